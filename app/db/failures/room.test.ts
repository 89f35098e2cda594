/** @module-tag both-databases */
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { watchRoom } from "./room.ts";

const { pool } = await openTestDatabase();
await pool.query(`
  create function fail_with(code text) returns void language plpgsql as $$
  begin raise exception using errcode = code; end $$`);

/** The problem of a write that the database refuses with a code. */
const refused = (code: string) =>
  pool.query(`do $$ begin perform fail_with('${code}'); end $$`).then(
    () => null,
    (problem: unknown) => problem,
  );

test("a full disk is named once until something can be stored again", async () => {
  const said: string[] = [];
  const isCleared = Promise.withResolvers<void>();
  let probes = 0;
  const room = watchRoom({
    async probe() {
      probes += 1;
      if (probes < 3) throw await refused("53100");
    },
    log: {
      error: (_fields, message) => said.push(message),
      warn(_fields, message) {
        said.push(message);
        isCleared.resolve();
      },
    },
    lookMs: 1,
  });
  onTestFinished(room.close);
  room.note(await refused("23505"));
  expect(room.isFull()).toBe(false);
  const full = await refused("53100");
  room.note(full);
  room.note(full);
  expect(room.isFull()).toBe(true);
  await isCleared.promise;
  expect(room.isFull()).toBe(false);
  expect(probes).toBe(3);
  expect(said).toEqual([
    "the disk of the database is full: nothing can be stored",
    "the disk of the database has room again",
  ]);
});

test("a probe that may not store anything does not keep the disk full", async () => {
  const isCleared = Promise.withResolvers<void>();
  const room = watchRoom({
    probe: async () => {
      throw await refused("42501");
    },
    log: { error: () => {}, warn: () => isCleared.resolve() },
    lookMs: 1,
  });
  onTestFinished(room.close);
  room.note(await refused("53100"));
  await isCleared.promise;
  expect(room.isFull()).toBe(false);
});
