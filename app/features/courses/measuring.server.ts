import { inTurn } from "#services/jobs/in-turn.ts";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { CourseTask } from "./course-thread.server.ts";
import type { CourseAnswer } from "./measured-here.server.ts";
import { maxCourseBytes } from "./reading/limits.ts";

/** The largest files take less than two seconds. */
const longestMs = 20_000;
const mostMegabytes = 256;
/** Threads at once in this process; so many further files wait, each of which is held in memory. */
const mostThreads = 2;
const mostWaiting = 24;

const tooSlow: CourseAnswer = { problem: { code: "too-slow" } };
const busy: CourseAnswer = { problem: { code: "busy" } };

const inThread = inTurn(mostThreads, mostWaiting);

/**
 * Reads and measures a course file in a thread of its own, so that the event loop stays free.
 * The format is recognised by the content.
 */
export async function measureFile(bytes: Uint8Array): Promise<CourseAnswer> {
  if (bytes.length === 0) return { problem: { code: "no-file" } };
  if (bytes.length > maxCourseBytes) return { problem: { code: "too-large" } };
  return (await inThread(() => answerOf(bytes))) ?? busy;
}

async function answerOf(bytes: Uint8Array): Promise<CourseAnswer> {
  const thread = startThread("app/features/courses/course-thread.server.ts", {
    data: { bytes } satisfies CourseTask,
    limits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await nextMessage<CourseAnswer>(thread, longestMs);
  } catch {
    // The thread is out of memory or out of time.
    return tooSlow;
  } finally {
    await thread.terminate();
  }
}
