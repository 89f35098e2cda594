import { closeSync, fstatSync, openSync, readSync } from "node:fs";

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
