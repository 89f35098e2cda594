import { csvHead, csvLine } from "#values/csv.ts";
import type { FigureKind, Sheet } from "./figure.ts";

/**
 * A tab's figures as a CSV file for spreadsheets: money in dollars, shares in percent, and no name
 * that a spreadsheet would run as a formula.
 */
export function sheetFile({ figures, charts, rankings }: Sheet): string {
  const rows = [
    ...figures.map(({ label, kind, value, before, definition }) => [
      "Figures",
      label,
      ...[value, before].map((number) => plain(number ?? null, kind)),
      definition,
    ]),
    ...charts.flatMap(({ title, kind, definition, bars, unit }) =>
      bars.map(({ from, value, before }) => [
        `${title} per ${unit}`,
        unit === "month" ? from.slice(0, 7) : from,
        plain(value, kind),
        plain(before, kind),
        definition,
      ]),
    ),
    ...rankings.flatMap(({ title, definition, rows }) =>
      rows.map(({ name, value }) => [title, name, value, "", definition]),
    ),
  ];
  const lines = rows.map((row) => csvLine(row));
  return csvHead(["Part", "Name", "Value", "Period before", "Definition"]) + lines.join("");
}

function plain(value: number | null, kind: FigureKind): string | number {
  if (value === null) return "";
  if (kind === "money") return (value / 100).toFixed(2);
  if (kind === "share") return `${Number((value * 100).toFixed(2))}%`;
  return kind === "stars" ? Number(value.toFixed(2)) : value;
}
