// Rows, cards and whatever else has a menu of its own.

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

// The room beside the rows is their list's, if nothing else is there.
const around = '.scroller, .content';
const alone = '.content > :is(.list, .table)[data-context]:only-child';
const beside = (element) => (element.matches?.(around) ? (element.closest('.scroller') ?? element).querySelector(alone) : null);

/** What around an element has a menu of its own, if the element is not to be left to the browser. */
export const hostOf = (element) => (element.closest?.(`${fields}, [popover], .row-strip`) ? null
  : element.closest?.('[data-context]') ?? beside(element));

/** The button of a host's menu. */
export const openerOf = (host) => [...host.querySelectorAll('.row-more, .context-more')]
  .find((button) => button.closest('[data-context]') === host);

/** Rows of lists and of tables. */
export const rows = '.row, .tableRow';

const actions = '.row-strip > button, .row-action';

/** What of its row an element stands for: all of it, or an action that it offers. */
export function awaited(element) {
  if (element.matches(actions)) return 'action';
  return element.matches('.row-select') ? 'row' : null;
}

/** Whether something that a row offers was asked for and is not answered yet. */
export const isWaiting = (row) => row.querySelector(`:is(${actions})[data-pending]`) !== null;

/** Whether an element is one of the actions of a row that waits for an answer to one of them. */
export const isAsked = (element) => element.matches(actions) && isWaiting(element.closest(rows));
