import { parentPort } from "node:worker_threads";

/** A voice that never says a word. */
parentPort?.on("message", () => {});
