/** `$9.99`, as cards are charged: always with cents. */
export function centsText(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
