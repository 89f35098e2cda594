import type { Worker } from "node:worker_threads";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import { storedCountry } from "../../places/gazetteer/gazetteer.server.ts";
import type { FileProblem, ImportProblem } from "../file/problem.ts";
import type { FileRace } from "./plan.ts";
import type {
  FileSummary,
  KnownMappings,
  ReadingAnswer,
  ReadingQuestion,
  ReadingTask,
} from "./preview.ts";

/** The limits of reading: a calendar of races stays far below them. */
const longestReadingMs = 60_000;
const mostMegabytes = 1024;

/** A file that was read in a separate thread. Close it: the thread holds all of its races. */
export type FileReading = {
  summary: FileSummary;
  /** Sorted by day and name, so that the same file gives the same batches again. */
  races(from: number, count: number): Promise<FileRace[]>;
  /** The rows that were not imported, also those that `problems` are about: see `errorFile`. */
  errorFile(problems: ImportProblem[]): Promise<string>;
  close(): Promise<void>;
};

/** Reads a file in a separate thread, so that the event loop stays free. */
export async function readInThread(
  bytes: Uint8Array,
  known: KnownMappings,
): Promise<FileReading | { problem: FileProblem }> {
  const worker = startThread("app/features/races/import/preview/reading-thread.server.ts", {
    data: { bytes, known } satisfies ReadingTask,
    limits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const first = await answerOf(worker).catch(() => tooMuch);
  if (first.kind !== "summary") {
    await worker.terminate();
    if (first.kind === "refusal") return { problem: first.problem };
    throw unexpected(first);
  }
  const ask = (question: ReadingQuestion) => {
    const answer = answerOf(worker);
    worker.postMessage(question);
    return answer;
  };
  return {
    summary: first.summary,
    async races(from, count) {
      const answer = await ask({ kind: "races", from, count });
      if (answer.kind !== "races") throw unexpected(answer);
      return answer.races.map((race) => ({ ...race, country: storedCountry(race.country) }));
    },
    async errorFile(problems) {
      const answer = await ask({ kind: "error file", problems });
      if (answer.kind !== "error file") throw unexpected(answer);
      return answer.text;
    },
    async close() {
      await worker.terminate();
    },
  };
}

const tooMuch: ReadingAnswer = { kind: "refusal", problem: { code: "too-slow" } };

function unexpected({ kind }: ReadingAnswer): Error {
  return new Error(`The thread that reads the file answered with: ${kind}.`);
}

function answerOf(thread: Worker): Promise<ReadingAnswer> {
  return nextMessage(thread, longestReadingMs);
}
