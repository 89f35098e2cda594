import { join } from "node:path";
import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { raceMessageRecipients, raceMessages } from "#db/schema.ts";
import { startUnwillingMailServer } from "../support/providers/smtp.ts";
import { preparedDataDir } from "../support/site/data-dir.ts";
import { startServer } from "../support/site/server.ts";

/** `RUNNERS=10000 KILLS=5 SLOW_MS=50` is what a large race needs of a slow mail server. */
const runners = Number(process.env.RUNNERS ?? 100);
const kills = Number(process.env.KILLS ?? 2);
const slowMs = Number(process.env.SLOW_MS ?? 10);

/** Mails that are on their way at the same time: a kill can take the answers to as many. */
const atOnce = 10;

const longest = 3_600_000;
const messageIdOf = (source: string) => /^Message-ID: (.+)$/im.exec(source)?.[1];

test("every runner gets a message once while the server is killed and the mail server refuses", {
  timeout: longest,
}, async () => {
  const sender = "hello@dorsal.example";
  const smtp = await startUnwillingMailServer({ sender, slowMs });
  const { asked, refused } = smtp;
  const dataDir = await preparedDataDir("tests/faults/race-messages-database.ts", String(runners));
  const env = {
    DATA_DIR: dataDir,
    DEMO_DATA: "0",
    SMTP_URL: smtp.url,
    MAIL_FROM: sender,
    // The address that the server names at its start.
    APP_URL: "http://127.0.0.1:9",
  };
  const accepted = () => new Set(smtp.received.flatMap(({ to }) => to)).size;
  const until = (isDone: () => boolean) =>
    expect.poll(isDone, { timeout: longest, interval: 20 }).toBe(true);
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await startServer(env);
    await until(() => accepted() > (runners * 0.6 * kill) / kills);
    await server.stop({ keepsData: true, signal: "SIGKILL" });
  }
  const last = await startServer(env);
  await until(() => asked.size === runners && accepted() === runners - refused.size);
  await last.stop({ keepsData: true });
  await smtp.stop();

  const byRunner = Map.groupBy(smtp.received, ({ to }) => String(to));
  const extra = [...byRunner.values()].filter((mails) => mails.length > 1);
  for (const mails of extra) {
    expect(new Set(mails.map(({ source }) => messageIdOf(source))).size, "is the same mail").toBe(
      1,
    );
  }
  expect(extra.length).toBeLessThanOrEqual(kills * atOnce);

  const { db, close } = await openDatabase({ dataDir: join(dataDir, "database") });
  const rows = await db
    .select({ state: raceMessageRecipients.state, runners: count() })
    .from(raceMessageRecipients)
    .groupBy(raceMessageRecipients.state);
  const message = await db.select({ state: raceMessages.state }).from(raceMessages);
  await close();
  const {
    failed,
    sent = 0,
    waiting = 0,
  } = Object.fromEntries(rows.map((row) => [row.state, row.runners]));
  expect({ failed, others: sent + waiting }).toEqual({
    failed: refused.size,
    others: runners - refused.size,
  });
  // A mail whose answer a kill took is tried again later, when its job counts as abandoned.
  expect(waiting).toBeLessThanOrEqual(kills * atOnce);
  expect(message).toEqual([{ state: "sent" }]);
});
