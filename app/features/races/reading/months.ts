const months = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre", "setiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];

/** Short names are months only beside a number: `mar` alone is the sea. */
const shortMonths = "jan,ene feb mar apr,abr may jun jul aug,ago sep,sept,set oct nov dec,dic"
  .split(" ")
  .map((names) => names.split(","));

export const monthNames = months.flat();

/** `january` for `jan`, any other word as it is. */
export function monthInFull(word: string): string {
  const month = monthIn(word, true);
  return (month && months[month - 1]?.[0]) || word;
}

/** The month that a word names, from 1; by a short name only where `isBesideNumber`. */
export function monthIn(word: string, isBesideNumber: boolean): number | null {
  const at = months.findIndex(
    (names, month) =>
      names.includes(word) || (isBesideNumber && shortMonths[month]?.includes(word)),
  );
  return at < 0 ? null : at + 1;
}
