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

/** How often a thread is looked at in the time that it may compute. */
const looks = 30;

/**
 * What a thread says next.
 * @param longestMs - by the clock
 * @param mostWorkMs - of a processor: a busy machine does not count
 * @param stopped - who waits for it has gone
 * @throws when the thread fails or ends, says nothing for too long or computes too long
 */
export async function nextMessage<Message>(
  thread: Worker,
  longestMs: number,
  {
    mostWorkMs = longestMs,
    stopped,
  }: { mostWorkMs?: number; stopped?: AbortSignal | undefined } = {},
): Promise<Message> {
  const gone = new AbortController();
  const end = () => gone.abort(new Error("The thread has ended."));
  const stop = () => gone.abort(stopped?.reason);
  stopped?.throwIfAborted();
  stopped?.addEventListener("abort", stop);
  thread.once("exit", end);
  let before: number | null = null;
  const look = async () => {
    const { user, system } = await thread.cpuUsage();
    const spent = (user + system) / 1000;
    before ??= spent;
    if (spent - before > mostWorkMs) gone.abort(new Error("The thread computes too long."));
  };
  // A thread that has not begun has spent nothing; one that has ended says so itself.
  const looking = setInterval(() => void look().catch(() => {}), mostWorkMs / looks);
  const silence = () => gone.abort(new DOMException("The thread says nothing.", "TimeoutError"));
  // A signal with a timeout of its own would stay in memory until then, thousands of messages later.
  const waiting = setTimeout(silence, longestMs);
  try {
    const [message]: Message[] = await once(thread, "message", { signal: gone.signal });
    return message as Message;
  } finally {
    clearInterval(looking);
    clearTimeout(waiting);
    stopped?.removeEventListener("abort", stop);
    thread.off("exit", end);
  }
}
