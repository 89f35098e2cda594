import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#db/root.ts";
import { inTurn } from "#services/jobs/in-turn.ts";
import type { CourseTask } from "./course-thread.server.ts";
import type { CourseAnswer } from "./measured-here.server.ts";
import { maxCourseBytes } from "./reading/limits.ts";

/** The largest files take less than two seconds. */
const longestMs = 20_000;
const mostMegabytes = 256;
/** Threads at once in this process; further files wait. */
const mostThreads = 2;

const tooSlow: CourseAnswer = { problem: { code: "too-slow" } };

const inThread = inTurn(mostThreads);

/**
 * Reads and measures a course file in a thread of its own, so that the event loop stays free.
 * The format is recognised by the content.
 */
export async function measureFile(bytes: Uint8Array): Promise<CourseAnswer> {
  if (bytes.length === 0) return { problem: { code: "no-file" } };
  if (bytes.length > maxCourseBytes) return { problem: { code: "too-large" } };
  return inThread(() => answerOf(bytes));
}

async function answerOf(bytes: Uint8Array): Promise<CourseAnswer> {
  const worker = new Worker(join(projectRoot(), "app/features/courses/course-thread.server.ts"), {
    workerData: { bytes } satisfies CourseTask,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  const gone = new AbortController();
  worker.once("exit", () => gone.abort());
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(longestMs), gone.signal]);
    const [answer]: CourseAnswer[] = await once(worker, "message", { signal });
    return answer ?? tooSlow;
  } catch {
    // The thread is out of memory or out of time.
    return tooSlow;
  } finally {
    await worker.terminate();
  }
}
