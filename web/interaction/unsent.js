// A text that could not be sent stands in the way of what else is done on its screen, which would be done with the text
// before and lose what was typed. Only the ways out stay open.

const waysOut = '[data-does="back"], [data-does="dismiss"], [data-role="cancel"], [data-placement="cancellationAction"]';

/** Whether such a text holds back what is tapped or pressed; it is tried again then, which says what is wrong. */
export function isHeldBack(element) {
  if (element.closest(waysOut)) return false;
  const fields = element.closest('.screen, .alert')?.querySelectorAll('[aria-invalid="true"]') ?? [];
  const field = [...fields].find((each) => each.checkVisibility());
  field?.focus();
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  return field !== undefined;
}
