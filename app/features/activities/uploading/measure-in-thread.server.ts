import type { Worker } from "node:worker_threads";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import { maxActivityBytes } from "../reading/recording.ts";
import type { FoundFile, ReadBefore } from "./measure-files.server.ts";
import type { MeasuringTask } from "./measure-files-thread.server.ts";

/** Processor time. The largest recordings take two seconds. */
const mostWorkMs = 10_000;
/** Elapsed time: a thread of the lowest priority may wait long for a processor. */
const longestMs = 30 * mostWorkMs;
/** Of the heap. The columns of the largest recordings take a third of it. */
const mostMegabytes = 512;
/** Of its new objects. With more room, garbage of many recordings waits there for a collection. */
const youngMegabytes = 8;
/** After this many failures in a row, the rest of the file is skipped. */
const mostFailures = 5;

const program = "app/features/activities/uploading/measure-files-thread.server.ts";

/** Reads files in a separate thread, one at a time. The thread waits for more files until it is closed. */
export class MeasuringThread {
  #worker: Worker | null = null;
  readonly #signal: AbortSignal | undefined;

  /** @param signal - ends the thread */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * The recordings of a chosen file, one at a time. A recording that takes too much time or memory is
   * refused, and another thread continues after it.
   * @param before - what was reported before
   */
  async *open(
    file: Omit<MeasuringTask, "before">,
    before: ReadBefore = { skip: 0, unpacked: 0 },
  ): AsyncGenerator<FoundFile> {
    let { skip: reported, unpacked } = before;
    let failures = 0;
    while (failures < mostFailures) {
      let found = await this.#ask({ ...file, before: { skip: reported, unpacked } });
      while (found !== "failed") {
        if (found === null) return;
        failures = 0;
        reported += 1;
        unpacked = found.unpacked;
        yield found;
        found = await this.#ask(null);
      }
      await this.close();
      failures += 1;
      reported += 1;
      // What the thread unpacked for it is not known: it counts as the largest recording.
      unpacked += maxActivityBytes;
      const problem = { code: "too-slow" } as const;
      yield { name: file.name, kind: "refused", problem, total: reported, unpacked };
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #ask(task: MeasuringTask | null): Promise<FoundFile | null | "failed"> {
    const limits = {
      maxOldGenerationSizeMb: mostMegabytes,
      maxYoungGenerationSizeMb: youngMegabytes,
    };
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
