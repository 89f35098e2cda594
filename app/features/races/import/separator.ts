import { columnName, isColumn } from "./columns.ts";

const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/**
 * What parts the cells: what Excel declares in a line `sep=;` above the names, or else what finds
 * most known names in the first line.
 */
export function separatorOf(text: string): Separator {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  const declared = /^"?sep=(.)"?$/i.exec(lines[0]?.trim() ?? "")?.[1];
  const wanted = separators.find((separator) => separator === declared);
  if (wanted) return wanted;
  const counts = separators.map((separator) => ({
    separator,
    known: (lines[0] ?? "").split(separator).map(columnName).filter(isColumn).length,
  }));
  return counts.reduce((best, next) => (next.known > best.known ? next : best)).separator;
}
