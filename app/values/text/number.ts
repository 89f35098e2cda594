/** Anything smaller than a millionth is rounded to zero. */
const smallest = 1e-6;

/**
 * A number with commas: `1,250.5`. It is what `Intl.NumberFormat("en-US")` writes, without a sign at zero.
 * The first formatter of a page costs a browser 17 ms, which a phone has in no task to spare.
 * @param value - less than 10¹⁵
 * @param most - the largest number of decimals, up to five; a half is rounded away from zero
 * @param least - the smallest number of decimals, even where they are zeros
 */
export function formatNumber(value: number, most = 0, least = 0): string {
  const size = Math.abs(value) < smallest ? 0 : Math.abs(value);
  // Moving the point of the written number loses nothing: 1.005 × 100 is 100.49999999999999.
  const digits = String(Math.round(Number(`${size}e${most}`))).padStart(most + 1, "0");
  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = digits.slice(point).replace(/0+$/, "").padEnd(least, "0");
  const sign = value < 0 && /[1-9]/.test(digits) ? "-" : "";
  return sign + (decimals ? `${whole}.${decimals}` : whole);
}

/** A formatted number with a minus sign in place of the hyphen that formatters write. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
