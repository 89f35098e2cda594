import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { authIdentities, authSessions, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, origin, visitor } from "../../../../tests/support/identity.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { nextCode, totp } from "../../../../tests/support/totp.ts";
import { enterCode, signIn } from "../sign-in/sign-in.server.ts";
import { sessionOf } from "../viewer.server.ts";
import { securityLinks } from "./links.ts";
import { changePassword } from "./proof.server.ts";
import { sessionsOf } from "./sessions.server.ts";
import {
  confirmTwoFactor,
  endTwoFactor,
  hasTwoFactor,
  renewBackupCodes,
  startTwoFactor,
  typedKey,
} from "./two-factor.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const password = "the first secret";
const links = securityLinks(origin);

type Accounts = ReturnType<typeof accountsOf>;
type Browser = ReturnType<typeof visitor>;

/** Creates Ana, signed in with one browser. */
async function ana(tx: Database, more: Parameters<typeof accountsOf>[1] = {}) {
  const services = accountsOf(tx, more);
  const userId = await aPerson(tx, { email });
  const hash = await services.identity.hash(password);
  const identity = { userId, providerId: "credential", accountId: userId, password: hash };
  await tx.insert(authIdentities).values(identity);
  const browser = visitor();
  await enter(services, browser);
  return { services, browser, viewer: await viewerOf(services, browser) };
}

async function enter(services: Accounts, browser: Browser, secret = password) {
  const form = { email, password: secret, remember: true };
  const result = await signIn(services, browser.asker(), form);
  if (result.problem === null) browser.keep(result.headers);
  return result;
}

async function viewerOf(services: Accounts, browser: Browser) {
  const token = services.identity.cookie.token(browser.asker().request);
  const session = token === null ? null : await sessionOf(services, token);
  if (!session) throw new Error("Nobody is signed in.");
  return session.viewer;
}

function form(current: string, next: string) {
  return { current_password: current, password: next, confirmation: next, links };
}

test("a new password counts at once, ends other sessions and is announced by mail", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, viewer } = await ana(tx);
    const elsewhere = visitor("192.0.2.9");
    await enter(services, elsewhere);
    expect(await sessionsOf(services, viewer, "en")).toHaveLength(2);

    const change = form(password, "the second secret");
    const done = await changePassword(services, browser.asker(), viewer, change);
    if (done.problem !== null) throw new Error(done.problem);
    browser.keep(done.headers);
    expect(await sessionsOf(services, await viewerOf(services, browser), "en")).toHaveLength(1);
    await expect(viewerOf(services, elsewhere)).rejects.toThrow("Nobody is signed in.");
    expect(await enter(services, visitor())).toMatchObject({ problem: expect.any(String) });
    expect(await enter(services, visitor(), "the second secret")).toMatchObject({ problem: null });
    const [mail] = await mailsTo(services, email);
    expect(mail).toMatchObject({ subject: "Your password was changed" });
    expect(mail?.body).toContain(`${origin}/account/not-me?token=`);
  }));

test("a wrong current password changes nothing, and cannot be guessed at", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, viewer } = await ana(tx);
    const change = form("a guess", "the second secret");
    expect(await changePassword(services, browser.asker(), viewer, change)).toEqual({
      problem: "wrong-password",
      field: "current_password",
    });
    const limited = { ...services, limits: limitsThat(false) };
    const right = form(password, "the second secret");
    expect(await changePassword(limited, browser.asker(), viewer, right)).toMatchObject({
      problem: "too-many-attempts",
    });
    expect(await enter(services, visitor())).toMatchObject({ problem: null });
    expect(await mailsTo(services, email)).toEqual([]);
  }));

test("two-step sign-in starts once a code has been entered, and then asks for one", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, viewer } = await ana(tx);
    const start = (secret: string) => startTwoFactor(services, browser.asker(), viewer, secret);
    expect(await start("a guess")).toMatchObject({ problem: "wrong-password" });
    const started = await start(password);
    if (started.problem !== null) throw new Error(started.problem);
    expect(started.address).toMatch(/^otpauth:\/\/totp\/Dorsal:ana%40example\.com\?/);
    expect(started.backupCodes).toHaveLength(10);
    expect(await hasTwoFactor(services, viewer), "not before the first code").toBe(false);
    expect(await enter(services, visitor())).toMatchObject({ needsCode: false });

    const key = typedKey(started.address);
    expect(key).toMatch(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
    const confirm = (code: string) =>
      confirmTwoFactor(services, browser.asker(), viewer, { code, links });
    expect(await confirm("000000")).toMatchObject({ problem: "wrong-code" });
    const confirmed = await confirm(totp(key));
    if (confirmed.problem !== null) throw new Error(confirmed.problem);
    browser.keep(confirmed.headers);
    expect(await hasTwoFactor(services, viewer)).toBe(true);
    expect((await mailsTo(services, email))[0]?.subject).toBe("Two-step sign-in was turned on");

    const phone = visitor();
    expect(await enter(services, phone)).toMatchObject({ needsCode: true });
    const entered = await enterCode(services, phone.asker(), {
      code: nextCode(key),
      trust: false,
    });
    expect(entered).toMatchObject({ problem: null });
    const spare = visitor();
    await enter(services, spare);
    const code = started.backupCodes[0] ?? "";
    const withSpare = await enterCode(services, spare.asker(), { code, trust: false });
    expect(withSpare).toMatchObject({ problem: null });
    const again = visitor();
    await enter(services, again);
    const twice = await enterCode(services, again.asker(), { code, trust: false });
    expect(twice.problem, "a backup code works once").not.toBeNull();
  }));

test("new backup codes replace the old ones, and turning two-step sign-in off needs the password", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, viewer } = await ana(tx);
    const started = await startTwoFactor(services, browser.asker(), viewer, password);
    if (started.problem !== null) throw new Error(started.problem);
    const code = totp(typedKey(started.address));
    const on = await confirmTwoFactor(services, browser.asker(), viewer, { code, links });
    if (on.problem !== null) throw new Error(on.problem);
    browser.keep(on.headers);

    const renew = (secret: string) => renewBackupCodes(services, browser.asker(), viewer, secret);
    expect(await renew("a guess")).toMatchObject({ problem: "wrong-password" });
    const renewed = await renew(password);
    if (renewed.problem !== null) throw new Error(renewed.problem);
    expect(renewed.backupCodes).toHaveLength(10);
    const old = visitor();
    await enter(services, old);
    const first = started.backupCodes[0] ?? "";
    const refused = await enterCode(services, old.asker(), { code: first, trust: false });
    expect(refused.problem).not.toBeNull();

    const end = (secret: string) =>
      endTwoFactor(services, browser.asker(), viewer, { password: secret, links });
    expect(await end("a guess")).toMatchObject({ problem: "wrong-password" });
    expect(await end(password)).toMatchObject({ problem: null });
    expect(await hasTwoFactor(services, viewer)).toBe(false);
    expect(await enter(services, visitor())).toMatchObject({ needsCode: false });
    const [mail] = await mailsTo(services, email);
    expect(mail?.subject).toBe("Two-step sign-in was turned off");
  }));

test("a server without mail makes the changes without a notice", () =>
  rolledBack(db, async (tx) => {
    const { services, browser, viewer } = await ana(tx, { isMailAvailable: false });
    const change = form(password, "the second secret");
    const done = await changePassword(services, browser.asker(), viewer, change);
    expect(done.problem).toBeNull();
    const [user] = await tx.select().from(users).where(eq(users.id, viewer.userId));
    expect(user?.email).toBe(email);
    expect(await tx.select().from(authSessions)).toHaveLength(1);
  }));
