/** @module-tag both-databases */
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { forgetAnswers, remembered } from "./remembered.ts";

const { db } = await openTestDatabase();

test("concurrent equal questions share one answer; another question has its own", async () => {
  let loads = 0;
  const ask = (question: string) =>
    remembered(db, question, async () => ({ answer: question, load: ++loads }));
  const answers = await Promise.all([ask("a"), ask("a"), ask("b"), ask("a")]);
  expect(answers.map(({ answer, load }) => answer + load)).toEqual(["a1", "a1", "b2", "a1"]);
});

test("a transaction has its own memory", () =>
  rolledBack(db, async (tx) => {
    await remembered(db, "shared", async () => ["outside"]);
    expect(await remembered(tx, "shared", async () => ["inside"])).toEqual(["inside"]);
  }));

test("a change drops all remembered answers", async () => {
  await remembered(db, "changed", async () => ["before"]);
  forgetAnswers(db);
  expect(await remembered(db, "changed", async () => ["after"])).toEqual(["after"]);
});

test("a failure is reported and not remembered", async () => {
  const failing = remembered(db, "failing", () => Promise.reject(new Error("down")));
  await expect(failing).rejects.toThrow("down");
  expect(await remembered(db, "failing", async () => ["up"])).toEqual(["up"]);
});

test("a quick answer is loaded again for later callers, a slow one is not", async () => {
  let loads = 0;
  const ask = (question: string, quickMs: number) =>
    remembered(db, question, async () => ({ load: ++loads }), { quickMs });
  const together = await Promise.all([ask("quick", 60_000), ask("quick", 60_000)]);
  expect(together).toEqual([{ load: 1 }, { load: 1 }]);
  expect(await ask("quick", 60_000)).toEqual({ load: 2 });
  expect([await ask("slow", 0), await ask("slow", 0)]).toEqual([{ load: 3 }, { load: 3 }]);
});

test("heavy answers make room for each other, and a single one that is too heavy is not kept", async () => {
  let loads = 0;
  const ask = (question: string, weight: number) =>
    remembered(db, question, async () => ({ load: ++loads }), { weigh: () => weight });
  await ask("light", 1);
  await ask("heavy 1", 150_000);
  await ask("heavy 2", 150_000);
  expect(await ask("heavy 2", 150_000)).toEqual({ load: 3 });
  expect(await ask("heavy 1", 150_000)).toEqual({ load: 4 });
  await ask("whole world", 300_000);
  expect(await ask("whole world", 300_000)).toEqual({ load: 6 });
});
