import { expect, test } from "vitest";
import { openUnfinished } from "./unfinished.ts";

test("a stop waits for the work that has begun, and not for ever", async () => {
  const unfinished = openUnfinished();
  await unfinished.settled(60_000);
  const [end, hang] = [unfinished.begin(), unfinished.begin()];
  let isSettled = false;
  const settled = unfinished.settled(60_000).then(() => {
    isSettled = true;
  });
  end();
  await unfinished.settled(1);
  expect(isSettled).toBe(false);
  hang();
  await settled;
});
