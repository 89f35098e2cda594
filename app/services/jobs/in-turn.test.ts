import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("never more than so much runs at once, also when work comes as other work ends", async () => {
  const run = inTurn(2, 10);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const first = run(work);
  const late = first.then(() => run(work));
  await Promise.all([first, run(work), run(work), run(work), late, run(work)]);
  expect([running, most]).toEqual([0, 2]);
});

test("work that fails gives its place to the next", async () => {
  const run = inTurn(1, 10);
  const failing = run(() => Promise.reject(new Error("broken")));
  const next = run(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("work that comes while enough waits is not done", async () => {
  const run = inTurn(1, 1);
  const free = Promise.withResolvers<string>();
  const [first, second] = [run(() => free.promise), run(async () => "second")];
  expect(await run(async () => "third")).toBeNull();
  free.resolve("first");
  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
  expect(await run(async () => "fourth")).toBe("fourth");
});
