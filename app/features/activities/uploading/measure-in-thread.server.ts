import type { Worker } from "node:worker_threads";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { FoundFile } from "./opening.server.ts";
import type { OpeningTask } from "./opening-thread.server.ts";

/** Of a processor: the largest recordings take two seconds. */
const mostWorkMs = 10_000;
/** The lowest priority may wait long for a processor. */
const longestMs = 30 * mostWorkMs;
/** Of the heap alone: the columns of the largest recordings take a third of it. */
const mostMegabytes = 512;
/** A thread that fails so often at once will not do better. */
const mostFailures = 5;

const program = "app/features/activities/uploading/opening-thread.server.ts";

/** Reads files in a thread of its own, one after the other. Close it: it waits for further files. */
export class OpeningThread {
  #worker: Worker | null = null;
  readonly #signal: AbortSignal | undefined;

  /** @param signal - ends the thread: nobody waits for what it finds */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * What a file that was chosen holds, one recording after the other. A recording that takes too long or too
   * much memory is refused, and another thread reads on behind it.
   * @param skip - so many findings were told before
   */
  async *open(file: Omit<OpeningTask, "skip">, skip = 0): AsyncGenerator<FoundFile> {
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
      const limits = { mostWorkMs, stopped: this.#signal };
      return await nextMessage<FoundFile | null>(this.#worker, longestMs, limits);
    } catch {
      this.#signal?.throwIfAborted();
      return "failed";
    }
  }
}
