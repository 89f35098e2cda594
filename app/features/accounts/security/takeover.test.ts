import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  apiKeys,
  authCodes,
  authIdentities,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  users,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  type Accounts,
  accountsOf,
  linkTo,
  mailsTo,
  origin,
  visitor,
} from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { makeCode } from "../codes.server.ts";
import { requestReset, resetPassword } from "../password/password-reset.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { sessionOf } from "../viewer.server.ts";
import { newAddressLinks, securityLinks } from "./links.ts";
import { askForNewAddress, confirmNewAddress } from "./new-address.server.ts";
import { passkeyQuestion } from "./passkeys.server.ts";
import { changePassword } from "./proof.server.ts";
import { endOtherSessions, endSession, sessionsOf } from "./sessions.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { findChange, undoChange } from "./undo.server.ts";
import { removeWaysIn, waysInOf } from "./ways-in.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";
const evil = "thief@example.com";
const password = "the first secret";
const links = newAddressLinks(origin);

type Browser = ReturnType<typeof visitor>;

async function enter(services: Accounts, browser: Browser, secret = password, address = email) {
  const form = { email: address, password: secret, remember: true };
  const done = await signIn(services, browser.asker(), form);
  if (done.problem !== null) return null;
  browser.keep(done.headers);
  return viewerIn(services, browser);
}

async function viewerIn(services: Accounts, browser: Browser) {
  const token = services.identity.cookie.token(browser.asker().request);
  return (token && (await sessionOf(services, token))?.viewer) || null;
}

/** Ana's account, with a session of hers and one of a thief who knows her password. */
async function ana(tx: Database) {
  const services = accountsOf(tx);
  const userId = await aPerson(tx, { email });
  const hash = await services.identity.hash(password);
  const identity = { userId, providerId: "credential", accountId: userId, password: hash };
  await tx.insert(authIdentities).values(identity);
  const [own, thief] = [visitor(), visitor("192.0.2.66")];
  const owner = (await enter(services, own))!;
  const other = (await enter(services, thief))!;
  return { services, userId, own, thief, owner, other };
}

/** The token in the newest letter to an address that leads there. */
async function tokenOf(services: Accounts, address: string, door: string) {
  return (await linkTo(services, address, door)).searchParams.get("token") ?? "";
}

async function ask(
  services: Accounts,
  viewer: NonNullable<Awaited<ReturnType<typeof enter>>>,
  to: string,
) {
  const asked = await askForNewAddress(services, viewer, { email: to, password }, links);
  expect(asked.problem).toBeNull();
  return tokenOf(services, to, "/account/new-address");
}

async function recover(services: Accounts, address: string, secret: string) {
  await requestReset(services, visitor().asker("/forgot-password"), address);
  const token = await tokenOf(services, address, "/auth/recover");
  const asker = visitor().asker("/reset-password");
  expect(await resetPassword(services, asker, { token, password: secret })).toBeNull();
}

async function addressOf(tx: Database, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user?.email;
}

type Owner = Awaited<ReturnType<typeof ana>>;

test.each<[string, (all: Owner) => Promise<unknown>]>([
  ["a recovery by mail", ({ services }) => recover(services, email, "the second secret")],
  [
    "a new password",
    ({ services, own, owner }) =>
      changePassword(services, own.asker(), owner, {
        current_password: password,
        password: "the second secret",
        confirmation: "the second secret",
        links,
      }),
  ],
  ["signing out everywhere", ({ services, owner }) => endOtherSessions(services, owner)],
  [
    "ending the session",
    ({ services, owner, other }) => endSession(services, owner, other.sessionId),
  ],
])("%s ends a pending new address, codes, links and set-ups", (_how, act) =>
  rolledBack(db, async (tx) => {
    const all = await ana(tx);
    const { services, userId, other } = all;
    const token = await ask(services, other, evil);
    await makeCode(services, { userId, kind: "recovery", sentTo: email });
    await makeCode(services, { userId, kind: "reauthentication", sentTo: email });
    const half = { userId, secret: "s", backupCodes: "[]", verified: false };
    await tx.insert(authTwoFactors).values(half);
    await act(all);
    expect(await confirmNewAddress(services, token, links)).toEqual({ problem: "link-refused" });
    expect(await addressOf(tx, userId)).toBe(email);
    expect(await tx.select().from(authCodes)).toEqual([]);
    expect(await tx.select().from(authTwoFactors)).toEqual([]);
    const pending = await tx.select({ value: authVerifications.value }).from(authVerifications);
    expect(pending.filter(({ value }) => value.includes(userId))).toEqual([]);
  }),
);

