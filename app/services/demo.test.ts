import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { demoAccounts, demoPassword, demoPasswordHash } from "#db/demo/people/people.ts";
import { authIdentities, authSessions, demoMark } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../tests/support/database.ts";
import { accountsOf } from "../../tests/support/identity.ts";
import { aPerson } from "../../tests/support/people.ts";
import { now } from "../../tests/support/races/races.ts";
import { readConfig } from "./config.ts";
import { closeDemoAccounts, fillWithDemo, openDemoAccounts, wantsDemo } from "./demo.ts";
import { openLog } from "./log/log.ts";

const { db } = await openTestDatabase();
const log = openLog("silent");
const { admin, runner } = demoAccounts;
const here = { demoPassword: null, isReachable: false };
const everywhere = { demoPassword: null, isReachable: true };

const start = async (tx: Database, wish: { isWanted: boolean; isAsked?: boolean }) => {
  const wished = { isAsked: false, sold: null, ...wish };
  return (await fillWithDemo({ db: tx, now, log }, wished)).hasDemoData;
};
const hashOf = async (tx: Database, userId: string) =>
  (
    await tx
      .select({ hash: authIdentities.password })
      .from(authIdentities)
      .where(and(eq(authIdentities.userId, userId), eq(authIdentities.providerId, "credential")))
  )[0]?.hash;

async function aSession(tx: Database, userId: string) {
  const expiresAt = new Date(now().getTime() + 86_400_000);
  await tx.insert(authSessions).values({ userId, token: `of ${userId}`, expiresAt });
}

test("only the seeding marks a demo: an account with the demo's address does not", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx, { email: admin.email, user: { emailVerified: false } });
    for (const wish of [
      { isWanted: false },
      { isWanted: true },
      { isWanted: true, isAsked: true },
    ]) {
      expect(await start(tx, wish), JSON.stringify(wish)).toBe(false);
    }
    expect(await tx.select().from(demoMark)).toEqual([]);
  }));

test("a database with people but without races is not new", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx);
    expect(await start(tx, { isWanted: true })).toBe(false);
    const [races] = await tx.execute(sql`select count(*)::int as count from races`);
    expect(races?.count).toBe(0);
  }));

// Seeding costs more than what these tests look at: each takes back its own changes.
describe("a seeded database", () => {
  beforeAll(async () => {
    expect(await start(db, { isWanted: true })).toBe(true);
  });

  test("is a demo unless the settings say otherwise", () =>
    rolledBack(db, async (tx) => {
      expect(await start(tx, { isWanted: true })).toBe(true);
      expect(await start(tx, { isWanted: false })).toBe(false);
    }));

  test("that was seeded before marks existed is a demo only on request", () =>
    rolledBack(db, async (tx) => {
      await tx.delete(demoMark);
      expect(await start(tx, { isWanted: true })).toBe(false);
      expect(await start(tx, { isWanted: true, isAsked: true })).toBe(true);
      expect(await start(tx, { isWanted: true })).toBe(true);
    }));

  test("the public password works only on a demo that others cannot reach", () =>
    rolledBack(db, async (tx) => {
      const services = accountsOf(tx);
      await aSession(tx, admin.id);
      const own = await openDemoAccounts(services, here);
      expect(own).toMatchObject({ password: demoPassword, isReachable: false });
      expect(own.emails).toContain(admin.email);
      expect(await tx.select().from(authSessions), "nothing changed").toHaveLength(1);

      const open = await openDemoAccounts(services, everywhere);
      expect(open).toMatchObject({ password: expect.stringMatching(/^[\w-]{12}$/) });
      expect(open.isReachable).toBe(true);
      const drawn = await hashOf(tx, admin.id);
      expect(await services.identity.matches(open.password, String(drawn))).toBe(true);
      expect(await hashOf(tx, runner.id)).toBe(drawn);
      expect(await tx.select().from(authSessions), "no session stays").toEqual([]);

      await aSession(tx, admin.id);
      expect(await openDemoAccounts(services, everywhere), "after a restart").toEqual(open);
      expect(await hashOf(tx, admin.id)).toBe(drawn);
      expect(await tx.select().from(authSessions)).toHaveLength(1);
    }));

  test("DEMO_PASSWORD sets it", () =>
    rolledBack(db, async (tx) => {
      const services = accountsOf(tx);
      const settings = { ...everywhere, demoPassword: "shown to guests" };
      expect(await openDemoAccounts(services, settings)).toMatchObject({
        password: "shown to guests",
      });
      const hash = String(await hashOf(tx, admin.id));
      expect(await services.identity.matches("shown to guests", hash)).toBe(true);
    }));

  test("the public password does not work on a server without demo data", () =>
    rolledBack(db, async (tx) => {
      const services = accountsOf(tx);
      await tx
        .update(authIdentities)
        .set({ password: "of their own" })
        .where(eq(authIdentities.userId, runner.id));
      await aSession(tx, admin.id);
      await aSession(tx, runner.id);
      await closeDemoAccounts(services);
      expect(await hashOf(tx, admin.id)).toBeNull();
      expect(await hashOf(tx, runner.id)).toBe("of their own");
      expect((await tx.select().from(authSessions)).map(({ userId }) => userId)).toEqual([
        runner.id,
      ]);
      await openDemoAccounts(services, here);
      expect(await hashOf(tx, admin.id), "a demo again").toBe(demoPasswordHash);
    }));
});

const smtp = {
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "hello@dorsal.example",
  APP_URL: "http://127.0.0.1:3000",
};

test("a new embedded database becomes a demo, a server's does not", () => {
  expect(wantsDemo(readConfig({}), "embedded")).toBe(true);
  expect(wantsDemo(readConfig({ HOST: "127.0.0.1" }), "embedded")).toBe(true);
  expect(wantsDemo(readConfig({ NODE_ENV: "production" }), "server")).toBe(false);
});

test.each([
  ["a public address", { APP_URL: "https://dorsal.example" }],
  ["any address of its own", { APP_URL: "http://127.0.0.1:3000" }],
  ["a mail server", smtp],
  ["a key of Google's", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }],
  ["a bucket", { S3_BUCKET: "dorsal", AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" }],
  ["a service that must be live", { REQUIRE_LIVE_SERVICES: "mail" }],
  ["a host that others reach", { HOST: "0.0.0.0" }],
  ["a proxy", { TRUST_PROXY: "1" }],
])("nothing becomes a demo by itself that has %s; it may be asked to", (_what, env) => {
  expect(wantsDemo(readConfig(env), "embedded")).toBe(false);
  expect(wantsDemo(readConfig({ ...env, DEMO_DATA: "1" }), "embedded")).toBe(true);
});

test("DEMO_DATA=0 takes precedence over all other settings", () => {
  for (const engine of ["embedded", "server"] as const) {
    expect(wantsDemo(readConfig({ DEMO_DATA: "0" }), engine)).toBe(false);
    expect(wantsDemo(readConfig({ DEMO_DATA: "1" }), engine)).toBe(true);
  }
});
