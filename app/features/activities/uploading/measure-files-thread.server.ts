import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type FoundFile, openFile, type ReadBefore } from "./measure-files.server.ts";
import { FileBytes } from "./zip.server.ts";

// The program of a thread. It reads the recordings of a chosen file one at a time and waits until each
// is stored, so that requests are not blocked and memory holds a single recording.

export type MeasuringTask = {
  name: string;
  /** Its bytes, or the path of the file on this machine. */
  content: Uint8Array | string;
  /** The path of a file that archives inside archives may be unpacked into. */
  nestedPath?: string;
  now: Date;
  /** What an earlier thread has reported. */
  before: ReadBefore;
};

/** Requests come first. On Linux, the priority applies to this thread only. */
const lowestPriority = 19;
if (process.platform === "linux") setPriority(lowestPriority);

let found: Iterator<FoundFile> | null = null;
let opened: FileBytes | null = null;

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

// The task to start with, or `null` for the next finding.
parentPort?.on("message", (task: MeasuringTask | null) => {
  if (task) {
    const { name, content, nestedPath, now, before } = task;
    opened?.close();
    opened = typeof content === "string" ? new FileBytes(content) : null;
    const bytes = typeof content === "string" ? opened : bufferOf(content);
    found = bytes && openFile({ name, bytes, now, ...(nestedPath && { nestedPath }) }, before);
  }
  const next = found?.next();
  const answer: FoundFile | null = !next || next.done ? null : next.value;
  parentPort?.postMessage(answer);
});
