/** A formatted number with a minus sign in place of the hyphen that formatters write. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}
