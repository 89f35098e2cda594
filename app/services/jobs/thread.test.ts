import { expect, test } from "vitest";
import { nextMessage, startThread } from "./thread.ts";

// It waits for a file.
const program = "app/features/activities/uploading/opening-thread.server.ts";

test("who waits for a thread that ends or stays silent is told so", async () => {
  const thread = startThread(program, { limits: {} });
  await expect(nextMessage(thread, 20)).rejects.toMatchObject({ cause: { name: "TimeoutError" } });
  const ended = expect(nextMessage(thread, 60_000)).rejects.toMatchObject({
    cause: { message: "The thread has ended." },
  });
  await thread.terminate();
  await ended;
});
