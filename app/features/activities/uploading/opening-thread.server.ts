import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type FoundFile, openFile } from "./opening.server.ts";

// The program of a thread: it reads what a chosen file holds, one recording after the other, and waits
// until each one is stored, so that no request waits and memory holds one recording.

export type OpeningTask = {
  name: string;
  bytes: Uint8Array;
  now: Date;
  /** So many findings of an earlier thread are passed. */
  skip: number;
};

/** Requests come first: on Linux a priority is that of the thread alone. */
const lowestPriority = 19;
if (process.platform === "linux") setPriority(lowestPriority);

let found: Iterator<FoundFile> | null = null;

// A file to begin with, or `null` for the next finding.
parentPort?.on("message", (task: OpeningTask | null) => {
  if (task) {
    const { name, bytes, now, skip } = task;
    const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    found = openFile({ name, bytes: given, now }, skip);
  }
  const next = found?.next();
  const answer: FoundFile | null = !next || next.done ? null : next.value;
  parentPort?.postMessage(answer);
});
