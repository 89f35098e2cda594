import { cpus, totalmem } from "node:os";

/** Prints a heading with the machine, then the rows in columns. */
export function printTable(title: string, rows: Record<string, string | number>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? "")));
  const widths = columns.map((column, place) =>
    Math.max(column.length, ...cells.map((row) => (row[place] ?? "").length)),
  );
  const line = (row: string[]) =>
    row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join("  ");
  console.log(`\n## ${title}`);
  console.log(`${machine()}\n`);
  console.log(line(columns));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of cells) console.log(line(row));
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The value below which `share` of the sorted sample lies, e.g. `0.95`. */
export function percentile(sample: number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The processor, the memory and the version of Node. */
export function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? "unknown processor"}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}`;
}
