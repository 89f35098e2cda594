import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { startMailServer } from "../../../tests/support/providers/smtp.ts";
import { bossJobs } from "../jobs/pg-boss.ts";
import { openMail } from "../mail/open.ts";
import { switchSandbox } from "../providers/sandbox-switches.ts";
import { forgetOldMessages, sendForgotten } from "./outbox.ts";

const database = await openTestDatabase();
const { db } = database;
let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const log = { warn() {}, error() {} };
const tries = { retries: 10_000, retryAfter: 0 };
const letter = { subject: "Confirm", text: "https://x.example/secret", html: "<p>secret</p>" };

/** A port on which nothing listens until a test starts a server. */
const { port, stop } = await startMailServer();
await stop();

const jobs = bossJobs({ database, log, pollSeconds: 0.05 });
const settings = {
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: { name: "Dorsal", address: "hello@dorsal.example" },
  replyTo: null,
  dkim: null,
};
const mail = openMail({ db, now, jobs, settings, tries, allowsSandbox: false });
await jobs.start();
afterAll(() => jobs.stop());

const statuses = async () =>
  (await db.select().from(outboxMessages)).map(({ status }) => status).sort();

/** The states of all jobs of a message. */
async function jobsOf(id?: string) {
  const rows = await db.execute(sql`
    select state from pgboss.job where name = 'email' and data ->> 'id' = ${id}`);
  return rows.map(({ state }) => state);
}

test("mails wait while the provider is down, and none is lost", async () => {
  const addresses = Array.from({ length: 5 }, (_, number) => `runner${number}@example.com`);
  for (const address of addresses) await mail.send({ address }, letter);
  const refused = expect.objectContaining({
    attempts: expect.toSatisfy((attempts: number) => attempts > 0),
    error: expect.stringContaining("ECONNREFUSED"),
  });
  await expect.poll(() => db.select().from(outboxMessages)).toEqual(Array(5).fill(refused));
  expect(await statuses()).toEqual(Array(5).fill("queued"));

  const server = await startMailServer({ port });
  await expect.poll(() => statuses()).toEqual(Array(5).fill("sent"));
  await server.stop();
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(addresses);
});

test("the content of sent messages is deleted: it may hold a sign-in link", async () => {
  const rows = await db.select().from(outboxMessages);
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(row).toMatchObject({ subject: "Confirm", body: "", html: null, error: null });
  }
});

test("a message without a job gets one, and no message gets two", async () => {
  const server = await startMailServer({ port });
  const moved = { channel: "email", recipient: "moved@example.com", createdAt: now() } as const;
  const [row] = await db
    .insert(outboxMessages)
    .values({ ...moved, subject: "Moved", body: "Hello" })
    .returning({ id: outboxMessages.id });
  await sendForgotten({ db, now, jobs });
  expect(await jobsOf(row?.id), "a young message may still get its own job").toEqual([]);
  time += 2 * 3600_000;
  await sendForgotten({ db, now, jobs });
  await sendForgotten({ db, now, jobs });
  await expect.poll(() => jobsOf(row?.id)).toEqual(["completed"]);
  await server.stop();
  expect(server.received.map(({ to }) => to)).toEqual([["moved@example.com"]]);
});

test("a finished message is not sent again by a late job", async () => {
  const server = await startMailServer({ port });
  const [row] = await db.select({ id: outboxMessages.id }).from(outboxMessages).limit(1);
  await jobs.send("email", { id: row?.id });
  await expect.poll(() => jobsOf(row?.id)).toEqual(["completed", "completed"]);
  await server.stop();
  expect(server.received).toHaveLength(0);
});

test("a message that fails too often becomes a dead letter", async () => {
  const other = await openTestDatabase();
  const fewer = { retries: 1, retryAfter: 0 };
  const otherJobs = bossJobs({ database: other, log, pollSeconds: 0.05 });
  const sandbox = openMail({
    db: other.db,
    now,
    jobs: otherJobs,
    settings: null,
    tries: fewer,
    allowsSandbox: true,
  });
  await otherJobs.start();
  await switchSandbox(other, "mail", "off");
  await sandbox.send({ address: "ana@example.com" }, letter);
  await expect.poll(() => otherJobs.deadLetters("email")).toHaveLength(1);
  const [row] = await other.db.select().from(outboxMessages);
  expect(row).toMatchObject({ status: "failed", attempts: 2, body: letter.text });
  await otherJobs.stop();
});

test("sent messages are deleted after 30 days, failed ones after 90, waiting ones never", async () => {
  await db.delete(outboxMessages);
  const daysAgo = (days: number) => new Date(time - days * 24 * 3600_000);
  const aged = [
    ["sent", 29],
    ["sent", 31],
    ["failed", 89],
    ["failed", 91],
    ["queued", 91],
  ] as const;
  await db.insert(outboxMessages).values(
    aged.map(([status, days]) => ({
      channel: "sms" as const,
      recipient: `${status} ${days}`,
      body: "",
      status,
      createdAt: daysAgo(days),
    })),
  );
  await forgetOldMessages({ db, now });
  const left = await db.select({ recipient: outboxMessages.recipient }).from(outboxMessages);
  expect(left.map(({ recipient }) => recipient).sort()).toEqual([
    "failed 89",
    "queued 91",
    "sent 29",
  ]);
});

test("a text that the database cannot store does not stop the mail", async () => {
  await db.delete(outboxMessages);
  await mail.send({ address: "odd@example.com", name: "A\0na\r\nX: 1" }, letter);
  const [row] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, "odd@example.com"));
  expect(row?.recipientName).toBe("A na X: 1");
  expect(await db.execute(sql`select 1 as one`)).toHaveLength(1);
});
