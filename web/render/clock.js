// Times that the client writes, in the person's language and time zone. The element says which; `written` gives its words
// at a moment, and interaction/clocks.js has them said. The pass writes no words into it, so that it need not know of them.

import { h } from './describe.js';

/** A part of a text that is a time. */
export const clock = ({ dateStyle, date, bound, hidesHours }, attributes) => h('time', {
  ...attributes, class: 'clock', datetime: date, 'data-date-style': dateStyle, 'data-bound': bound, 'data-hides-hours': hidesHours,
});

const units = [['year', 31_536_000], ['month', 2_592_000], ['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]];

// A format takes a while to be made, and a page may have hundreds of times that are written every second.
const formats = new Map();

function format(Kind, language, options) {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Kind(language, options));
  return formats.get(key);
}

const between = (least, value, most) => Math.min(Math.max(value, least), most);

const inUnit = (value, unit, unitDisplay, language, signDisplay = 'auto') =>
  format(Intl.NumberFormat, language, { style: 'unit', unit, unitDisplay, signDisplay }).format(value);

// The two largest units there are anything of, side by side.
function spoken(seconds, language) {
  const first = units.findIndex(([, length]) => seconds >= length);
  if (first < 0) return inUnit(0, 'second', 'short', language);
  let rest = seconds;
  const parts = units.slice(first, first + 2).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 && inUnit(count, unit, 'short', language);
  });
  return format(Intl.ListFormat, language, { type: 'unit', style: 'short' }).format(parts.filter(Boolean));
}

function offset(seconds, language) {
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? units.at(-1);
  return inUnit(Math.trunc(seconds / length), unit, 'long', language, 'exceptZero');
}

function counted(seconds, hidesHours, language) {
  const digits = (value, least) => format(Intl.NumberFormat, language, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  const hours = hidesHours ? 0 : Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) - hours * 60;
  const parts = [...(hours > 0 ? [digits(hours, 1)] : []), digits(minutes, hours > 0 ? 2 : 1), digits(seconds % 60, 2)];
  return parts.join(':');
}

// What is left is counted until nothing is, so a second that has begun is still there; what has passed is counted in whole ones.
const left = (milliseconds) => Math.ceil(milliseconds / 1000);
const passed = (milliseconds) => Math.floor(milliseconds / 1000);
const away = (date, now) => (date > now ? left(date - now) : passed(now - date));

const ways = {
  date: ({ date, language }) => format(Intl.DateTimeFormat, language, { dateStyle: 'long' }).format(date),
  time: ({ date, language }) => format(Intl.DateTimeFormat, language, { timeStyle: 'short' }).format(date),
  relative: ({ date, now, language }) => spoken(away(date, now), language),
  offset: ({ date, now, language }) => offset(date > now ? -left(date - now) : passed(now - date), language),
  timer: ({ date, now, language, hidesHours }) => counted(away(date, now), hidesHours, language),
  countDown: ({ date, bound, now, language, hidesHours }) => counted(left(between(0, date - now, date - bound)), hidesHours, language),
  countUp: ({ date, bound, now, language, hidesHours }) => counted(passed(between(0, now - date, bound - date)), hidesHours, language),
};

/** The words of a clock at a moment, in milliseconds; the date as it is where it is none, or to be written in an unknown way. */
export function written({ dateStyle, date: text, bound, hidesHours = false }, now, language) {
  const date = Date.parse(text);
  if (!Number.isFinite(date) || !Object.hasOwn(ways, dateStyle)) return text;
  const other = Date.parse(bound);
  const end = Number.isFinite(other) ? other : dateStyle === 'countUp' ? Infinity : -Infinity;
  return ways[dateStyle]({ date, bound: end, now, hidesHours, language });
}
