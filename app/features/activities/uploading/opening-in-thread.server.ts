import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#db/root.ts";
import type { FoundFile } from "./opening.server.ts";
import type { OpeningTask } from "./opening-thread.server.ts";

/** The largest recordings take two seconds. */
const longestMs = 30_000;
const mostMegabytes = 768;

const program = "app/features/activities/uploading/opening-thread.server.ts";

/** A thread that fails so often at once will not do better. */
const mostFailures = 5;

/**
 * Reads what a chosen file holds in a thread of its own, one recording after the other. A recording
 * that takes too long or too much memory is refused, and another thread reads on behind it.
 * @param skip - so many findings were told before
 */
export async function* openInThread(
  file: { name: string; bytes: Uint8Array; now: Date },
  skip = 0,
): AsyncGenerator<FoundFile> {
  let told = skip;
  let failures = 0;
  while (failures < mostFailures) {
    const worker = startThread({ ...file, skip: told });
    try {
      for (let found = await answerOf(worker); found !== "failed"; found = await answerOf(worker)) {
        if (found === null) return;
        failures = 0;
        told += 1;
        yield found;
        worker.postMessage(null);
      }
    } finally {
      await worker.terminate();
    }
    failures += 1;
    told += 1;
    yield { name: file.name, kind: "refused", problem: { code: "too-slow" } };
  }
}

function startThread(task: OpeningTask): Worker {
  return new Worker(join(projectRoot(), program), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
}

async function answerOf(worker: Worker): Promise<FoundFile | null | "failed"> {
  const gone = new AbortController();
  const end = () => gone.abort();
  worker.once("exit", end);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(longestMs), gone.signal]);
    const [found]: (FoundFile | null)[] = await once(worker, "message", { signal });
    return found ?? null;
  } catch {
    return "failed";
  } finally {
    worker.off("exit", end);
  }
}
