import { afterAll, describe, expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { startMailServer } from "../../../tests/support/providers/smtp.ts";
import { bossJobs } from "../jobs/pg-boss.ts";
import { ServiceProblem } from "../providers/problem.ts";
import type { MailSettings } from "./config.ts";
import type { Letter } from "./mail.ts";
import { openMail } from "./open.ts";

const now = () => new Date();
const server = await startMailServer({
  refuse: (address) => (address.startsWith("nobody@") ? 550 : 0),
});
afterAll(() => server.stop());

const letter: Letter = { subject: "Your place", text: "You run.\n", html: "<p>You run.</p>" };
const settings: MailSettings = {
  smtpUrl: server.url,
  from: { name: "Dorsal", address: "hello@dorsal.example" },
  replyTo: null,
  dkim: null,
};

/** One implementation of the port, with its own database and jobs. */
async function openSide(settings: MailSettings | null) {
  const database = await openTestDatabase();
  const { db } = database;
  const logged: unknown[] = [];
  const log = { warn: (fields: object) => logged.push(fields), error: () => {} };
  const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
  const tries = { retries: 2, retryAfter: 1 };
  const mail = openMail({ db, now, jobs, settings, tries, allowsSandbox: true });
  await jobs.start();
  afterAll(() => jobs.stop());
  const rows = () => db.select().from(outboxMessages).orderBy(outboxMessages.createdAt);
  return { db, mail, jobs, rows, logged };
}

const sides = [
  { name: "the sandbox", mode: "sandbox", settings: null, gone: "ana@nowhere.test" },
  { name: "an SMTP server", mode: "live", settings, gone: "nobody@example.com" },
] as const;

for (const { name, mode, settings, gone } of sides) {
  const { db, mail, jobs, rows, logged } = await openSide(settings);

  describe(`mail by ${name}`, () => {
    test("a mail is delivered once its transaction commits, and never otherwise", async () => {
      expect(mail.mode).toBe(mode);
      const lost = db.transaction(async (tx) => {
        await mail.send({ address: "lost@example.com" }, letter, { within: tx });
        throw new Error("rolled back");
      });
      await expect(lost).rejects.toThrow("rolled back");
      await db.transaction((tx) =>
        mail.send({ address: "kept@example.com", name: "Ana" }, letter, { within: tx }),
      );
      await mail.send({ address: "alone@example.com" }, letter);
      await expect
        .poll(() => rows())
        .toMatchObject([
          { recipient: "kept@example.com", recipientName: "Ana", status: "sent", attempts: 1 },
          { recipient: "alone@example.com", status: "sent", attempts: 1 },
        ]);
    });

    test("a permanently refused recipient is not retried", async () => {
      await mail.send({ address: gone }, letter);
      await expect.poll(() => jobs.deadLetters("email")).toHaveLength(1);
      const row = (await rows()).find(({ recipient }) => recipient === gone);
      expect(row).toMatchObject({ status: "failed", attempts: 1 });
      expect(row?.error).toContain("550");
      expect(await jobs.deadLetters("email")).toEqual([{ id: row?.id }]);
      expect(logged, "nothing was tried twice").toEqual([]);
    });

    test("text that could add headers or recipients is refused before anything is stored", async () => {
      const before = (await rows()).length;
      const to = { address: "ana@example.com" };
      const attempts: [{ address: string; name?: string }, Letter][] = [
        [{ address: "ana@example.com\r\nBcc: all@example.com" }, letter],
        [{ address: "ana@example.com, all@example.com" }, letter],
        [{ address: "Ana <ana@example.com>" }, letter],
        [{ address: "" }, letter],
        [to, { ...letter, subject: "Hello\r\nBcc: all@example.com" }],
        [to, { ...letter, subject: "x".repeat(501) }],
        [to, { ...letter, replyTo: "a@example.com\nBcc: all@example.com" }],
        [to, { ...letter, unsubscribeUrl: "https://a.example/>\r\nBcc: all@example.com" }],
        [to, { ...letter, unsubscribeUrl: "javascript:alert(1)" }],
        [
          to,
          {
            ...letter,
            attachments: [{ filename: "a\r\nX: 1", contentType: "text/plain", content: "" }],
          },
        ],
      ];
      for (const [recipient, forged] of attempts) {
        const refused = await mail.send(recipient, forged).catch((problem: unknown) => problem);
        expect(refused, JSON.stringify([recipient, forged])).toBeInstanceOf(ServiceProblem);
        expect(refused).toMatchObject({ kind: "invalid" });
      }
      expect(await rows()).toHaveLength(before);
    });
  });
}

test("a server without a provider says so and stores nothing", async () => {
  const { db } = await openTestDatabase();
  const jobs = { define() {}, async sendAll() {}, async started() {} };
  const mail = openMail({ db, now, jobs, settings: null, allowsSandbox: false });
  expect(mail.mode).toBe("unavailable");
  await expect(mail.send({ address: "ana@example.com" }, letter)).rejects.toMatchObject({
    kind: "unavailable",
  });
  expect(await db.select().from(outboxMessages)).toEqual([]);
});
