// The heights a sheet can rest at, by name: "medium", "large", "fraction:0.3" of the window, "height:200" points.

const named = { medium: 'var(--medium)', large: 'var(--full)' };
const units = { fraction: (value) => `${Number(value) * 100}%`, height: (value) => `${Number(value)}px` };

/** The CSS length of a detent; large when it is not known. */
export function heightOf(detent) {
  if (Object.hasOwn(named, detent)) return named[detent];
  const [, unit, value] = /^(fraction|height):([0-9.]+)$/.exec(detent) ?? [];
  return unit ? units[unit](value) : named.large;
}
