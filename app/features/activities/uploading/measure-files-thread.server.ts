import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type FoundFile, openFile } from "./measure-files.server.ts";

// The program of a thread. It reads the recordings of a chosen file one at a time and waits until each
// is stored, so that requests are not blocked and memory holds a single recording.

export type MeasuringTask = {
  name: string;
  /** Its bytes, or the path of the file on this machine. */
  content: Uint8Array | string;
  now: Date;
  /** The number of findings to skip: an earlier thread has reported them. */
  skip: number;
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

/** A file of which only the requested bytes are in memory. It stays open. */
class FileBytes {
  readonly #file: number;
  readonly length: number;

  constructor(path: string) {
    this.#file = openSync(path, "r");
    this.length = fstatSync(this.#file).size;
  }

  subarray(from: number, to: number): Buffer {
    const bytes = Buffer.alloc(Math.max(0, Math.min(to, this.length) - from));
    const read = readSync(this.#file, bytes, 0, bytes.length, from);
    if (read < bytes.length) throw new RangeError("cut off");
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }
}
