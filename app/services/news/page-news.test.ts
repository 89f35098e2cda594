/** @module-tag both-databases */
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { createOnServer, openTestDatabase, serverUrl } from "../../../tests/support/database.ts";
import { aDoorTo } from "../../../tests/support/door.ts";
import { openLog } from "../log/log.ts";
import { openPageNews } from "./page-news.ts";

const log = openLog("silent");

/** A server process that counts how often it drops its pages. */
async function aCopy(url: string) {
  const database = await openDatabase({ url, max: 1 });
  onTestFinished(() => database.close());
  const news = await openPageNews({ database, log });
  const copy = { news, forgotten: 0 };
  news.hear(() => {
    copy.forgotten += 1;
  });
  return copy;
}

test.skipIf(!serverUrl)(
  "news of one process reach all processes once, and itself at once",
  async () => {
    const url = await createOnServer(String(serverUrl));
    const [one, other] = [await aCopy(url), await aCopy(url)];
    one.news.tell();
    expect(one.forgotten).toBe(1);
    await expect.poll(() => other.forgotten).toBe(1);
    other.news.tell();
    expect(other.forgotten).toBe(2);
    await expect.poll(() => one.forgotten).toBe(2);
    expect(other.forgotten).toBe(2);
  },
);

test.skipIf(!serverUrl)("a process that lost its connection drops all kept pages", async () => {
  const door = await aDoorTo(await createOnServer(String(serverUrl)));
  await door.open();
  const copy = await aCopy(door.url);
  await door.close();
  expect(copy.forgotten).toBe(0);
  await door.open();
  await expect.poll(() => copy.forgotten).toBe(1);
});

test.skipIf(serverUrl)("on the embedded database only this process gets news", async () => {
  const news = await openPageNews({ database: await openTestDatabase(), log });
  let forgotten = 0;
  news.hear(() => {
    forgotten += 1;
  });
  news.tell();
  expect(forgotten).toBe(1);
});
