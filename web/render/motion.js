// Arrivals and departures. What leaves is out of reach at once (inert, without its name) and only its picture stays for
// the time of the motion, so that a transition never delays anything a person does.

export const duration = 250;

export class Motion {
  #timers;
  #still;
  #live = false;

  /** `still()`: whether the person asked for less motion. */
  constructor({ timers = globalThis, still }) {
    this.#timers = timers;
    this.#still = still;
  }

  /** From now on things move; what is drawn before is simply there. */
  begin() {
    this.#live = true;
  }

  arrive(element) {
    if (!this.#live || this.#still()) return;
    element.setAttribute('data-arriving', '');
    this.#timers.setTimeout(() => element.removeAttribute('data-arriving'), duration);
  }

  depart(element) {
    if (!this.#live || this.#still()) return false;
    element.inert = true;
    element.removeAttribute('data-id');
    element.removeAttribute('data-arriving');
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute('data-leaving', '');
    this.#timers.setTimeout(() => element.remove(), duration);
    return true;
  }
}
