/**
 * The number at the top of an axis that begins at 0: the smallest 1, 2, 4, 6 or 8 with zeros that is not
 * less. Half of it is a whole number from 2 on, so that the middle can be labelled.
 */
export function axisTop(largest: number): number {
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= largest) ?? 10;
  return step * power === 1 ? 2 : step * power;
}

/** Which of `count` bars get a label, evenly spaced and `most` at the most; the last one always. */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(Math.ceil(count / most), 1);
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}

/**
 * Round numbers from one not above `low` to one not below `high`: multiples of the first of `steps`
 * that gives `most` at the most, or of its last one times a power of ten.
 * @example ticksBetween(283, 341, [5, 10, 15, 30, 60], 5) // [270, 300, 330, 360]
 */
export function ticksBetween(
  low: number,
  high: number,
  steps: readonly number[],
  most: number,
): number[] {
  const largest = Math.max(...steps);
  const all = [...steps, ...[1, 2, 3, 4].map((power) => largest * 10 ** power)];
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) + 1 <= most;
  const step = all.find(fits) ?? largest;
  const from = Math.floor(low / step);
  const count = Math.max(Math.ceil(high / step) - from, 1);
  return Array.from({ length: count + 1 }, (_, place) => (from + place) * step);
}
