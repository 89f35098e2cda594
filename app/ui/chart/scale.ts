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
