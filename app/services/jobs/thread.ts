import { once } from "node:events";
import { join } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { projectRoot } from "#db/root.ts";

/**
 * Starts a program in a thread of its own, so that the event loop stays free. Who starts it ends it.
 * @param program - its path from the root of the project
 */
export function startThread(
  program: string,
  { data, limits }: { data?: unknown; limits: NonNullable<WorkerOptions["resourceLimits"]> },
): Worker {
  return new Worker(join(projectRoot(), program), {
    workerData: data,
    execArgv: [],
    resourceLimits: limits,
  });
}

/**
 * What a thread says next.
 * @throws when the thread fails or ends, or says nothing for too long
 */
export async function nextMessage<Message>(thread: Worker, longestMs: number): Promise<Message> {
  const gone = new AbortController();
  const end = () => gone.abort(new Error("The thread has ended."));
  thread.once("exit", end);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(longestMs), gone.signal]);
    const [message]: Message[] = await once(thread, "message", { signal });
    return message as Message;
  } finally {
    thread.off("exit", end);
  }
}
