import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { FileBytes } from "./file-bytes.server.ts";
import { type FoundFile, openFile } from "./opening.server.ts";

// The program of a thread: it reads what a chosen file holds, one recording after the other, and waits
// until each one is stored, so that no request waits and memory holds one recording.

export type OpeningTask = {
  name: string;
  /** Its bytes, or the path of the file on this machine. */
  content: Uint8Array | string;
  now: Date;
  /** So many findings of an earlier thread are passed. */
  skip: number;
};

/** Requests come first: on Linux a priority is that of the thread alone. */
const lowestPriority = 19;
if (process.platform === "linux") setPriority(lowestPriority);

let found: Iterator<FoundFile> | null = null;
let opened: FileBytes | null = null;

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

// A file to begin with, or `null` for the next finding.
parentPort?.on("message", (task: OpeningTask | null) => {
  if (task) {
    const { name, content, now, skip } = task;
    opened?.close();
    opened = typeof content === "string" ? new FileBytes(content) : null;
    const bytes = typeof content === "string" ? opened : bufferOf(content);
    found = bytes && openFile({ name, bytes, now }, skip);
  }
  const next = found?.next();
  const answer: FoundFile | null = !next || next.done ? null : next.value;
  parentPort?.postMessage(answer);
});
