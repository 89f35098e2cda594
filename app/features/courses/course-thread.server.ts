import { parentPort, workerData } from "node:worker_threads";
import { measureHere } from "./measured-here.server.ts";

// The program of a thread: it reads and measures one course file, so that no request waits for
// hundreds of thousands of points.

export type CourseTask = { bytes: Uint8Array };

const { bytes }: CourseTask = workerData;
parentPort?.postMessage(measureHere(bytes));
