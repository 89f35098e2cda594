const counted = new Intl.NumberFormat("en-US");

/** A number of things: `1,250`. */
export function formatCount(count: number): string {
  return counted.format(count);
}
