import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema.ts";
import { followLink } from "#features/accounts/apps/verify.server.ts";
import { makeCode, takeDigits } from "#features/accounts/codes.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo } from "../../../../tests/support/identity.ts";
import { aMember, anApp, password, serveAuth } from "../../../../tests/support/programs/apps.ts";

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
