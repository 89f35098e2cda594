import type { Worker } from "node:worker_threads";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { FoundFile } from "./opening.server.ts";
import type { OpeningTask } from "./opening-thread.server.ts";

/** Of a processor: the largest recordings take two seconds. */
const mostWorkMs = 30_000;
/** The lowest priority may wait long for a processor. */
const longestMs = 10 * mostWorkMs;
/** Of the heap alone: the columns of the largest recordings take a third of it. */
const mostMegabytes = 512;
/** A thread that fails so often at once will not do better. */
const mostFailures = 5;

const program = "app/features/activities/uploading/opening-thread.server.ts";

/** Reads files in a thread of its own, one after the other. Close it: it waits for further files. */
export class OpeningThread {
  #worker: Worker | null = null;

  /**
   * What a chosen file holds, one recording after the other. A recording that takes too long or too
   * much memory is refused, and another thread reads on behind it.
   * @param skip - so many findings were told before
   */
  async *open(
    file: { name: string; bytes: Uint8Array; now: Date },
    skip = 0,
  ): AsyncGenerator<FoundFile> {
    let told = skip;
    let failures = 0;
    while (failures < mostFailures) {
      let found = await this.#ask({ ...file, skip: told });
      while (found !== "failed") {
        if (found === null) return;
        failures = 0;
        told += 1;
        yield found;
        found = await this.#ask(null);
      }
      await this.close();
      failures += 1;
      told += 1;
      yield { name: file.name, kind: "refused", problem: { code: "too-slow" } };
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #ask(task: OpeningTask | null): Promise<FoundFile | null | "failed"> {
    const limits = { maxOldGenerationSizeMb: mostMegabytes };
    this.#worker ??= startThread(program, { limits });
    try {
      this.#worker.postMessage(task);
      return await nextMessage<FoundFile | null>(this.#worker, longestMs, mostWorkMs);
    } catch {
      return "failed";
    }
  }
}
