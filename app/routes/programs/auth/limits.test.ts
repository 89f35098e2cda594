/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { users } from "#db/schema.ts";
import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
import { followLink } from "#features/app-auth/verify.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo } from "../../../../tests/support/identity.ts";
import {
  aMember,
  anApp,
  later,
  password,
  serveAuth,
} from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin } = await serveAuth(services);
const client = {
  clientAddress: "192.0.2.9",
  userAgent: "a browser",
  origin: "https://dorsal.example",
};

test("AUTHSVC-07 of many tries at once no more than five are compared", async () => {
  const sentTo = "eva@example.com";
  await aMember(services, sentTo);
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, sentTo));
  const about = { userId: owner?.id ?? "", kind: "recovery", sentTo } as const;
  const { digits } = await makeCode(services, about);
  const wrong = digits === "123456" ? "654321" : "123456";
  const guesses = [wrong, wrong, wrong, wrong, wrong, digits];
  // One connection takes the statements in the order in which they are sent.
  const taken = await db.transaction((tx) =>
    Promise.all(
      guesses.map((guess) =>
        takeDigits({ ...services, db: tx }, ["recovery"], { sentTo, digits: guess }),
      ),
    ),
  );
  expect(taken).toEqual(guesses.map(() => null));
  const { digits: fresh } = await makeCode(services, about);
  expect(await takeDigits(services, ["recovery"], { sentTo, digits: fresh })).toMatchObject(about);
});

test("AUTHSVC-07 a stranger's wrong digits do not use up the link of a letter", async () => {
  const email = "ria@example.com";
  const app = anApp(origin, services);
  await app.auth.signUp({ email, password });
  const [newest] = await mailsTo(services, email);
  const [, link = ""] = newest?.body.match(/app-link\?token=([\w-]+)/) ?? [];
  for (let guess = 1; guess <= 6; guess += 1) {
    await app.auth.verifyOtp({ email, token: "123456", type: "signup" });
  }
  expect(await followLink(services, link, client)).toMatchObject({ problem: null });
});

test("AUTHSVC-06 a network that has asked for too many codes hears the same for every address", async () => {
  await aMember(services, "ada@example.com");
  const none = new Set(["signUp", "signInCode"]);
  const { limits } = services;
  const strict = accountsOf(db, {
    limits: { ...limits, allow: async (name, key) => !none.has(name) && limits.allow(name, key) },
  });
  const { auth } = anApp((await serveAuth(strict)).origin, strict);
  const codes = [];
  for (const email of ["ada@example.com", "no-ada@example.com"]) {
    codes.push((await auth.signInWithOtp({ email })).error?.code);
  }
  expect(codes).toEqual(["over_request_rate_limit", "over_request_rate_limit"]);
});

test("AUTHSVC-11 many accounts together do not fill one mailbox with letters about a new address", async () => {
  const { limits } = services;
  const full = accountsOf(db, {
    limits: {
      ...limits,
      allow: async (name, key) => !name.startsWith("letterTo") && limits.allow(name, key),
    },
  });
  await aMember(full, "gil@example.com");
  const { auth } = anApp((await serveAuth(full)).origin, full);
  await auth.signInWithPassword({ email: "gil@example.com", password });
  const { error } = await auth.updateUser({ email: "mailbox@example.com" });
  expect(error?.code).toBe("over_email_send_rate_limit");
  expect(await mailsTo(services, "mailbox@example.com")).toEqual([]);
});

const limits = openLimits({ db, now: () => new Date() });
const strict = await serveAuth(accountsOf(db, { limits }));

afterEach(() => void vi.useRealTimers());

async function send(path: string, body: object) {
  const answer = await fetch(`${strict.origin}/auth/v1/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  const { headers, status } = answer;
  await answer.text();
  const header = (name: string) => headers.get(name) ?? "";
  const wait = Number(header("retry-after"));
  return { status, wait, limit: header("ratelimit"), policy: header("ratelimit-policy") };
}

/** Sends as many as are allowed, all at once, and then one more. */
async function oneTooMany(allowed: number, ask: () => ReturnType<typeof send>) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:10Z") });
  const answers = await Promise.all(Array.from({ length: allowed }, ask));
  expect(answers.map(({ status }) => status)).not.toContain(429);
  return ask();
}

test("AUTHSVC-02 the eleventh wrong password is told when the next try is possible", async () => {
  await aMember(services, "lia@example.com");
  const ask = () =>
    send("token?grant_type=password", { email: "lia@example.com", password: "wrong" });
  const refused = await oneTooMany(10, ask);
  expect(refused).toMatchObject({ status: 429, wait: 890, limit: '"password-from";r=0;t=890' });
  expect(refused.policy).toBe('"password-from";q=10;w=900');
  later(refused.wait - 1);
  expect((await ask()).status).toBe(429);
  later(1);
  expect((await ask()).status).toBe(400);
});

test("AUTHSVC-01 the 21st sign-up of a network in an hour is told when the hour ends", async () => {
  let made = 0;
  const ask = () => {
    made += 1;
    return send("signup", { email: `new-${made}@example.com`, password });
  };
  const refused = await oneTooMany(20, ask);
  expect(refused).toMatchObject({ status: 429, wait: 3590, limit: '"sign-up";r=0;t=3590' });
  later(refused.wait);
  expect((await ask()).status).toBe(200);
});

test("AUTHSVC-08 the sixth letter to an address in an hour is told when the next may be asked for", async () => {
  await aMember(services, "mel@example.com");
  const ask = () => send("recover", { email: "mel@example.com" });
  const refused = await oneTooMany(5, ask);
  expect(refused).toMatchObject({ status: 429, wait: 3590, limit: '"letter-from";r=0;t=3590' });
  const stranger = await oneTooMany(5, () => send("recover", { email: "nobody@example.com" }));
  expect(stranger, "the same for an address without an account").toEqual(refused);
  later(refused.wait);
  expect((await ask()).status).toBe(200);
});