test("after A to B to A, the first link does not work again", () =>
  rolledBack(db, async (tx) => {
    const { services, userId, owner } = await ana(tx);
    const first = await ask(services, owner, "b@example.com");
    expect(await confirmNewAddress(services, first, links)).toMatchObject({ problem: null });
    const back = await ask(services, { ...owner, email: "b@example.com" }, email);
    expect(await confirmNewAddress(services, back, links)).toMatchObject({ problem: null });
    expect(await confirmNewAddress(services, first, links)).toEqual({ problem: "link-refused" });
    expect(await addressOf(tx, userId)).toBe(email);
  }));

test("a changed address ends all sessions but the one in which it was requested", () =>
  rolledBack(db, async (tx) => {
    const { services, own, thief, owner } = await ana(tx);
    await confirmNewAddress(services, await ask(services, owner, "b@example.com"), links);
    expect(await viewerIn(services, own)).toMatchObject({ email: "b@example.com" });
    expect(await viewerIn(services, thief)).toBeNull();
  }));

test("the letter about a requested address stops it, once, and signs everybody out", () =>
  rolledBack(db, async (tx) => {
    const { services, userId, own, thief, other } = await ana(tx);
    const token = await ask(services, other, evil);
    const stop = await tokenOf(services, email, "/account/not-me");
    expect(await findChange(services, stop)).toMatchObject({ kind: "address-requested" });
    const undone = await undoChange(services, visitor().asker(), stop, securityLinks(origin));
    expect(undone).toEqual({ problem: null, email });
    expect(await confirmNewAddress(services, token, links)).toEqual({ problem: "link-refused" });
    expect([await viewerIn(services, own), await viewerIn(services, thief)]).toEqual([null, null]);
    expect(await enter(services, visitor()), "the password that the thief knows").toBeNull();
    const reset = await tokenOf(services, email, "/auth/recover");
    const asker = visitor().asker("/reset-password");
    await resetPassword(services, asker, { token: reset, password: "the second secret" });
    expect(await enter(services, visitor(), "the second secret")).toMatchObject({ userId });
    const again = await undoChange(services, visitor().asker(), stop, securityLinks(origin));
    expect(again, "works once").toEqual({ problem: "link-refused" });
  }));

test("the letter to the old address takes the account back, with all that was added since", () =>
  rolledBack(db, async (tx) => {
    const { services, userId, thief, other } = await ana(tx);
    const old = { publicKey: "k", counter: 0, deviceType: "singleDevice", backedUp: false, userId };
    await tx.insert(authPasskeys).values({ ...old, credentialID: "own", name: "Own" });
    await confirmNewAddress(services, await ask(services, other, evil), links);
    const undo = await tokenOf(services, email, "/account/not-me");
    expect(await addressOf(tx, userId)).toBe(evil);

    const person = { userId, email: evil };
    const [passkey] = await tx
      .insert(authPasskeys)
      .values({ ...old, credentialID: "thief" })
      .returning({ id: authPasskeys.id });
    const added = { kind: "passkey", subjectId: passkey!.id, what: "A passkey was added" } as const;
    await tellOwner(services, person, added, links);
    const key = { userId, name: "k", secretHash: "h", ending: "1234", scopes: [] };
    const [made] = await tx
      .insert(apiKeys)
      .values({ ...key, createdAt: services.now() })
      .returning({ id: apiKeys.id });
    await tellOwner(services, person, { kind: "key", subjectId: made!.id, what: "A key" }, links);
    await tx.insert(authTwoFactors).values({ userId, secret: "s", backupCodes: "[]" });
    await tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
    await tellOwner(services, person, { kind: "second-step-on", what: "Two-step" }, links);
    const atGoogle = { id: "thief", email: evil, name: "", tokens: {} };
    expect(await services.identity.googleForApps?.accountOf(atGoogle)).toMatchObject({ userId });
    await tx
      .insert(authPasskeys)
      .values({ ...old, credentialID: "without a letter", createdAt: services.now() });
    const ofThief = await tokenOf(services, evil, "/account/not-me");
    const stranger = await aPerson(tx, { email: "x@example.com" });
    await tx.update(users).set({ email, emailVerified: false }).where(eq(users.id, stranger));

    const done = await undoChange(services, visitor().asker(), undo, securityLinks(origin));
    expect(done).toEqual({ problem: null, email });
    expect(await addressOf(tx, userId), "no sign-up holds it back").toBe(email);
    expect(await viewerIn(services, thief)).toBeNull();
    expect(await tx.select().from(authIdentities), "the thief's Google account").toEqual([]);
    const passkeys = await tx.select({ name: authPasskeys.name }).from(authPasskeys);
    expect(passkeys, "what was there before stays").toEqual([{ name: "Own" }]);
    expect(await tx.select().from(apiKeys)).toEqual([]);
    expect(await tx.select().from(authTwoFactors)).toEqual([]);
    const theirs = await undoChange(services, visitor().asker(), ofThief, securityLinks(origin));
    expect(theirs, "the thief's own letters").toEqual({ problem: "link-refused" });
    await requestReset(services, visitor().asker(), evil);
    const subjects = (await mailsTo(services, evil)).map(({ subject }) => subject);
    expect(subjects).not.toContain("Set a new password");
    const reset = await tokenOf(services, email, "/auth/recover");
    const asker = visitor().asker("/reset-password");
    await resetPassword(services, asker, { token: reset, password: "the second secret" });
    expect(await enter(services, visitor(), "the second secret")).toMatchObject({ userId, email });
  }));

