import { csvHead, csvLine } from "#values/csv.ts";
import { columns } from "../file/columns.ts";
import type { FindingCode, ImportProblem } from "../file/problem.ts";
import { findingText } from "./messages.ts";
import type { FileRace } from "./plan.ts";
import type { ImportPreview } from "./preview.ts";

/**
 * A CSV file of the rows that were not imported, in the order of the file, each with what is wrong
 * with it in front: unreadable rows, and rows with `problems` of the import.
 * A race that was left out as a whole brings all of its rows. Corrected, it can be imported itself.
 */
export function errorFile(
  { plan, rows }: Pick<ImportPreview, "plan" | "rows">,
  problems: ImportProblem[],
): string {
  const races = new Map(plan.races.map((race) => [race.line, race]));
  const messages = new Map<number, Set<string>>();
  for (const problem of [...plan.problems, ...problems]) {
    const message = findingText(problem.finding);
    for (const line of linesOf(problem, races)) {
      messages.set(line, (messages.get(line) ?? new Set()).add(message));
    }
  }
  const cells = new Map(rows.map((row) => [row.line, row.cells]));
  const lines = [...messages].sort(([a], [b]) => a - b);
  return [
    csvHead(["line", "error", ...columns]),
    ...lines.map(([line, said]) =>
      csvLine([
        String(line),
        [...said].join(" "),
        ...columns.map((column) => cells.get(line)?.[column] ?? null),
      ]),
    ),
  ].join("");
}

/** Findings about a race as a whole. */
const aboutRaces: readonly FindingCode[] = [
  "race-not-found",
  "race-not-saved",
  "race-stays-cancelled",
];

function linesOf({ line, finding }: ImportProblem, races: Map<number, FileRace>): number[] {
  if (line === null) return [];
  const race = aboutRaces.includes(finding.code) ? races.get(line) : undefined;
  return race ? [line, ...race.distances.map((distance) => distance.line)] : [line];
}
