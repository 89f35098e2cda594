import { parentPort } from "node:worker_threads";
import type { VoiceOrder } from "../../../../app/services/speech/built-in-worker.ts";
import { silentMp3 } from "../speech.ts";

/** A voice that crashes at the word "crash". */
parentPort?.on("message", (order: VoiceOrder) => {
  if (order.kind === "stop") return;
  if (order.lines.some(({ ssml }) => ssml === "crash")) throw new Error("out of memory");
  parentPort?.postMessage({ kind: "spoken", id: order.id, mp3: silentMp3(1), lines: [] });
});
