import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { outboxMessages } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { bossJobs } from "../jobs/pg-boss.ts";
import { openSms, twilio } from "./sms.ts";

const now = () => new Date();
const settings = {
  accountSid: "AC0123456789abcdef0123456789abcdef",
  authToken: "secret",
  from: "+15005550006",
};

type Taken = { to: string | null; from: string | null; body: string | null };

/** A local server with Twilio's protocol: it records messages and can refuse them. */
async function startTwilio() {
  const taken: Taken[] = [];
  const state = { isDown: false };
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    void text(request).then((body) => {
      const expected = Buffer.from(`${settings.accountSid}:${settings.authToken}`);
      const isKnown = request.headers.authorization === `Basic ${expected.toString("base64")}`;
      const isAddress =
        request.method === "POST" &&
        request.url === `/2010-04-01/Accounts/${settings.accountSid}/Messages.json`;
      const form = new URLSearchParams(body);
      const to = form.get("To");
      if (state.isDown) return answer(503, { code: 20503, message: "Unavailable" });
      if (!isKnown) return answer(401, { code: 20003, message: "Authenticate" });
      if (!isAddress) return answer(404, { code: 20404, message: "Not found" });
      if (to === "+15005550001") return answer(400, { code: 21211, message: "Invalid 'To'" });
      if (to === "+15005550009") return answer(429, { code: 20429, message: "Too many" });
      taken.push({ to, from: form.get("From"), body: form.get("Body") });
      return answer(201, { sid: "SM1", status: "queued" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as { port: number };
  /** Redirects requests for Twilio to the local server. */
  const fetchHere: typeof fetch = (address, init) => {
    const { origin, pathname } = new URL(String(address));
    expect(origin).toBe("https://api.twilio.com");
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
  return { taken, state, fetch: fetchHere };
}

const local = await startTwilio();

const sides = [
  { name: "the sandbox", mode: "sandbox", settings: null },
  { name: "Twilio", mode: "live", settings },
] as const;

for (const { name, mode, settings } of sides) {
  const database = await openTestDatabase();
  const { db } = database;
  const log = { warn() {}, error() {} };
  const jobs = bossJobs({ database, log, pollSeconds: 0.5 });
  const tries = { retries: 2, retryAfter: 1 };
  const options = { db, now, log, jobs, settings, tries, allowsSandbox: true };
  const sms = openSms({ ...options, fetch: local.fetch });
  await jobs.start();
  afterAll(() => jobs.stop());
  const rows = () => db.select().from(outboxMessages).orderBy(outboxMessages.createdAt);

  describe(`text messages by ${name}`, () => {
    test("a message is delivered in any script", async () => {
      expect(sms.mode).toBe(mode);
      await sms.send("+51987654321", "¡Corre, Zoë! 🏃");
      await expect
        .poll(() => rows())
        .toMatchObject([{ channel: "sms", recipient: "+51987654321", status: "sent" }]);
    });

    test("an unknown number is not retried", async () => {
      await sms.send("+15005550001", "Hello");
      await expect.poll(() => jobs.deadLetters("sms")).toHaveLength(1);
      const row = (await rows()).at(-1);
      expect(row).toMatchObject({ status: "failed", attempts: 1 });
      expect(row?.error).toContain("21211");
    });

    test("an invalid number and an empty or overlong text are refused at once", async () => {
      const before = (await rows()).length;
      for (const to of ["", "987654321", "+0123456789", "+51 987 654 321", "+51987654321,+1"]) {
        await expect(sms.send(to, "Hello")).rejects.toMatchObject({ kind: "invalid" });
      }
      for (const body of ["", " \n", "x".repeat(1601)]) {
        await expect(sms.send("+51987654321", body)).rejects.toMatchObject({ kind: "invalid" });
      }
      expect(await rows()).toHaveLength(before);
    });
  });
}

test("Twilio receives the text unchanged, from the configured number", () => {
  expect(local.taken).toEqual([
    { to: "+51987654321", from: "+15005550006", body: "¡Corre, Zoë! 🏃" },
  ]);
});

test("every failure has its kind", async () => {
  const message = { recipient: "+51987654321", body: "Hello" };
  const at = (changes: object, to = message.recipient) =>
    twilio({ ...settings, ...changes }, local.fetch)({ ...message, recipient: to });
  await expect(at({ authToken: "wrong" })).rejects.toMatchObject({ kind: "auth" });
  await expect(at({}, "+15005550009")).rejects.toMatchObject({ kind: "rate" });
  local.state.isDown = true;
  await expect(at({})).rejects.toMatchObject({ kind: "unavailable" });
  local.state.isDown = false;
  const unreachable = twilio(settings, () => fetch("http://127.0.0.1:1"));
  await expect(unreachable(message)).rejects.toMatchObject({ kind: "unavailable" });
  const slow = twilio(settings, async () => {
    throw new DOMException("late", "TimeoutError");
  });
  await expect(slow(message)).rejects.toMatchObject({ kind: "timeout" });
});

test("a messaging service can send in place of a number", async () => {
  const service = "MG0123456789abcdef0123456789abcdef";
  const sent: string[] = [];
  const send = twilio({ ...settings, from: service }, async (_address, init) => {
    sent.push(String(init?.body));
    return Response.json({}, { status: 201 });
  });
  await send({ recipient: "+51987654321", body: "Hello" });
  expect(new URLSearchParams(sent[0]).get("MessagingServiceSid")).toBe(service);
  expect(sent[0]).not.toContain("From=");
});
