import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "#db/database.ts";
import type { Tally } from "#features/races/import/batch.server.ts";
import { importRaces } from "#features/races/import/commands.server.ts";
import { type DateOrder, dateOrders } from "#features/races/import/file/dates.ts";
import { maxFileBytes } from "#features/races/import/file/file.ts";
import { missingColumns, noMapping } from "#features/races/import/file/mapping.ts";
import type { FileProblem, ImportProblem } from "#features/races/import/file/problem.ts";
import { describeProblem, fileProblemText } from "#features/races/import/preview/messages.ts";
import { type ImportPreview, previewImport } from "#features/races/import/preview/preview.ts";
import type { DecimalMark } from "#features/races/written-price.ts";
import { openLog } from "#services/log/log.ts";

const usage = `Imports races from a CSV file or an Excel workbook into the database that DATABASE_URL or DATA_DIR names.

  npm run import -- FILE [--dry-run] [--only-existing] [--valid-only] [--dates day|month] [--decimals point|comma]

  --dry-run        prints what would change, and changes nothing
  --only-existing  updates existing races and adds none
  --valid-only     imports the rows without a problem; without it, one problem stops the import
  --dates          what comes first in dates such as 4/3/2027: the day or the month
  --decimals       what stands before the decimals in prices such as 1.250: the point or the comma
`;

const marks = new Map<string, DecimalMark>([
  ["point", "."],
  ["comma", ","],
]);

/** A longer list is cut, and its rest is counted. */
const maxListed = 200;

type Wishes = {
  dryRun: boolean;
  onlyExisting: boolean;
  validOnly: boolean;
  dates: DateOrder | null;
  decimals: DecimalMark | null;
};

/** Where the command finds its database, and where it writes its lines. */
export type ImportDesk = {
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>;
  print(line: string): void;
  complain(line: string): void;
};

/**
 * Imports the file that the arguments name, as the usage says, and tells what came of it.
 *
 * @returns whether all that was asked for was done
 * @throws when the arguments are wrong, or the file or the database cannot be read
 */
export async function importCommand(args: string[], desk: ImportDesk): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      "only-existing": { type: "boolean", default: false },
      "valid-only": { type: "boolean", default: false },
      dates: { type: "string" },
      decimals: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [path, ...others] = positionals;
  if (values.help) {
    desk.print(usage);
    return true;
  }
  if (path === undefined || others.length > 0) throw new Error(usage);
  const wishes = {
    dryRun: values["dry-run"],
    onlyExisting: values["only-existing"],
    validOnly: values["valid-only"],
    dates: dateOrders.find((order) => order === values.dates) ?? null,
    decimals: marks.get(values.decimals ?? "") ?? null,
  };
  return importFile(path, wishes, desk);
}

async function importFile(path: string, wishes: Wishes, desk: ImportDesk): Promise<boolean> {
  const { size } = await stat(path);
  const preview = previewImport(
    size > maxFileBytes ? new Uint8Array(maxFileBytes + 1) : await readFile(path),
    { mapping: { ...noMapping, dates: wishes.dates, decimals: wishes.decimals } },
  );
  if ("problem" in preview) {
    refuse(preview.problem, desk);
    return false;
  }
  if (preview.question === "columns") {
    const missing = missingColumns(preview.headings.map(({ column }) => column));
    refuse({ code: "missing-columns", columns: missing }, desk);
    return false;
  }
  if (preview.question === "numbers") {
    desk.complain(
      `The price ${preview.numbers} could be two amounts. Say with --decimals point or --decimals comma what stands before decimals in this file.`,
    );
    return false;
  }
  desk.print(describeFile(basename(path), preview));
  list(preview.plan.notices, desk.print);
  list(preview.plan.problems, desk.complain);
  if (preview.plan.problems.length > 0 && !wishes.validOnly) {
    desk.complain(
      "Nothing was imported. Correct these lines, or import the others with --valid-only.",
    );
    return false;
  }
  return await store(preview, wishes, desk);
}

function refuse(problem: FileProblem, { complain }: ImportDesk): void {
  const { message, detail } = fileProblemText(problem);
  complain(`${message}. ${detail}`);
}

function store({ plan }: ImportPreview, wishes: Wishes, desk: ImportDesk): Promise<boolean> {
  return desk.withDatabase(async (db) => {
    const result = await importRaces({ db, log: openLog("warn") }, plan, {
      dryRun: wishes.dryRun,
      onlyExisting: wishes.onlyExisting,
      skipRefused: wishes.validOnly,
    });
    list(result.errors, desk.complain);
    desk.print(describeResult(result, wishes));
    return result.status === "complete";
  });
}

function describeFile(name: string, preview: ImportPreview): string {
  const { plan, rowCount, distanceCount, encoding, separator } = preview;
  const parted = { ",": "commas", ";": "semicolons", "\t": "tabs", cells: "cells" }[separator];
  return `${name} (${encoding}, ${parted}): ${rowCount} rows, ${plan.races.length} races, ${distanceCount} distances.`;
}

function describeResult(result: Tally & { status: string }, { dryRun }: Wishes): string {
  const { created, updated, unchanged, skipped, distances, failed } = result;
  const isCutOff = result.status === "failed";
  if (isCutOff && created + updated === 0) return "The import failed. Nothing was imported.";
  const done = isCutOff ? "The import failed half way. Imported before that:" : "Imported:";
  return [
    dryRun ? "A dry run: nothing was changed. It would have been:" : done,
    `  races      ${created} added, ${updated} updated, ${unchanged} unchanged`,
    `  distances  ${distances.created} added, ${distances.updated} updated, ${distances.unchanged} unchanged`,
    ...(skipped > 0 ? [`  skipped    ${skipped} races`] : []),
    ...(failed.length > 0 ? [`  refused    ${failed.length} races`] : []),
  ].join("\n");
}

function list(problems: ImportProblem[], write: (line: string) => void): void {
  for (const problem of problems.slice(0, maxListed)) write(describeProblem(problem));
  if (problems.length > maxListed) write(`… and ${problems.length - maxListed} more.`);
}
