/** An amount as an organizer types it, in minor units: `80`, `79.50` or `79,5`; `null` for anything else. */
export function readAmount(typed: string): number | null {
  const [, whole, cents = ""] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

/** The same amount in a field: `80`, `79.50`. */
export function writtenAmount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
