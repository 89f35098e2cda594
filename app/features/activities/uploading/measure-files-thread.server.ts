import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type FoundFile, openFile } from "./opening.server.ts";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";

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

/** The bytes of a file, of which only those are in memory that are asked for. It stays open. */
export class FileBytes {
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
