/** @module-tag both-databases */
import { expect, onTestFinished, test } from "vitest";
import { createOnServer, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { openDatabase } from "../database.ts";
import { migrate } from "../migrate.ts";
import { onceReachable } from "./patience.ts";

// Only a server can be away: set TEST_DATABASE_URL.
const testOnServer = test.skipIf(!serverUrl);

async function start(url: string) {
  const { db, close } = await openDatabase({ url, max: 1 });
  onTestFinished(close);
  const told: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const log = {
    warn(fields: object) {
      told.push(fields);
      first.resolve();
    },
    error: () => {},
  };
  return { started: onceReachable(() => migrate(db), log), told, isTold: first.promise };
}

testOnServer("a start waits for a database that comes later, and says so once", async () => {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  const { started, told, isTold } = await start(door.url);
  await isTold;
  await door.open();
  expect(await started).toEqual([]);
  expect(told).toEqual([
    { reason: "The database server does not answer (ECONNREFUSED). Check DATABASE_URL." },
  ]);
});

testOnServer("a database that does not exist ends the start at once, in one line", async () => {
  const url = new URL(String(serverUrl));
  url.pathname = "/no_such_database";
  const { started, told } = await start(url.href);
  await expect(started).rejects.toMatchObject({
    name: "MigrationRefused",
    message:
      'The database server lets nobody in: database "no_such_database" does not exist. Check DATABASE_URL.',
  });
  expect(told).toEqual([]);
});
