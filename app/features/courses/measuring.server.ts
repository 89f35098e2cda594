import { inReadingTurn } from "#services/jobs/in-turn.ts";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { CourseTask } from "./course-thread.server.ts";
import type { CourseAnswer } from "./measured-here.server.ts";
import { maxCourseBytes } from "./reading/course-file.ts";

/** The largest files take less than two seconds. */
const longestMs = 20_000;
const mostMegabytes = 256;

/** For whom a file is read, and a signal that ends the thread. */
type Reader = Parameters<typeof inReadingTurn>[1];

const tooSlow: CourseAnswer = { problem: { code: "too-slow" } };
const busy: CourseAnswer = { problem: { code: "busy" } };

/**
 * Reads and measures a course file in a separate thread, so that the event loop stays free.
 * The format is recognised by the content. The files of one account are measured one after the other.
 */
export async function measureFile(bytes: Uint8Array, reader: Reader): Promise<CourseAnswer> {
  if (bytes.length === 0) return { problem: { code: "no-file" } };
  if (bytes.length > maxCourseBytes) return { problem: { code: "too-large" } };
  return (await inReadingTurn(() => answerOf(bytes, reader), reader)) ?? busy;
}

async function answerOf(bytes: Uint8Array, { signal }: Reader): Promise<CourseAnswer> {
  const thread = startThread("app/features/courses/course-thread.server.ts", {
    data: { bytes } satisfies CourseTask,
    limits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await nextMessage<CourseAnswer>(thread, longestMs, { stopped: signal });
  } catch {
    signal?.throwIfAborted();
    // The thread is out of memory or out of time.
    return tooSlow;
  } finally {
    await thread.terminate();
  }
}
