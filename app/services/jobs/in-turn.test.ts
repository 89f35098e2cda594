import { setImmediate as turnOfLoop } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

const many = { mostWaiting: 10, mostOfOne: 10 };

/** Work that ends when it is told to, and says that it has begun. */
function steps() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test("never more than so much runs at once, also when work comes as other work ends", async () => {
  const run = inTurn({ atOnce: 2, ...many });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const first = run(work, { by: "a" });
  const late = first.then(() => run(work, { by: "b" }));
  const others = ["c", "d", "e", "f"].map((by) => run(work, { by }));
  await Promise.all([first, late, ...others]);
  expect([running, most]).toEqual([0, 2]);
});

test("work that fails gives its place to the next", async () => {
  const run = inTurn({ atOnce: 1, ...many });
  const failing = run(() => Promise.reject(new Error("broken")), { by: "a" });
  const next = run(async () => "done", { by: "b" });
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("one asker runs one piece of work at a time, and others come between", async () => {
  const run = inTurn({ atOnce: 2, ...many });
  const { begun, work, end } = steps();
  const all = ["a1", "a2", "a3", "b1", "c1"].map((name) => run(work(name), { by: name[0] ?? "" }));
  await turnOfLoop();
  expect(begun).toEqual(["a1", "b1"]);
  end("b1");
  await turnOfLoop();
  expect(begun).toEqual(["a1", "b1", "c1"]);
  end("a1");
  await turnOfLoop();
  expect(begun.at(-1)).toBe("a2");
  for (const name of ["c1", "a2"]) end(name);
  await turnOfLoop();
  end("a3");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1"]);
});

test("work that comes while enough waits, of all or of the same asker, is not done", async () => {
  const run = inTurn({ atOnce: 1, mostWaiting: 3, mostOfOne: 2 });
  const { work, end } = steps();
  const first = run(work("first"), { by: "a" });
  const waiting = [run(async () => 1, { by: "a" }), run(async () => 2, { by: "a" })];
  expect(await run(async () => 3, { by: "a" })).toBeNull();
  waiting.push(run(async () => 4, { by: "b" }));
  expect(await run(async () => 5, { by: "c" })).toBeNull();
  await turnOfLoop();
  end("first");
  expect(await Promise.all([first, ...waiting])).toEqual(["first", 1, 2, 4]);
  expect(await run(async () => 6, { by: "c" })).toBe(6);
});

test("work whose request has gone leaves the line", async () => {
  const run = inTurn({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 });
  const { begun, work, end } = steps();
  void run(work("first"), { by: "a" });
  const gone = new AbortController();
  const second = run(work("second"), { by: "b", signal: gone.signal });
  gone.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  const third = run(work("third"), { by: "c" });
  await turnOfLoop();
  end("first");
  await turnOfLoop();
  end("third");
  await third;
  expect(begun).toEqual(["first", "third"]);
  await expect(run(work("late"), { by: "b", signal: gone.signal })).rejects.toThrow("gone");
});
