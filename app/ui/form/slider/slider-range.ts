export type Range = { from: number; to: number };

/** The range after one end was moved; the moved end stops at the other one. */
export function moveEnd(range: Range, end: keyof Range, value: number): Range {
  return end === "from"
    ? { ...range, from: Math.min(value, range.to) }
    : { ...range, to: Math.max(value, range.from) };
}

/**
 * The range after one end was typed, inside the bounds and on a whole step; what cannot be read
 * becomes the bound of its side. Ends out of order change places. The other end stays as exact as
 * it was, and so does this one when nothing else was typed.
 */
export function typeEnd(
  range: Range,
  end: keyof Range,
  text: string,
  { bounds, step }: { bounds: Range; step: number },
): Range {
  if (text.trim() !== "" && Number(text) === range[end]) return range;
  const next = { ...range, [end]: snap(text, bounds[end], bounds, step) };
  return next.from <= next.to ? next : { from: next.to, to: next.from };
}

/** Where a value lies between the bounds, in percent; what lies outside is at the nearer bound. */
export function percentOf(value: number, bounds: Range): number {
  const percent = ((value - bounds.from) / (bounds.to - bounds.from)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

function snap(text: string, fallback: number, bounds: Range, step: number): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number)) return fallback;
  const stepped = bounds.from + Math.round((number - bounds.from) / step) * step;
  return Math.min(bounds.to, Math.max(bounds.from, stepped));
}
