import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  type Accounts,
  accountsOf,
  linkTo,
  mailsTo,
  visitor,
} from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { requestReset, resetPassword } from "../password/password-reset.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "the owner's secret";
const refused = { problem: "too-many-attempts", status: 429 };
type Browser = ReturnType<typeof visitor>;

/** All limits divided by ten, because each wrong password costs a hash. */
async function anAccount(tx: Database) {
  const limits = openLimits({ db: tx, now: () => noon }, 0.1);
  const services = accountsOf(tx, { limits });
  const userId = await aPerson(tx, { email });
  const hash = await services.identity.hash(password);
  await tx.execute(sql`
    insert into auth_identities (user_id, provider_id, account_id, password)
    values (${userId}::uuid, 'credential', ${userId}, ${hash})`);
  return services;
}

async function enter(services: Accounts, browser: Browser, typed = password) {
  const asked = { email, password: typed, remember: false };
  const result = await signIn(services, browser.asker(), asked);
  if (result.problem === null) browser.keep(result.headers);
  return result;
}

/** Tries wrong passwords, each from another network, until one is refused. */
async function attack(services: Accounts) {
  for (let place = 1; place < 20; place += 1) {
    const answer = await enter(services, visitor(`198.51.100.${place}`), "a guess");
    if (answer.problem === "too-many-attempts") return place;
  }
  throw new Error("Nobody was refused.");
}

test("guessing from many networks does not lock out a browser that signed in before", () =>
  rolledBack(db, async (tx) => {
    const services = await anAccount(tx);
    const owner = visitor("192.0.2.1");
    await enter(services, owner);
    owner.keep(await signOut(services, owner.asker()));
    expect(await attack(services)).toBeLessThan(15);
    expect(await enter(services, visitor("203.0.113.5")), "a stranger").toEqual(refused);
    expect(await enter(services, owner), "the owner").toMatchObject({ problem: null });
  }));

test("the cookie of a known browser reaches every sign-in address, with and without scripts", () =>
  rolledBack(db, async (tx) => {
    const services = await anAccount(tx);
    const entered = await enter(services, visitor("192.0.2.1"));
    if (entered.problem !== null) throw new Error(entered.problem);
    const known = entered.headers.getSetCookie().filter((cookie) => cookie.includes("device_"));
    const paths = known.map((cookie) => /; Path=([^;]+)/.exec(cookie)?.[1] ?? "");
    for (const door of ["/login", "/login.data", "/login/two-factor", "/login/two-factor.data"]) {
      // As RFC 6265, section 5.1.4, compares paths.
      const isSent = paths.some((path) => door === path || door.startsWith(`${path}/`));
      expect(isSent, door).toBe(true);
    }
  }));

test("a locked-out person can sign in through a mailed link, and the browser is known afterwards", () =>
  rolledBack(db, async (tx) => {
    const services = await anAccount(tx);
    const stranger = visitor("192.0.2.1");
    await enter(services, stranger);
    await attack(services);
    await requestReset(services, visitor("203.0.113.5").asker(), email);
    const token = (await linkTo(services, email, "/auth/recover")).searchParams.get("token") ?? "";
    const next = "another secret";
    await resetPassword(services, visitor().asker(), { token, password: next });
    const answer = await enter(services, stranger, next);
    expect(answer, "the cookie was worth something with the old password only").toEqual(refused);
    expect((await mailsTo(services, email))[0]?.subject).toBe("Your password was changed");
  }));

test("a known-browser cookie counts for its own account only", () =>
  rolledBack(db, async (tx) => {
    const services = await anAccount(tx);
    const eve = visitor("192.0.2.66");
    const userId = await aPerson(tx, { email: "eve@example.com" });
    const hash = await services.identity.hash("eve's");
    await tx.execute(sql`
      insert into auth_identities (user_id, provider_id, account_id, password)
      values (${userId}::uuid, 'credential', ${userId}, ${hash})`);
    const own = { email: "eve@example.com", password: "eve's", remember: false };
    const entered = await signIn(services, eve.asker(), own);
    if (entered.problem !== null) throw new Error(entered.problem);
    eve.keep(entered.headers);
    await attack(services);
    expect(await enter(services, eve, "a guess")).toEqual(refused);
    for (const [name, value] of [...eve.cookies]) {
      if (name.includes("device_")) eve.cookies.set(name, `${value}x`);
    }
    expect(await enter(services, eve, "a guess")).toEqual(refused);
  }));

test("mails are limited per requester, and a refusal does not depend on the address", () =>
  rolledBack(db, async (tx) => {
    const limits = openLimits({ db: tx, now: () => noon });
    const services = accountsOf(tx, { limits });
    await aPerson(tx, { email });
    const ask = (address: string, network: string) =>
      requestReset(services, visitor(network).asker("/forgot-password"), address);
    for (const address of [email, "nobody@example.com"]) {
      for (let time = 0; time < 5; time += 1) {
        expect(await ask(address, "198.51.100.1"), address).toBeNull();
      }
      const answer = { problem: "too-many-letters", status: 429 };
      expect(await ask(address, "198.51.100.1"), address).toEqual(answer);
    }
    expect(await ask(email, "192.0.2.1"), "the owner").toBeNull();
    expect(await mailsTo(services, email)).toHaveLength(6);
    expect(await mailsTo(services, "nobody@example.com")).toEqual([]);
  }));
