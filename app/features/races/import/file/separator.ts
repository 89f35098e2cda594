import { columnOf } from "./headings.ts";

export const separators = [",", ";", "\t"] as const;
export type Separator = (typeof separators)[number];

/**
 * What parts the cells: what Excel declares in a line `sep=;` above the names, or else what finds
 * most known names in the first line, and of those what finds most names.
 */
export function separatorOf(text: string): Separator {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  const declared = /^"?sep=(.)"?$/i.exec(lines[0]?.trim() ?? "")?.[1];
  const wanted = separators.find((separator) => separator === declared);
  if (wanted) return wanted;
  const counts = separators.map((separator) => {
    const names = (lines[0] ?? "").split(separator);
    return { separator, known: names.filter(columnOf).length, all: names.length };
  });
  return counts.reduce((best, next) => {
    const isBetter = next.known === best.known ? next.all > best.all : next.known > best.known;
    return isBetter ? next : best;
  }).separator;
}
