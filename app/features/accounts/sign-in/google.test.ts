import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { authIdentities, authSessions, userProfiles, users } from "#db/schema.ts";
import { letterLanguage } from "#services/identity/identity.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { type Accounts, accountsOf, origin, visitor } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { sessionOf } from "../viewer.server.ts";
import { beginGoogle, finishGoogle } from "./google.server.ts";
import { signIn } from "./sign-in.server.ts";

const { db } = await openTestDatabase();
const person = { email: "gala@gmail.test", name: "Gala María Runner" };

/** Goes to Google and returns with the answer given there. */
async function enter(
  services: Accounts,
  { from = "/races?city=Lima", who = person, page = "/login/google" } = {},
) {
  const browser = visitor();
  const begun = await beginGoogle(services, browser.asker(page), from);
  browser.keep(begun.headers);
  const asked = new URL(begun.to, origin).searchParams;
  const code = services.identity.grant?.(who, asked) ?? "";
  const answer = new URLSearchParams({ code, state: asked.get("state") ?? "" });
  const back = browser.asker(`/auth/callback/google?${answer}`);
  const done = await finishGoogle(services, back);
  browser.keep(done.headers);
  const token = services.identity.cookie.token(browser.asker().request);
  return {
    to: done.to,
    viewer: token && (await sessionOf(services, token))?.viewer,
    back,
    browser,
  };
}

test("AUTH-13 Google sign-in creates an account, signs in and returns to the page before", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { to, viewer } = await enter(services);
    expect(to).toBe("/races?city=Lima");
    expect(viewer).toMatchObject({
      email: "gala@gmail.test",
      firstName: "Gala",
      lastName: "María Runner",
      image: null,
      isAdmin: false,
    });
    expect((await enter(services)).viewer, "the same account again").toMatchObject({
      userId: viewer ? viewer.userId : "",
    });
    const [identity] = await tx.select().from(authIdentities);
    expect(identity).toMatchObject({ providerId: "google", scope: "openid,email,profile" });
    expect(identity?.refreshToken, "tokens are stored encrypted").not.toContain("eyJ");
  }));

test("an account made from a Spanish page returns there, and its letters are in Spanish", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { to, viewer } = await enter(services, { page: "/es/login/google" });
    expect(to).toBe("/es/races?city=Lima");
    const userId = viewer ? viewer.userId : "";
    expect(await letterLanguage(tx, userId)).toBe("es");
    await enter(services);
    expect(await letterLanguage(tx, userId), "a later sign-in changes nothing").toBe("es");
  }));

test("the browser is sent to Google with every parameter that the protocol requires", () =>
  rolledBack(db, async (tx) => {
    const { to, headers } = await beginGoogle(accountsOf(tx), visitor().asker(), "/");
    const asked = new URL(to, origin).searchParams;
    expect(to).toMatch(/^\/sandbox\/google\?/);
    expect(Object.fromEntries(asked)).toMatchObject({
      access_type: "offline",
      prompt: "consent",
      redirect_uri: `${origin}/auth/callback/google`,
      code_challenge_method: "S256",
    });
    expect(headers.getSetCookie().join()).toContain("dorsal.state");
  }));

test("Google is linked to a confirmed account of the same address", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { email: person.email });
    expect((await enter(accountsOf(tx))).viewer).toMatchObject({ userId });
  }));

test("Google takes over an unconfirmed account of the same address and drops its password", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const form = { email: person.email, password: "a stranger's", confirmation: "a stranger's" };
    await signUp(services, visitor().asker(), form, { origin, id: "1" });
    const [made] = await tx.select().from(users);
    expect((await enter(services)).viewer).toMatchObject({ userId: made?.id });
    const again = await signIn(services, visitor().asker(), { ...form, remember: false });
    expect(again).toMatchObject({ status: 401 });
  }));

test("GAP-18 a guest's temporary account is taken over by Google", () =>
  rolledBack(db, async (tx) => {
    const guest = { email: person.email, emailVerified: false, isAnonymous: true };
    const userId = await aPerson(tx, { user: guest });
    expect((await enter(accountsOf(tx))).viewer).toMatchObject({ userId });
    const [user] = await tx.select().from(users);
    expect(user).toMatchObject({ isAnonymous: false, emailVerified: true });
  }));

test("an account with a second step asks for the code after Google too", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const userId = await aPerson(tx, { email: person.email, user: { twoFactorEnabled: true } });
    const { to, viewer, browser } = await enter(services);
    expect(to).toBe("/login/two-factor?from=%2Fraces%3Fcity%3DLima");
    expect(viewer).toBeFalsy();
    expect(await tx.select().from(authSessions)).toEqual([]);
    expect([...browser.cookies.keys()].join(), "a code is waited for").toContain("two_factor");
    await tx.update(users).set({ twoFactorEnabled: false });
    expect((await enter(services)).viewer).toMatchObject({ userId });
  }));

test("declining at Google returns to the sign-in page without an error", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const browser = visitor();
    const begun = await beginGoogle(services, browser.asker("/login/google"), "/about");
    browser.keep(begun.headers);
    const state = new URL(begun.to, origin).searchParams.get("state") ?? "";
    const answer = new URLSearchParams({ error: "access_denied", state });
    const { to } = await finishGoogle(services, browser.asker(`/auth/callback/google?${answer}`));
    expect(to).toBe("/login?from=%2Fabout&notice=google-cancelled");
  }));

test("GAP-71 a deactivated account is refused with its message", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { viewer } = await enter(services);
    const profile = eq(userProfiles.userId, viewer ? viewer.userId : "");
    await tx.update(userProfiles).set({ isActive: false }).where(profile);
    const refused = await enter(services);
    expect(refused.viewer).toBeFalsy();
    expect(refused.to).toBe("/login?from=%2Fraces%3Fcity%3DLima&failure=inactive");
  }));

test("ERR-10 an answer from Google without its request, or used twice, signs nobody in", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { back } = await enter(services);
    const used = await finishGoogle(services, back);
    expect(used.to).toBe("/login?failure=google");
    for (const query of ["", "code=x&state=y", "error=access_denied&state=y", "state=y"]) {
      const { to, headers } = await finishGoogle(
        services,
        visitor().asker(`/auth/callback/google?${query}`),
      );
      expect(to, query).toBe("/login?failure=google");
      expect(headers.getSetCookie().join(), query).not.toContain("session_token=e");
    }
    const [{ count } = { count: 0 }] = await readRows(
      tx,
      { count: integer },
      sql`select count(*)::int as count from auth_sessions`,
    );
    expect(count).toBe(1);
  }));

test("Google sign-in is unavailable without keys where the sandbox is not allowed", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx, { google: null });
    expect(services.identity.google).toBe("unavailable");
    expect(services.identity.grant).toBeNull();
    const { to } = await beginGoogle(services, visitor().asker(), "/races");
    expect(to).toBe("/login?from=%2Fraces&failure=google-unavailable");
  }));
