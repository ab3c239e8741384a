// A text that could not be sent, or says no value, stands in the way of what else is done on its screen, or in its column:
// that would be done with the text before and lose what was typed. Only the ways out stay open.

const waysOut = '[data-does="back"], [data-does="dismiss"], [data-role="cancel"], [data-placement="cancellationAction"]';

/**
 * Whether such a text holds back what is tapped or pressed. What could not be sent is tried again then, which says what is
 * wrong; of what says no value that is told by the event `invalid`.
 */
export function isHeldBack(element) {
  if (element.closest(waysOut)) return false;
  const fields = element.closest('.screen, .splitColumn, .alert')?.querySelectorAll('[aria-invalid="true"]') ?? [];
  const field = [...fields].find((each) => each.checkVisibility());
  field?.focus();
  field?.dispatchEvent(new Event(field.dataset.invalid === undefined ? 'input' : 'invalid', { bubbles: true }));
  return field !== undefined;
}
