/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { passing } from "#db/failures/problem.ts";
import { authSessions, userProfiles, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { type Accounts, accountsOf, visitor } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { sessionOf } from "../viewer.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "a secret";

async function aMember(services: Accounts, profile = {}): Promise<string> {
  const userId = await aPerson(services.db, { email, ...profile });
  const hash = await services.identity.hash(password);
  await services.db.execute(sql`
    insert into auth_identities (user_id, provider_id, account_id, password)
    values (${userId}::uuid, 'credential', ${userId}, ${hash})`);
  return userId;
}

async function enter(services: Accounts, browser = visitor(), { remember = false } = {}) {
  const result = await signIn(services, browser.asker(), { email, password, remember });
  if (result.problem === null) browser.keep(result.headers);
  return result;
}

/** The viewer that a browser's cookies identify. */
async function viewerOf(services: Accounts, browser: ReturnType<typeof visitor>) {
  const token = services.identity.cookie.token(browser.asker().request);
  return token === null ? null : ((await sessionOf(services, token))?.viewer ?? null);
}

const sessions = (tx: Database) => tx.select().from(authSessions);

test("the right password opens a session that one statement finds again", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const userId = await aMember(services, { firstName: "Ana", lastName: "Quispe" });
    const browser = visitor();
    expect(await enter(services, browser)).toMatchObject({ problem: null, needsCode: false });
    expect(await viewerOf(services, browser)).toEqual({
      userId,
      email,
      firstName: "Ana",
      lastName: "Quispe",
      image: null,
      isAdmin: false,
      sessionId: (await sessions(tx))[0]?.id,
    });
    expect((await tx.select().from(users))[0]?.lastSignInAt).toBeInstanceOf(Date);
  }));

test("a session that cannot be stored fails with the database's error, which may pass", async () => {
  await rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    await tx.execute(sql`
      create function refuse() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100'; end $$`);
    await tx.execute(sql`
      create trigger full_disk before insert on auth_sessions
      for each row execute function refuse()`);
    const problem = await enter(services).catch((caught: unknown) => caught);
    expect(passing(problem)).toBe("full");
  });
});

test("cookies are HttpOnly, SameSite, and Secure over TLS", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const result = await enter(services);
    if (result.problem !== null) throw new Error(result.problem);
    const cookies = result.headers.getSetCookie().filter((cookie) => !/device_/.test(cookie));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-dorsal\..*; HttpOnly; (?=.*Secure)(?=.*SameSite=Lax)/);
      expect(cookie, "it ends with the browser").not.toMatch(/Max-Age|Expires/i);
    }
  }));

test("GAP-21 a remembered session lasts thirty days; any other ends with the browser", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const result = await enter(services, visitor(), { remember: true });
    if (result.problem !== null) throw new Error(result.problem);
    const [cookie = ""] = result.headers.getSetCookie();
    expect(cookie).toMatch(/session_token=.*Max-Age=2592000/);
    const days = async () =>
      (await sessions(tx)).map(({ expiresAt }) =>
        Math.round((expiresAt.getTime() - Date.now()) / 86_400_000),
      );
    expect(await days()).toEqual([30]);
    await enter(services);
    expect((await days()).sort()).toEqual([1, 30]);
  }));

test("a wrong password and an unknown address get the same answer", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const answers = await Promise.all(
      [
        { email, password: "wrong one" },
        { email: "nobody@example.com", password },
      ].map((typed) => signIn(services, visitor().asker(), { ...typed, remember: false })),
    );
    expect(answers[0]).toEqual({ problem: "wrong-credentials", status: 401 });
    expect(answers[1]).toEqual(answers[0]);
    expect(await sessions(tx)).toEqual([]);
  }));

test("ROLE-09 GAP-71 a deactivated account is told so only after the right password", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services, { isActive: false });
    expect(await enter(services)).toEqual({ problem: "account-inactive", status: 403 });
    const typed = { email, password: "wrong", remember: false };
    expect(await signIn(services, visitor().asker(), typed)).toMatchObject({ status: 401 });
    expect(await sessions(tx)).toEqual([]);
  }));

test("ROLE-09 GAP-71 deactivation ends sessions at once, and reactivation does not restore them", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const userId = await aMember(services);
    const browser = visitor();
    await enter(services, browser);
    const setActive = (isActive: boolean) =>
      tx.update(userProfiles).set({ isActive }).where(eq(userProfiles.userId, userId));
    await setActive(false);
    expect(await viewerOf(services, browser)).toBeNull();
    expect(await sessions(tx)).toEqual([]);
    await setActive(true);
    expect(await viewerOf(services, browser)).toBeNull();
  }));

test("an administrator whose rights are revoked loses them at the next request", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services, { isAdmin: true });
    const browser = visitor();
    await enter(services, browser);
    expect((await viewerOf(services, browser))?.isAdmin).toBe(true);
    await tx.update(userProfiles).set({ isAdmin: false });
    expect((await viewerOf(services, browser))?.isAdmin).toBe(false);
  }));

test("a session set before signing in is replaced by a new one", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const stranger = visitor();
    await enter(services, stranger);
    const planted = new Map(stranger.cookies);
    const victim = visitor();
    for (const [name, value] of planted) victim.cookies.set(name, value);
    await enter(services, victim);
    const name = "__Secure-dorsal.session_token";
    expect(victim.cookies.get(name)).not.toBe(planted.get(name));
  }));

test("a cookie without a valid signature opens nothing and causes no query", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { cookie } = services.identity;
    const name = "__Secure-dorsal.session_token";
    for (const value of ["", "x", "x.y", `${"a".repeat(32)}.${"b".repeat(43)}=`, "%", "%E0%A4%A"]) {
      const request = new Request("https://dorsal.example/", {
        headers: { cookie: `${name}=${value}` },
      });
      expect(cookie.token(request), value).toBeNull();
    }
    const browser = visitor();
    await aMember(services);
    await enter(services, browser);
    const { request } = browser.asker();
    const http = new Request("http://dorsal.example/", { headers: request.headers });
    expect(cookie.token(http), "without TLS it is another cookie").toBeNull();
  }));

test("AUTH-19 signing out ends the session for every copy of its cookie", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const browser = visitor();
    await enter(services, browser);
    const copy = visitor();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    browser.keep(await signOut(services, browser.asker()));
    const left = [...browser.cookies.keys()];
    expect(left, "the browser is known again").toEqual([expect.stringContaining("device_")]);
    expect(await viewerOf(services, copy)).toBeNull();
  }));

test("signing in again ends the browser's earlier session", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aMember(services);
    const browser = visitor();
    await enter(services, browser);
    const before = await sessions(tx);
    await enter(services, visitor());
    await enter(services, browser);
    const after = await sessions(tx);
    expect(after).toHaveLength(2);
    expect(after.map(({ id }) => id)).not.toContain(before[0]?.id);
    expect(await viewerOf(services, browser)).not.toBeNull();
  }));