test("a passkey needs the password, and a fresh sign-in where there is none", () =>
  rolledBack(db, async (tx) => {
    const { services, thief, other } = await ana(tx);
    const question = (typed: string, now = services.now) =>
      passkeyQuestion({ ...services, now }, thief.asker(), other, typed);
    expect(await question("")).toEqual({ problem: "password-needed", field: "password" });
    expect(await question("a guess")).toEqual({ problem: "wrong-password", field: "password" });
    expect(await question(password)).toMatchObject({ problem: null });
    await tx.delete(authIdentities);
    const later = () => new Date(Date.now() + 16 * 60_000);
    expect(await question("", later)).toMatchObject({ problem: "sign-in-again" });
    expect(await question("")).toMatchObject({ problem: null });
  }));

test("after a recovery, all ways in are listed and removed in one step", () =>
  rolledBack(db, async (tx) => {
    const { services, userId } = await ana(tx);
    const row = { publicKey: "k", counter: 0, deviceType: "singleDevice", backedUp: false };
    await tx.insert(authPasskeys).values({ ...row, userId, credentialID: "1", name: "Phone" });
    await tx.insert(authIdentities).values({ userId, providerId: "google", accountId: "g" });
    const stranger = await aPerson(tx);
    const [foreign] = await tx
      .insert(authPasskeys)
      .values({ ...row, userId: stranger, credentialID: "2" })
      .returning({ id: authPasskeys.id });
    await recover(services, email, "the second secret");
    const elsewhere = visitor("192.0.2.9");
    await enter(services, elsewhere, "the second secret");
    const viewer = (await enter(services, visitor(), "the second secret"))!;
    const ways = await waysInOf(services, viewer, "en");
    expect(ways).toMatchObject({ passkeys: [{ name: "Phone" }], google: [{}], sessions: [{}] });
    const ids = [...ways.passkeys, ...ways.google, ...ways.sessions].map(({ id }) => id);
    const chosen = [...ids, foreign!.id, viewer.sessionId];
    expect(await removeWaysIn(services, viewer, chosen, links)).toBe(3);
    const left = await waysInOf(services, viewer, "en");
    expect(left).toMatchObject({ passkeys: [], google: [], sessions: [] });
    expect(await sessionsOf(services, viewer, "en")).toHaveLength(1);
    expect(await tx.select().from(authPasskeys), "of others").toHaveLength(1);
    const [letter] = await mailsTo(services, email);
    expect(letter?.subject).toBe("Ways to sign in were removed from your account");
    expect(await tx.$count(authSessions)).toBe(1);
    expect(
      await enter(services, visitor(), "the second secret"),
      "the password stays",
    ).not.toBeNull();
  }));
