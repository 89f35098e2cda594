import { msPerDay } from "#values/day.ts";
import type { Encoding } from "./file/file.ts";
import type { Heading, Mapping, MappingQuestion } from "./file/mapping.ts";
import type { Separator } from "./file/table.ts";
import type { Forecast } from "./preview/forecast.ts";

export type ImportState =
  | "uploaded"
  | "importing"
  | "complete"
  | "failed"
  | "cancelled"
  | "undoing"
  | "undone";

/** The counts of an import so far; a race counts as updated if one of its distances changes. */
export type ImportTally = {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
  distances: { created: number; updated: number; unchanged: number };
};

/** An import in the list of the earlier ones. */
export type ImportLine = {
  id: string;
  fileName: string;
  state: ImportState;
  raceCount: number;
  done: number;
  tally: ImportTally;
  createdBy: string | null;
  createdAt: Date;
  finishedAt: Date | null;
};

/** An import at its address, whatever step it is at. */
export type RaceImport = ImportLine & {
  encoding: Encoding;
  separator: Separator;
  rowCount: number;
  distanceCount: number;
  problemCount: number;
  noticeCount: number;
  forecast: Forecast;
  headings: Heading[];
  mapping: Mapping;
  question: MappingQuestion | null;
  /** Whether dates of the file can be read in two orders. */
  hasOrder: boolean;
  /** A price of the file that can be read in two ways, such as 1.250. */
  numbers: string | null;
  /** Whether the runners of moved races are notified. */
  tellsRunners: boolean;
  onlyExisting: boolean;
  runs: number;
  startedAt: Date | null;
  heartbeatAt: Date | null;
};

export const noTally: ImportTally = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  distances: { created: 0, updated: 0, unchanged: 0 },
};

/** A batch takes a second or two; after this time without one, its process has ended. */
const silenceMs = 15_000;
/** The jobs take an interrupted import up again within half a minute; after this it stays interrupted. */
const abandonedMs = 120_000;

/**
 * How the work on an import goes on: it waits for its turn, it goes on, nothing was heard of it for
 * a while, or no job works on it any more.
 */
export function paceOf(
  { runs, heartbeatAt }: Pick<RaceImport, "runs" | "heartbeatAt">,
  now: Date,
): "waiting" | "going on" | "interrupted" | "abandoned" {
  const silent = heartbeatAt ? now.getTime() - heartbeatAt.getTime() : 0;
  if (silent > abandonedMs) return "abandoned";
  if (runs === 0) return "waiting";
  return silent > silenceMs ? "interrupted" : "going on";
}

/** How far the work on an import is. */
export type ImportProgress = {
  state: ImportState;
  pace: ReturnType<typeof paceOf>;
  done: number;
  total: number;
  /** The clock time in UTC when it was last heard of. */
  lastHeard: string | null;
};

/** Whether an import can start, or resume where it stopped. */
export function mayStart({
  state,
  raceCount,
  question,
}: Pick<RaceImport, "state" | "raceCount" | "question">): boolean {
  if (raceCount === 0 || question !== null) return false;
  return ["uploaded", "failed", "cancelled"].includes(state);
}

/** Days for which a file that was never imported is kept. */
export const unusedDays = 7;

/** Days for which an import can be undone. */
export const undoDays = 30;

/** Whether an import has stored something that can be undone. */
export function mayUndo(
  { state, tally, finishedAt }: Pick<ImportLine, "state" | "tally" | "finishedAt">,
  now: Date,
): boolean {
  const hasEnded = ["complete", "failed", "cancelled"].includes(state);
  const isRecent =
    finishedAt !== null && now.getTime() - finishedAt.getTime() < undoDays * msPerDay;
  return hasEnded && isRecent && tally.created + tally.updated > 0;
}

/** How the lists call the state of an import. */
export const stateNames: Record<ImportState, string> = {
  uploaded: "Not imported",
  importing: "Importing",
  complete: "Complete",
  failed: "Failed",
  cancelled: "Cancelled",
  undoing: "Being undone",
  undone: "Undone",
};
