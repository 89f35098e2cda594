import { parentPort, workerData } from "node:worker_threads";
import { type ListForm, readList } from "./list-reading.ts";

// The program of a thread: it reads the list that it is given, so that no request waits for it.

export type ListTask = { bytes: Uint8Array; form: ListForm };

const { bytes, form }: ListTask = workerData;
parentPort?.postMessage(readList(bytes, form));
