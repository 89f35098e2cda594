import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { nextMessage, startThread } from "./thread.ts";

// It waits for a file.
const program = "app/features/activities/uploading/measure-files-thread.server.ts";

test("who waits for a thread that ends or stays silent is told so, and nobody needs to wait", async () => {
  const thread = startThread(program, { limits: {} });
  await expect(nextMessage(thread, 20)).rejects.toMatchObject({ cause: { name: "TimeoutError" } });
  const ended = expect(nextMessage(thread, 60_000)).rejects.toMatchObject({
    cause: { message: "The thread has ended." },
  });
  await thread.terminate();
  await ended;
  const gone = new AbortController();
  const busy = new Worker("for (;;);", { eval: true });
  onTestFinished(async () => void (await busy.terminate()));
  const nobody = expect(nextMessage(busy, 60_000, { stopped: gone.signal })).rejects.toMatchObject({
    cause: { message: "The request has gone." },
  });
  gone.abort(new Error("The request has gone."));
  await nobody;
});

test("a thread that waits for a processor is waited for; one that computes too long is not", async () => {
  const mostWorkMs = 200;
  const next = async (work: string) => {
    const said = `${work}; require("node:worker_threads").parentPort.postMessage("done")`;
    const thread = new Worker(said, { eval: true });
    onTestFinished(async () => void (await thread.terminate()));
    return await nextMessage(thread, 60_000, { mostWorkMs });
  };
  const wait = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${2 * mostWorkMs})`;
  expect(await next(wait)).toBe("done");
  await expect(next("for (;;)")).rejects.toMatchObject({
    cause: { message: "The thread computes too long." },
  });
});
