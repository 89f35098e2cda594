import { parentPort, workerData } from "node:worker_threads";
import { type ReadDistance, type ResultMapping, readResults } from "./reading.ts";

// The program of a thread: it reads the file that it is given, so that no request waits for it.

export type ResultsTask = {
  bytes: Uint8Array;
  distance: ReadDistance;
  /** What was said of the columns, by the key of their headings. */
  known: Record<string, ResultMapping>;
};

const { bytes, distance, known }: ResultsTask = workerData;
const mappingOf = (key: string) => (Object.hasOwn(known, key) ? (known[key] ?? null) : null);
parentPort?.postMessage(readResults(bytes, distance, mappingOf));
