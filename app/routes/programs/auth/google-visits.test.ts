/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { authFlows, authIdentities, userProfiles, users } from "#db/schema.ts";
import { finishGoogle } from "#features/accounts/sign-in/google.server.ts";
import { sessionOf } from "#features/accounts/viewer.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import {
  accountsOf,
  mailsTo,
  visitor,
  origin as website,
} from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anApp, later, password } from "../../../../tests/support/programs/apps.ts";
import { aCode, visitGoogle } from "../../../../tests/support/programs/google.ts";
import { serveFactors } from "../../../../tests/support/programs/second-steps.ts";

const { db } = await openTestDatabase();
const redirectTo = "https://app.example/welcome";
const services = accountsOf(db, { redirects: [redirectTo] });
const { origin, aMember, aCarefulMember, call } = await serveFactors(services);

afterEach(() => void vi.useRealTimers());

/** An app that leads its person to Google. */
async function anAppAtGoogle(to = redirectTo) {
  const app = anApp(origin, services, { flowType: "pkce" });
  const options = { redirectTo: to, skipBrowserRedirect: true };
  const { data } = await app.auth.signInWithOAuth({ provider: "google", options });
  return { ...app, start: data.url ?? "" };
}

test("AUTHSVC-13 AUTHSVC-04 an app signs in with Google, and Google signs the same person in to the website", async () => {
  const { auth, start, events } = await anAppAtGoogle();
  const back = await visitGoogle(services, start, "nia@gmail.test");
  expect(back.origin + back.pathname).toBe(redirectTo);
  const code = back.searchParams.get("code") ?? "";
  expect(back.href).not.toContain("token");
  const entered = await auth.exchangeCodeForSession(code);
  expect(entered.error).toBeNull();
  expect(entered.data.user).toMatchObject({
    email: "nia@gmail.test",
    app_metadata: { provider: "google", providers: ["google"] },
  });
  expect(events).toContain("SIGNED_IN");
  const claims = await auth.getClaims();
  expect(claims.data?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });

  const browser = visitor();
  const begun = await services.identity.ask(browser.asker(), "/sign-in/social", {
    provider: "google",
    callbackURL: "/",
    disableRedirect: true,
  });
  browser.keep(begun.headers);
  const { searchParams } = new URL(begun.location ?? "", website);
  const answer = new URLSearchParams({
    state: searchParams.get("state") ?? "",
    code: services.identity.grant?.({ email: "nia@gmail.test", name: "Nia" }, searchParams) ?? "",
  });
  const asker = browser.asker(`/auth/callback/google?${answer}`);
  browser.keep((await finishGoogle(services, asker)).headers);
  const token = services.identity.cookie.token(browser.asker().request) ?? "";
  expect((await sessionOf(services, token))?.viewer.userId).toBe(entered.data.user?.id);
});

