/** @module-tag both-databases */
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { openLimits } from "../limits/limits.ts";
import { type Guesser, takeGuess } from "./guesses.ts";

const { db } = await openTestDatabase();
const noon = Date.parse("2026-11-20T12:00:00Z");
const account = "ana@example.com";
const seconds = (count: number) => count * 1000;

/** Guesses at passwords, on a clock that the test moves. */
function guessing(tx: Database) {
  let time = noon;
  const limits = openLimits({ db: tx, now: () => new Date(time) });
  const take = (who: Partial<Guesser>, what: "password" | "code" = "password") =>
    takeGuess(limits, what, { account, network: "192.0.2.1", device: null, ...who });
  return {
    wait: (ms: number) => void (time += ms),
    /** Tries a wrong password; returns whether it was checked. */
    wrong: async (who: Partial<Guesser>, what?: "password" | "code") =>
      (await take(who, what)) !== null,
    /** Tries the right password; returns whether it was accepted. */
    async right(who: Partial<Guesser>, what?: "password" | "code") {
      const guess = await take(who, what);
      await guess?.giveBack();
      return guess !== null;
    },
    /** How many of so many wrong passwords are checked, each from another network. */
    async attack(tries: number, what?: "password" | "code") {
      let taken = 0;
      for (let place = 0; place < tries; place += 1) {
        const network = `198.51.${Math.floor(place / 250)}.${place % 250}:${time}`;
        if ((await take({ network }, what)) !== null) taken += 1;
      }
      return taken;
    },
  };
}

test("only wrong passwords count: the right one has no limit", () =>
  rolledBack(db, async (tx) => {
    const ana = guessing(tx);
    for (let time = 0; time < 40; time += 1) expect(await ana.right({})).toBe(true);
    for (let time = 0; time < 10; time += 1) expect(await ana.wrong({})).toBe(true);
    expect(await ana.right({})).toBe(false);
    expect(await ana.right({ network: "192.0.2.2" }), "from elsewhere").toBe(true);
    ana.wait(seconds(900));
    expect(await ana.right({})).toBe(true);
  }));

test("one network cannot try many accounts, and refused tries do not count", () =>
  rolledBack(db, async (tx) => {
    const { wrong, right } = guessing(tx);
    for (let place = 0; place < 30; place += 1) {
      expect(await wrong({ account: `runner${place}@example.com` })).toBe(true);
    }
    for (let time = 0; time < 20; time += 1) expect(await wrong({})).toBe(false);
    expect(await right({ network: "192.0.2.9" })).toBe(true);
  }));

test("guessing from many networks is slowed down and locks the owner out only briefly", () =>
  rolledBack(db, async (tx) => {
    const { attack, right, wrong, wait } = guessing(tx);
    const known = { device: "the owner's phone" };
    expect(await attack(150), "a hundred, and then one").toBe(101);
    expect(await right(known), "in a browser that has been here").toBe(true);
    expect(await right({}), "in a new one, at this moment").toBe(false);
    wait(seconds(30));
    expect(await right({}), "in a new one, half a minute later").toBe(true);
    expect(await wrong({})).toBe(true);
    expect(await attack(20)).toBe(0);
    expect(await right(known)).toBe(true);
  }));

test("the number of guesses at one account in a day is limited", () =>
  rolledBack(db, async (tx) => {
    const { attack, wait } = guessing(tx);
    let taken = await attack(110);
    // One hour represents the day: the other hours are equal.
    for (let halfMinute = 0; halfMinute < 120; halfMinute += 1) {
      wait(seconds(30));
      taken += await attack(2);
    }
    expect(taken).toBe(100 + 1 + 120);
    expect(100 + 24 * 120, "passwords a day").toBe(2980);
  }));

test("codes of the second step have their own, lower limit", () =>
  rolledBack(db, async (tx) => {
    const { attack, right, wait } = guessing(tx);
    expect(await attack(60, "code")).toBe(31);
    expect(await right({}, "password"), "a password is another thing").toBe(true);
    wait(seconds(30));
    expect(await right({}, "code")).toBe(false);
    expect(await right({ device: "the owner's phone" }, "code")).toBe(true);
    wait(seconds(90));
    expect(await right({}, "code")).toBe(true);
  }));

test("one network guesses few codes in a day, over all accounts, and right ones still pass", () =>
  rolledBack(db, async (tx) => {
    const { wrong, right, wait } = guessing(tx);
    let taken = 0;
    let refusedRight = 0;
    for (let minutes = 0; minutes < 120; minutes += 10) {
      if (!(await right({ account: "neighbour" }, "code"))) refusedRight += 1;
      for (let place = 0; place < (taken < 200 ? 31 : 2); place += 1) {
        if (await wrong({ account: `${minutes} ${place}` }, "code")) taken += 1;
      }
      wait(seconds(600));
    }
    expect(taken).toBe(200 + 5);
    expect(refusedRight, "a neighbour's right codes").toBe(0);
    expect(await right({ network: "192.0.2.9" }, "code")).toBe(true);
    expect(await wrong({}, "password"), "a password is another thing").toBe(true);
  }));

test("a known browser that guesses too often loses its standing", () =>
  rolledBack(db, async (tx) => {
    const { attack, wrong, right } = guessing(tx);
    const stolen = { device: "a stolen phone" };
    for (let time = 0; time < 10; time += 1) expect(await wrong(stolen)).toBe(true);
    await attack(101);
    expect(await right(stolen)).toBe(false);
    expect(await right({ device: "another phone" })).toBe(true);
  }));

test("concurrent tries cannot exceed the limit", async () => {
  const limits = openLimits({ db, now: () => new Date(noon) });
  const guesser = { account: "many@example.com", network: "192.0.2.77", device: null };
  const all = await Promise.all(
    Array.from({ length: 25 }, () => takeGuess(limits, "password", guesser)),
  );
  expect(all.filter((guess) => guess !== null)).toHaveLength(10);
});
