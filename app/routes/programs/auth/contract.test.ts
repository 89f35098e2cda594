/** @module-tag both-databases */
import { afterEach, expect, test, vi } from "vitest";
import { DatabaseAway } from "#db/failures/away.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { sessionOf } from "#features/accounts/viewer.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, visitor } from "../../../../tests/support/identity.ts";
import {
  aMember,
  anApp,
  digitsTo,
  later,
  password,
  serveAuth,
  signedInApp,
} from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db, { redirects: ["https://app.example/welcome"] });
const { origin } = await serveAuth(services);

afterEach(() => void vi.useRealTimers());

const member = (email: string) => aMember(services, email);
const signedIn = (email: string) => signedInApp(origin, services, email);
const digitsOf = (address: string) => digitsTo(services, address);

/** Whether the website lets somebody in, and the viewer that its pages see. */
async function onTheWebsite(email: string, word = password) {
  const browser = visitor("192.0.2.7");
  const form = { email, password: word, remember: true };
  const done = await signIn(services, browser.asker(), form);
  if (done.problem !== null) return done.problem;
  browser.keep(done.headers);
  const token = services.identity.cookie.token(browser.asker().request);
  return (await sessionOf(services, token ?? ""))?.viewer.email ?? "no session";
}

test("AUTHSVC-01 AUTHSVC-02 AUTHSVC-07 AUTHSVC-17 a program signs up, confirms from the outbox, and signs in; so does the website", async () => {
  const email = "ana@example.com";
  const app = anApp(origin, services);
  const data = { club: "Arno" };
  const made = await app.auth.signUp({ email, password, options: { data } });
  expect(made.error).toBeNull();
  expect(made.data).toMatchObject({ session: null, user: { email, identities: [{}] } });
  const early = await app.auth.signInWithPassword({ email, password });
  expect(early.error).toMatchObject({ status: 400, code: "email_not_confirmed" });

  const wrong = await app.auth.verifyOtp({ email, token: "000000x", type: "signup" });
  expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" });
  const token = await digitsOf(email);
  const confirmed = await app.auth.verifyOtp({ email, token, type: "signup" });
  expect(confirmed.error).toBeNull();
  expect(confirmed.data.user?.user_metadata).toEqual(data);
  expect(app.events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  const again = await anApp(origin, services).auth.verifyOtp({ email, token, type: "signup" });
  expect(again.error?.code, "a code is good once").toBe("otp_expired");

  const claims = await app.auth.getClaims();
  expect(claims.data?.claims).toMatchObject({
    sub: confirmed.data.user?.id,
    aal: "aal1",
    role: "authenticated",
    iss: `${origin}/auth/v1`,
  });
  expect(await onTheWebsite(email)).toBe(email);
  expect(await onTheWebsite(email, "another word")).toBe("wrong-credentials");
  const later = await signedIn("ANA@example.com");
  expect(later.session.user.id).toBe(confirmed.data.user?.id);
});

test("AUTHSVC-03 AUTHSVC-18 AUTHSVC-20 two tabs refresh at once; a token older than the one before ends the session", async () => {
  await member("cy@example.com");
  const one = await signedIn("cy@example.com");
  const two = anApp(origin, services, one);
  later(3601 - 80);
  one.requests.length = 0;
  const [a, b] = await Promise.all([one.auth.getSession(), two.auth.getSession()]);
  expect(one.requests.filter((each) => each.includes("refresh_token"))).toHaveLength(2);
  expect([a.error, b.error]).toEqual([null, null]);
  const current = a.data.session?.refresh_token ?? "";
  expect(b.data.session?.refresh_token).toBe(current);
  expect(current).not.toBe(one.session.refresh_token);
  expect((await one.auth.getUser()).error).toBeNull();
  // The tab that stores the new session first tells of it.
  expect([...one.events, ...two.events]).toContain("TOKEN_REFRESHED");

  later(7 * 24 * 3600);
  expect(await refresh(one.session.refresh_token)).toMatchObject({ refresh_token: current });
  const next = (await refresh(current)).refresh_token;
  expect(await refresh(current), "the next one has not been used").toMatchObject({
    refresh_token: next,
  });
  const old = await refresh(one.session.refresh_token);
  expect(old).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  expect(await refresh(next)).toMatchObject({ status: 403, code: "session_not_found" });
  expect((await one.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  expect(one.store.has(one.storageKey), "the client has forgotten it").toBe(false);
});

/** A refresh by hand: what it answers, with its status. */
async function refresh(token: string, at = origin) {
  const answer = await fetch(`${at}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

test("AUTHSVC-19 AUTHSVC-20 AUTHSVC-21 an answer that is lost, and five minutes without a network, keep the session", async () => {
  await member("noa@example.com");
  let isOffline = false;
  const app = await signedInApp(origin, services, "noa@example.com", {
    async meanwhile(send) {
      if (isOffline) {
        await send();
        later(5 * 60);
        throw new TypeError("fetch failed");
      }
      return send();
    },
  });
  later(3601);
  isOffline = true;
  expect((await app.auth.getSession()).error).toMatchObject({ name: "AuthRetryableFetchError" });
  isOffline = false;
  // For a minute after a failure, the client does not ask again.
  later(61);
  const { data, error } = await app.auth.getSession();
  expect([error, data.session?.user.email]).toEqual([null, "noa@example.com"]);
  expect((await app.auth.getUser()).error).toBeNull();
  expect(app.events).not.toContain("SIGNED_OUT");
  expect((await app.auth.refreshSession()).error).toBeNull();
});

test("AUTHSVC-11 AUTHSVC-12 an address and a password change with a proof, and other sessions end", async () => {
  const userId = await member("eva@example.com");
  const other = await signedIn("eva@example.com");
  const app = await signedIn("eva@example.com");
  later(20 * 60);
  const unproved = await app.auth.updateUser({ password: "another password" });
  expect(unproved.error).toMatchObject({ code: "reauthentication_needed" });
  const weak = await app.auth.updateUser({ password: "short" });
  expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["length"] });
  const wrong = await app.auth.updateUser({ password: "another password", current_password: "no" });
  expect(wrong.error?.code).toBe("invalid_credentials");
  expect((await app.auth.reauthenticate()).error).toBeNull();
  const nonce = await digitsOf("eva@example.com");
  const bad = await app.auth.updateUser({ password: "another password", nonce: "000000x" });
  expect(bad.error?.code).toBe("reauthentication_not_valid");
  expect((await other.auth.getUser()).error).toBeNull();
  const changed = await app.auth.updateUser({ password: "another password", nonce });
  expect(changed.error).toBeNull();
  expect(app.events.at(-1)).toBe("USER_UPDATED");
  expect((await app.auth.getUser()).error).toBeNull();
  expect((await other.auth.getUser()).error, "the other app").not.toBeNull();
  expect(await onTheWebsite("eva@example.com", "another password")).toBe("eva@example.com");

  const same = await app.auth.updateUser({ password: "another password" });
  expect(same.error?.code).toBe("same_password");
  const asked = await app.auth.updateUser({ email: "eve@example.com", data: { team: "Po" } });
  expect(asked.data.user).toMatchObject({
    email: "eva@example.com",
    new_email: "eve@example.com",
    user_metadata: { team: "Po" },
  });
  const subjects = (await mailsTo(services, "eva@example.com")).map(({ subject }) => subject);
  expect(subjects).toContain("Your password was changed");
  expect(subjects).toContain("Your email address is about to change");
  const token = await digitsOf("eve@example.com");
  const moved = await app.auth.verifyOtp({ email: "eve@example.com", token, type: "email_change" });
  expect(moved.data.user).toMatchObject({ id: userId, email: "eve@example.com" });
  expect(await onTheWebsite("eve@example.com", "another password")).toBe("eve@example.com");
});

test("AUTHSVC-06 AUTHSVC-08 AUTHSVC-09 codes sign in and set a new password; letters are sent again", async () => {
  const email = "ida@example.com";
  const app = anApp(origin, services);
  const unwanted = await app.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(unwanted.error).toBeNull();
  expect(await mailsTo(services, email)).toEqual([]);
  expect((await app.auth.signInWithOtp({ email })).error).toBeNull();
  const token = await digitsOf(email);
  const entered = await app.auth.verifyOtp({ email, token, type: "email" });
  expect(entered.data.user).toMatchObject({ email, identities: [] });
  expect((await app.auth.updateUser({ password })).error).toBeNull();
  expect(await onTheWebsite(email)).toBe(email);

  const forgetful = anApp(origin, services);
  expect((await forgetful.auth.resetPasswordForEmail(email)).error).toBeNull();
  const code = await digitsOf(email);
  const back = await forgetful.auth.verifyOtp({ email, token: code, type: "recovery" });
  expect(back.error).toBeNull();
  expect(forgetful.events).toContain("PASSWORD_RECOVERY");
  expect((await forgetful.auth.updateUser({ password: "a third word" })).error).toBeNull();
  expect((await app.auth.getUser()).error, "the first app").not.toBeNull();
  expect(await onTheWebsite(email, "a third word")).toBe(email);

  const slow = anApp(origin, services);
  await slow.auth.signUp({ email: "una@example.com", password });
  const first = await digitsOf("una@example.com");
  later(3700);
  const old = { email: "una@example.com", token: first, type: "signup" } as const;
  expect((await slow.auth.verifyOtp(old)).error?.code).toBe("otp_expired");
  expect((await slow.auth.resend({ type: "signup", email: "una@example.com" })).error).toBeNull();
  const second = { ...old, token: await digitsOf("una@example.com") };
  expect((await slow.auth.verifyOtp(second)).error).toBeNull();
  expect(await onTheWebsite("una@example.com")).toBe("una@example.com");
});

test("AUTHSVC-10 AUTHSVC-22 signing out ends what its scope says, also in browsers", async () => {
  await member("ugo@example.com");
  const one = await signedIn("ugo@example.com");
  const two = await signedIn("ugo@example.com");
  const three = await signedIn("ugo@example.com");
  expect((await one.auth.signOut({ scope: "others" })).error).toBeNull();
  expect((await one.auth.getUser()).error).toBeNull();
  expect((await two.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  const gone = await three.auth.signOut({ scope: "local" });
  expect([gone.error, three.store.has(three.storageKey)]).toEqual([null, false]);

  const four = await signedIn("ugo@example.com");
  await one.auth.signOut({ scope: "local" });
  expect((await four.auth.getUser()).error).toBeNull();
  const browser = visitor("192.0.2.8");
  const form = { email: "ugo@example.com", password, remember: true };
  const entered = await signIn(services, browser.asker(), form);
  if (entered.problem !== null) throw new Error(entered.problem);
  browser.keep(entered.headers);
  const token = services.identity.cookie.token(browser.asker().request) ?? "";
  expect((await sessionOf(services, token))?.viewer.email).toBe("ugo@example.com");
  expect((await four.auth.signOut()).error).toBeNull();
  expect(await sessionOf(services, token)).toBeNull();
  expect(four.events.at(-1)).toBe("SIGNED_OUT");
});

test("AUTHSVC-19 AUTHSVC-21 a refresh is tried again while the server is away, ever later", async () => {
  await member("bo@example.com");
  const app = await signedIn("bo@example.com");
  const tries: number[] = [];
  const broken: (number | null)[] = [503, null, 502];
  const away = anApp(origin, services, {
    store: app.store,
    storageKey: app.storageKey,
    meanwhile() {
      tries.push(performance.now());
      const status = broken.shift();
      if (status === null) throw new TypeError("fetch failed");
      return status ? new Response("{}", { status }) : null;
    },
  });
  later(3601);
  expect((await away.auth.getSession()).error).toBeNull();
  expect(tries).toHaveLength(4);
  const waits = tries.slice(1).map((at, place) => at - (tries[place] ?? 0));
  expect(waits[0]).toBeGreaterThan(190);
  expect(waits[1]).toBeGreaterThan(390);
  expect(waits[2]).toBeGreaterThan(790);
  expect(away.events).toContain("TOKEN_REFRESHED");
});

test("AUTHSVC-21 a database that is away is answered with 503, which the client tries again", async () => {
  const gone = () => Promise.reject(new DatabaseAway(new Error("no connection")));
  const limits = { ...services.limits, allow: gone };
  const absent = { ...services, limits };
  const { origin: at } = await serveAuth(absent);
  const app = anApp(at, services);
  const { error } = await app.auth.signInWithPassword({ email: "bo@example.com", password });
  expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
});
