import { parentPort, workerData } from "node:worker_threads";
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

const { name, bytes, now, skip }: OpeningTask = workerData;
const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const found = openFile({ name, bytes: given, now }, skip);

tell();
parentPort?.on("message", tell);

function tell() {
  const next = found.next();
  const answer: FoundFile | null = next.done ? null : next.value;
  parentPort?.postMessage(answer);
}
