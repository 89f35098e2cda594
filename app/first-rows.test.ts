/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { baseline, migrate, readMigrations } from "#db/migrate.ts";
import { aiAssistants } from "#db/schema.ts";
import { firstAssistants } from "#features/assistant/managing/first-assistants.ts";
import { openTestDatabase } from "../tests/support/database.ts";
import { now } from "../tests/support/races/races.ts";
import { insertFirstRows } from "./first-rows.ts";

const { db } = await openTestDatabase();

/** A start of a server or of a command, on a database that is new or not. */
async function start() {
  // The tables exist already: only their migration counts as new.
  const files = readMigrations().map((file) => ({ ...file, text: "select 1" }));
  await insertFirstRows({ db, now }, await migrate(db, files));
}

const names = async () =>
  (await db.select({ name: aiAssistants.name }).from(aiAssistants)).map(({ name }) => name).sort();

test("three processes that start at once add the first assistants once, and an emptied list stays empty", async () => {
  await db.execute(sql`delete from _migrations where name = ${baseline}`);
  await Promise.all([start(), start(), start()]);
  expect(await names()).toEqual(firstAssistants.map(({ name }) => name).sort());
  await db.delete(aiAssistants);
  await start();
  expect(await names()).toEqual([]);
});