test("AUTHSVC-04 a code works once, for the app that has asked for it, and for five minutes", async () => {
  const { auth, start } = await anAppAtGoogle();
  const stolen =
    (await visitGoogle(services, start, "oda@gmail.test")).searchParams.get("code") ?? "";
  const thief = await anAppAtGoogle();
  const wrong = await thief.auth.exchangeCodeForSession(stolen);
  expect(wrong.error).toMatchObject({ status: 400, code: "bad_code_verifier" });
  const gone = await auth.exchangeCodeForSession(stolen);
  expect(gone.error, "a wrong verifier has used it up").toMatchObject({
    status: 404,
    code: "flow_state_not_found",
  });

  const { code, verifier } = await aCode(services, origin, redirectTo, "oda@gmail.test");
  const exchange = async () => {
    const answer = await fetch(`${origin}/auth/v1/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
    return [answer.status, (await answer.json()).code];
  };
  const answers = await Promise.all([exchange(), exchange()]);
  expect(answers.map(([status]) => status).sort()).toEqual([200, 404]);
  expect(await exchange()).toEqual([404, "flow_state_not_found"]);

  const late = await anAppAtGoogle();
  const lateCode = (await visitGoogle(services, late.start, "oda@gmail.test")).searchParams.get(
    "code",
  );
  later(301);
  const expired = await late.auth.exchangeCodeForSession(lateCode ?? "");
  expect(expired.error).toMatchObject({ status: 403, code: "flow_state_expired" });
});

test("AUTHSVC-13 only an app of the list, with a good challenge, is led to Google", async () => {
  const challenge = "a".repeat(43);
  const ask = async (changed: Record<string, string>, type = "application/json") => {
    const asked = { provider: "google", redirect_to: redirectTo, code_challenge: challenge };
    const query = new URLSearchParams({ ...asked, code_challenge_method: "s256", ...changed });
    const headers = { Accept: type };
    const address = `${origin}/auth/v1/authorize?${query}`;
    const answer = await fetch(address, { redirect: "manual", headers });
    if (answer.status !== 303) return [answer.status, (await answer.json()).code];
    const to = new URL(answer.headers.get("location") ?? "", origin);
    if (to.origin === origin) return to.pathname;
    return [to.searchParams.get("error"), to.searchParams.get("error_code")];
  };
  expect(await ask({})).toBe("/sandbox/google");
  const invalid = [400, "validation_failed"];
  const evil = { redirect_to: "https://evil.example/" };
  expect(await ask(evil, "text/html")).toBe("/auth/app-refused");
  expect(await ask({ redirect_to: "https://evil.example/" })).toEqual(invalid);
  expect(await ask({ redirect_to: "" })).toEqual(invalid);
  const toldTheApp = ["invalid_request", "validation_failed"];
  expect(await ask({ code_challenge: "" }), "the implicit flow").toEqual(toldTheApp);
  expect(await ask({ code_challenge_method: "plain" })).toEqual(toldTheApp);
  expect(await ask({ code_challenge: "short" })).toEqual(toldTheApp);
  expect(await ask({ provider: "else" })).toEqual([
    "invalid_request",
    "oauth_provider_not_supported",
  ]);
  const none = await serveFactors(accountsOf(db, { google: null, redirects: [redirectTo] }));
  const off = await fetch(`${none.origin}/auth/v1/authorize?provider=google`);
  expect([off.status, (await off.json()).code]).toEqual([400, "provider_disabled"]);
});

test("AUTHSVC-13 an answer of Google that belongs to no visit leads nowhere", async () => {
  const { start } = await anAppAtGoogle();
  const asked = new URL((await fetch(start, { redirect: "manual" })).headers.get("location") ?? "");
  const state = asked.searchParams.get("state") ?? "";
  const code = services.identity.grant?.({ email: "pia@gmail.test", name: "" }, asked.searchParams);
  const [id] = state.split(".");
  const end = async (more: Record<string, string>) => {
    const query = new URLSearchParams({ code: code ?? "", ...more });
    const answer = await fetch(`${origin}/auth/v1/callback?${query}`, { redirect: "manual" });
    return answer.status === 303 ? answer.headers.get("location") : answer.status;
  };
  for (const foreign of [
    "",
    "plain",
    `${id}`,
    `${id}.AAAA`,
    `${crypto.randomUUID()}.${state.split(".")[1]}`,
  ]) {
    expect(await end({ state: foreign }), foreign).toBe(400);
  }
  const refused = new URL(String(await end({ state, code: "", error: "access_denied" })));
  expect(refused.searchParams.get("error")).toBe("access_denied");
  expect(await end({ state }), "each visit ends once").toBe(400);
  const other = await anAppAtGoogle();
  const made = await visitGoogle(services, other.start, "pia@gmail.test", { code: "made-up" });
  expect(made.searchParams.get("error_code")).toBe("bad_oauth_callback");
  const late = await anAppAtGoogle();
  const begun = await fetch(late.start, { redirect: "manual" });
  later(601);
  const lateState = new URL(begun.headers.get("location") ?? "").searchParams.get("state") ?? "";
  expect(await end({ state: lateState })).toBe(400);
  expect(await db.$count(users, eq(users.email, "pia@gmail.test"))).toBe(0);
});

test("AUTHSVC-13 the rules of the website hold: a deactivated person stays out, an unconfirmed password goes", async () => {
  const userId = await aPerson(db, { email: "quin@gmail.test", user: { emailVerified: false } });
  const hash = await services.identity.hash(password);
  const identity = { userId, providerId: "credential", accountId: userId, password: hash };
  await db.insert(authIdentities).values(identity);
  const { auth, start } = await anAppAtGoogle();
  const back = await visitGoogle(services, start, "quin@gmail.test");
  const entered = await auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
  expect(entered.data.user?.id).toBe(userId);
  expect(entered.data.user?.identities?.map(({ provider }) => provider)).toEqual(["google"]);

  await db.update(userProfiles).set({ isActive: false }).where(eq(userProfiles.userId, userId));
  expect((await auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  const again = await anAppAtGoogle();
  const returned = await visitGoogle(services, again.start, "quin@gmail.test");
  const code = returned.searchParams.get("code") ?? "";
  const refused = await again.auth.exchangeCodeForSession(code);
  expect(refused.error).toMatchObject({ code: "user_banned" });
});

test("AUTHSVC-13 AUTHSVC-15 Google does not stand for the second step", async () => {
  const { email } = await aCarefulMember("rosa@gmail.test");
  const { auth, start } = await anAppAtGoogle();
  const back = await visitGoogle(services, start, email);
  await auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect(await call(auth, "factors", "POST", {})).toEqual([403, "insufficient_aal"]);
});

test("AUTHSVC-14 an app adds Google to an account and removes it, but never the last way in", async () => {
  const { email } = await aMember("ravi@gmail.test");
  const app = anApp(origin, services, { flowType: "pkce" });
  await app.auth.signInWithPassword({ email, password });
  const options = { redirectTo, skipBrowserRedirect: true };
  const add = async () =>
    (await app.auth.linkIdentity({ provider: "google", options })).data.url ?? "";
  const other = await visitGoogle(services, await add(), "other@gmail.test");
  expect(other.searchParams.get("error_code")).toBe("email_address_not_authorized");
  const back = await visitGoogle(services, await add(), email);
  const linked = await app.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
  expect(linked.data.user?.app_metadata.providers).toEqual(["email", "google"]);
  expect((await mailsTo(services, email))[0]?.subject).toBe(
    "Signing in with Google was added to your account",
  );

  const { data } = await app.auth.getUserIdentities();
  const [own, google] = data?.identities ?? [];
  if (!own || !google) throw new Error("There are two ways in.");
  const { app: stranger } = await aMember("sol@example.com");
  const foreign = await stranger.unlinkIdentity(google);
  expect(foreign.error).toMatchObject({ status: 404, code: "identity_not_found" });
  const both = await Promise.all([app.auth.unlinkIdentity(google), app.auth.unlinkIdentity(own)]);
  expect(both.map(({ error }) => error?.code).sort()).toEqual([
    "single_identity_not_deletable",
    undefined,
  ]);
  expect((await app.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  later(16 * 60);
  expect(await call(app.auth, `user/identities/${google.identity_id}`, "DELETE")).toEqual([
    401,
    "reauthentication_needed",
  ]);
});

test("AUTHSVC-14 a Google account belongs to one account, and visits leave with their owner", async () => {
  const { auth, start } = await anAppAtGoogle();
  const back = await visitGoogle(services, start, "tia@gmail.test");
  const first = await auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
  const userId = first.data.user?.id ?? "";
  await db.update(users).set({ email: "moved@example.com" }).where(eq(users.id, userId));
  const { email } = await aMember("tia@gmail.test");
  const app = anApp(origin, services, { flowType: "pkce" });
  await app.auth.signInWithPassword({ email, password });
  const options = { redirectTo, skipBrowserRedirect: true };
  const { data } = await app.auth.linkIdentity({ provider: "google", options });
  const refused = await visitGoogle(services, data.url ?? "", email);
  expect(refused.searchParams.get("error_code")).toBe("identity_already_exists");
  const own = (await app.auth.getUser()).data.user?.id ?? "";
  await db.delete(users).where(eq(users.id, own));
  expect(await db.$count(authFlows, eq(authFlows.userId, own))).toBe(0);
});
