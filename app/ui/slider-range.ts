export type Range = { from: number; to: number };

/**
 * A range inside its bounds, on whole steps, with its ends in order. What cannot be read becomes
 * the bound of its side.
 */
export function toRange(from: unknown, to: unknown, bounds: Range, step = 1): Range {
  const low = snap(from, bounds.from, bounds, step);
  const high = snap(to, bounds.to, bounds, step);
  return low <= high ? { from: low, to: high } : { from: high, to: low };
}

/** The range after one end was moved; the moved end stops at the other one. */
export function moveEnd(range: Range, end: keyof Range, value: number): Range {
  return end === "from"
    ? { ...range, from: Math.min(value, range.to) }
    : { ...range, to: Math.max(value, range.from) };
}

/** Where a value lies between the bounds, in percent. */
export function percentOf(value: number, bounds: Range): number {
  return ((value - bounds.from) / (bounds.to - bounds.from)) * 100;
}

function snap(value: unknown, fallback: number, bounds: Range, step: number): number {
  const text = typeof value === "string" ? value.trim() : value;
  const number = text === "" || text === null || text === undefined ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return fallback;
  const stepped = bounds.from + Math.round((number - bounds.from) / step) * step;
  return Math.min(bounds.to, Math.max(bounds.from, stepped));
}
