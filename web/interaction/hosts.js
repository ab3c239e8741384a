// Rows, cards and whatever else has a menu of its own.

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** What around an element has a menu of its own, if the element is not to be left to the browser. */
export const hostOf = (element) =>
  (element.closest?.(`${fields}, [popover], .row-strip`) ? null : element.closest?.('[data-context]') ?? null);

/** The button of a host's menu. */
export const openerOf = (host) => [...host.querySelectorAll('.row-more, .context-more')]
  .find((button) => button.closest('[data-context]') === host);
