import type { FileProblem, ImportProblem } from "../file/problem.ts";
import type { FileRace } from "./plan.ts";
import type { ImportPreview, KnownMappings } from "./preview.ts";

/** How many of the problems and of the notices a summary names. */
export const summaryLimits = { problems: 1000, notices: 1000 } as const;

/** A summary of a file without its races. */
export type FileSummary = Pick<
  ImportPreview,
  | "encoding"
  | "separator"
  | "rowCount"
  | "distanceCount"
  | "headings"
  | "dates"
  | "question"
  | "decimals"
  | "since"
  | "hasOrder"
  | "numbers"
> & {
  raceCount: number;
  problemCount: number;
  noticeCount: number;
  problems: ImportProblem[];
  notices: ImportProblem[];
};

/** The input of the thread. */
export type ReadingTask = { bytes: Uint8Array; known: KnownMappings };

/** A request to the thread that reads a file: for some of its races, or for its error file. */
export type ReadingQuestion =
  | { kind: "races"; from: number; count: number }
  | { kind: "error file"; problems: ImportProblem[] };

/** Its first message is about the whole file; each further one answers one question. */
export type ReadingAnswer =
  | { kind: "refusal"; problem: FileProblem }
  | { kind: "summary"; summary: FileSummary }
  | { kind: "races"; races: FileRace[] }
  | { kind: "error file"; text: string };
