import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#db/root.ts";
import type { ProblemKind } from "../providers/problem.ts";
import type { VoiceNotice, VoiceOrder } from "./built-in-worker.ts";
import { readFrames } from "./mp3.ts";
import { checkLength, type Speech, type Spoken, speechProblem } from "./speech.ts";

const optionalPackage = "@echogarden/espeak-ng-emscripten";

const usualTimes = {
  /** A worker that has been idle for this long ends, which frees its memory. */
  idleMs: 20_000,
  /** A worker that does not finish a line within this time has failed. */
  stuckMs: 120_000,
};

const usualWorker = "app/services/speech/built-in-worker.ts";
const mostCharacters = 10_000;

type Request = { done: (spoken: Spoken) => void; fail: (cause: unknown) => void };

/** Whether the optional package of the built-in voice is installed. */
export function isVoiceInstalled(root = projectRoot()): boolean {
  try {
    createRequire(join(root, "package.json")).resolve(optionalPackage);
    return true;
  } catch {
    return false;
  }
}

/**
 * A synthetic voice in a worker thread of this process, at a low priority. The worker starts with the
 * first words and ends when everything has been said.
 */
export function builtInVoice(times = usualTimes, workerFile = usualWorker): Speech {
  const requests = new Map<number, Request>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let stuck: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(join(projectRoot(), workerFile), { execArgv: [] });
    let cause: unknown = new Error("The voice has ended.");
    started.on("message", hear);
    // Without a listener an error in the worker would end the whole process.
    started.on("error", (error) => {
      cause = error;
    });
    started.on("exit", () => {
      if (worker !== started) return;
      worker = null;
      failAll("unavailable", cause);
    });
    return started;
  }

  function hear(notice: VoiceNotice) {
    watch();
    const request = requests.get(notice.id);
    if (notice.kind === "failed") request?.fail(speechProblem("unavailable", notice.message));
    if (notice.kind !== "spoken") return;
    const frames = readFrames(notice.mp3);
    if (!frames) request?.fail(speechProblem("unavailable", "The voice made no sound."));
    else request?.done({ mp3: frames.bytes, seconds: frames.seconds, lines: notice.lines });
  }

  function watch() {
    clearTimeout(stuck);
    if (requests.size === 0) return;
    stuck = setTimeout(() => {
      letGo();
      failAll("timeout", new Error("The voice does not answer."));
    }, times.stuckMs);
  }

  function failAll(kind: ProblemKind, cause: unknown) {
    for (const { fail } of requests.values()) fail(speechProblem(kind, cause));
  }

  function letGo() {
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  function begin(request: Request): { id: number; order: (what: VoiceOrder) => void } {
    clearTimeout(idle);
    const talking = (worker ??= start());
    talking.ref();
    last += 1;
    requests.set(last, request);
    watch();
    return { id: last, order: (what) => talking.postMessage(what) };
  }

  function end(id: number) {
    requests.delete(id);
    watch();
    if (requests.size > 0 || !worker) return;
    worker.unref();
    idle = setTimeout(letGo, times.idleMs).unref();
  }

  return {
    engine: "built-in",
    voice: { id: "espeak-ng-en-us", name: "Dorsal (built-in voice)" },
    mostCharacters,
    async speak(lines, signal, lang = "en") {
      signal.throwIfAborted();
      checkLength(lines, mostCharacters);
      const { promise, resolve, reject } = Promise.withResolvers<Spoken>();
      const { id, order } = begin({ done: resolve, fail: reject });
      const stop = () => {
        order({ kind: "stop", id });
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop, { once: true });
      order({ kind: "speak", id, lines, lang });
      try {
        return await promise;
      } finally {
        signal.removeEventListener("abort", stop);
        end(id);
      }
    },
  };
}
