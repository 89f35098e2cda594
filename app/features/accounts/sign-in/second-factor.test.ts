/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { type Accounts, accountsOf, visitor } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { totp } from "../../../../tests/support/totp.ts";
import { sessionOf } from "../viewer.server.ts";
import { enterCode, signIn } from "./sign-in.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "a secret";
type Browser = ReturnType<typeof visitor>;

/** The next code: the one that turned on the second step is used up. */
const codeOf = (totpURI: string, steps = 1) =>
  totp(new URL(totpURI).searchParams.get("secret") ?? "", Date.now() + steps * 30_000);

/** A member with two-step sign-in. */
async function aCarefulMember(services: Accounts) {
  const userId = await aPerson(services.db, { email });
  const hash = await services.identity.hash(password);
  await services.db.execute(sql`
    insert into auth_identities (user_id, provider_id, account_id, password)
    values (${userId}::uuid, 'credential', ${userId}, ${hash})`);
  const browser = visitor();
  await step(services, browser);
  const { identity } = services;
  const { body } = await identity.ask(browser.asker(), "/two-factor/enable", { password });
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  const code = codeOf(totpURI, 0);
  await identity.ask(browser.asker(), "/two-factor/verify-totp", { code });
  return { totpURI, backupCodes, usedCode: code };
}

async function step(services: Accounts, browser: Browser, remember = false) {
  const result = await signIn(services, browser.asker(), { email, password, remember });
  if (result.problem === null) browser.keep(result.headers);
  return result;
}

async function enter(services: Accounts, browser: Browser, code: string, trust = false) {
  const result = await enterCode(services, browser.asker(), { code, trust });
  if (result.problem === null) browser.keep(result.headers);
  return result;
}

async function isIn(services: Accounts, browser: Browser) {
  const token = services.identity.cookie.token(browser.asker().request);
  return token !== null && (await sessionOf(services, token)) !== null;
}

test("the password alone opens no session until the code is right", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { totpURI } = await aCarefulMember(services);
    const browser = visitor();
    expect(await step(services, browser)).toMatchObject({ problem: null, needsCode: true });
    expect(await isIn(services, browser)).toBe(false);
    expect(await enter(services, browser, "000000")).toMatchObject({ problem: "wrong-code" });
    expect(await isIn(services, browser)).toBe(false);
    expect(await enter(services, browser, codeOf(totpURI))).toMatchObject({ problem: null });
    expect(await isIn(services, browser)).toBe(true);
  }));

test("a backup code works once in place of a code", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { backupCodes } = await aCarefulMember(services);
    const [first = ""] = backupCodes;
    for (const [code, problem] of [
      [first, null],
      [first, "wrong-code"],
      ["nonsense-code", "wrong-code"],
    ] as const) {
      const browser = visitor();
      await step(services, browser);
      expect(await enter(services, browser, code)).toMatchObject({ problem });
      expect(await isIn(services, browser)).toBe(problem === null);
    }
  }));

test("a trusted device is not asked for a code", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { backupCodes } = await aCarefulMember(services);
    const browser = visitor();
    await step(services, browser);
    await enter(services, browser, backupCodes[0] ?? "", true);
    browser.cookies.delete("__Secure-dorsal.session_token");
    expect(await step(services, browser)).toMatchObject({ problem: null, needsCode: false });
    expect(await isIn(services, browser)).toBe(true);
  }));

test("a code without the password before opens no session", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { totpURI } = await aCarefulMember(services);
    const answer = await enter(services, visitor(), codeOf(totpURI));
    expect(answer).toMatchObject({ problem: "sign-in-expired" });
  }));

test("the number of tried codes is limited", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aCarefulMember(services);
    const browser = visitor();
    await step(services, browser);
    const problems: unknown[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await enter(services, browser, `00000${guess}`);
      problems.push(answer.problem);
    }
    expect(problems, "five, and then the password again").toEqual([
      "wrong-code",
      "wrong-code",
      "wrong-code",
      "wrong-code",
      "wrong-code",
      "sign-in-expired",
      "sign-in-expired",
    ]);
    const limits = { ...services.limits, allow: async (name: string) => !name.startsWith("code") };
    const limited = accountsOf(tx, { limits });
    const later = visitor();
    await step(limited, later);
    const refused = { problem: "too-many-attempts", status: 429 };
    expect(await enter(limited, later, "000000")).toEqual(refused);
  }));

test("a code works once: a second browser that enters it is refused", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { totpURI, usedCode } = await aCarefulMember(services);
    const browsers = [visitor(), visitor()] as const;
    for (const browser of browsers) await step(services, browser);
    const used = { problem: "wrong-code", status: 400 };
    expect(
      await enter(services, browsers[0], usedCode),
      "it has turned the second step on",
    ).toEqual(used);
    const code = codeOf(totpURI);
    expect(await enter(services, browsers[0], code)).toMatchObject({ problem: null });
    expect(await enter(services, browsers[1], code)).toEqual(used);
    expect(await isIn(services, browsers[1])).toBe(false);
  }));

test("of two browsers that enter a code at the same moment, one is let in", async () => {
  const services = accountsOf(db);
  const { totpURI } = await aCarefulMember(services);
  const browsers = [visitor(), visitor(), visitor()];
  for (const browser of browsers) await step(services, browser);
  const code = codeOf(totpURI);
  const answers = await Promise.all(browsers.map((browser) => enter(services, browser, code)));
  expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1);
});
