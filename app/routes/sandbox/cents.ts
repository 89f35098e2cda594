/** `$9.99`, as cards are charged: always with cents. */
export function centsText(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** `2026-11-20` of seconds since 1970. */
export function dayOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
