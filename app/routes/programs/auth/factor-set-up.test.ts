import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { authTwoFactors } from "#db/schema.ts";
import { startTwoFactor } from "#features/accounts/security/two-factor.server.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { sessionOf } from "#features/accounts/viewer.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, visitor } from "../../../../tests/support/identity.ts";
import { anApp, later, password } from "../../../../tests/support/programs/apps.ts";
import { enrolled, serveFactors } from "../../../../tests/support/programs/second-steps.ts";
import { nextCode, totp } from "../../../../tests/support/totp.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin, anAppOf, aMember, aCarefulMember, call } = await serveFactors(services);

afterEach(() => void vi.useRealTimers());

test("AUTHSVC-15 an app sets up a second step; the website asks for it from then on", async () => {
  const { app, email } = await aMember("ada@example.com");
  const factor = await enrolled(app);
  expect(factor).toMatchObject({ type: "totp", friendly_name: "Phone" });
  expect(factor.totp.uri).toMatch(
    /^otpauth:\/\/totp\/Dorsal:ada%40example\.com\?secret=[A-Z2-7]+&/,
  );
  const [, picture = ""] = factor.totp.qr_code.split("utf-8,");
  expect(picture).toMatch(/^<svg /);
  expect(picture, "it stands in an address").not.toContain("#");
  expect((await app.mfa.listFactors()).data?.totp, "not before the first code").toEqual([]);
  const browser = visitor();
  const form = { email, password, remember: false };
  expect(await signIn(services, browser.asker(), form)).toMatchObject({ needsCode: false });

  const begun = await app.mfa.challenge({ factorId: factor.id });
  const challengeId = begun.data?.id ?? "";
  const enter = (code: string) => app.mfa.verify({ factorId: factor.id, challengeId, code });
  expect((await enter("000000")).error).toMatchObject({
    status: 422,
    code: "mfa_verification_failed",
  });
  const entered = await enter(totp(factor.totp.secret));
  expect(entered.error).toBeNull();
  expect((await app.getClaims()).data?.claims).toMatchObject({
    aal: "aal2",
    amr: [{ method: "totp" }, { method: "password" }],
  });
  const level = await app.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await app.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id }]);
  expect((await mailsTo(services, email))[0]?.subject).toBe("Two-step sign-in was turned on");

  const later = visitor();
  expect(await signIn(services, later.asker(), form)).toMatchObject({ needsCode: true });
});

test("AUTHSVC-15 a refresh token from before the second step never leads past it", async () => {
  const { app } = await aMember("amy@example.com");
  const before = (await app.getSession()).data.session?.refresh_token ?? "";
  const factor = await enrolled(app);
  const code = totp(factor.totp.secret);
  const raised = await app.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(raised.error).toBeNull();
  const refreshed = await anApp(origin, services).auth.refreshSession({ refresh_token: before });
  expect(refreshed.error).toMatchObject({ code: "refresh_token_already_used" });
  expect((await app.getUser()).error, "somebody may have copied it").not.toBeNull();
});

test("AUTHSVC-15 before the second step an app knows its person, and nothing else", async () => {
  const { email, factorId, secret } = await aCarefulMember("cleo@example.com");
  const app = await anAppOf(email);
  expect((await app.getUser()).data.user?.email).toBe(email);
  const level = await app.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect((await app.refreshSession()).error).toBeNull();
  const half = await anAppOf(email);
  expect(await call(half, "logout?scope=others", "POST")).toEqual([403, "insufficient_aal"]);
  expect((await half.signOut()).error).toBeNull();
  expect((await app.getUser()).error, "others stay signed in").toBeNull();
  const refused = [403, "insufficient_aal"];
  expect(await call(app, `factors/${factorId}`, "DELETE")).toEqual(refused);
  expect(await call(app, "factors", "POST", { factor_type: "totp" })).toEqual(refused);
  const entered = await app.mfa.challengeAndVerify({ factorId, code: nextCode(secret) });
  expect(entered.error).toBeNull();
  const taken = [422, "too_many_enrolled_mfa_factors"];
  expect(await call(app, "factors", "POST", { factor_type: "totp" })).toEqual(taken);
});

test("AUTHSVC-15 deleting the second step turns it off on the website too", async () => {
  const { app, email, factorId, userId } = await aCarefulMember("jo@example.com");
  const phone = await anAppOf(email);
  later(16 * 60);
  const late = await app.mfa.unenroll({ factorId });
  expect(late.error, "too long after the last code").toMatchObject({
    code: "reauthentication_needed",
  });
  vi.useRealTimers();
  expect((await app.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  expect(await db.$count(authTwoFactors, eq(authTwoFactors.userId, userId))).toBe(0);
  await app.refreshSession();
  expect((await app.getClaims()).data?.claims).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  });
  expect(await call(phone, "factors", "POST", { factor_type: "phone" })).toEqual([
    422,
    "mfa_phone_enroll_not_enabled",
  ]);
  const browser = visitor();
  const form = { email, password, remember: false };
  expect(await signIn(services, browser.asker(), form)).toMatchObject({ needsCode: false });
  expect((await mailsTo(services, email))[0]?.subject).toBe("Two-step sign-in was turned off");
});

test("AUTHSVC-15 a second step of the website is good in apps", async () => {
  const { email, app } = await aMember("kai@example.com");
  const browser = visitor();
  const entered = await signIn(services, browser.asker(), { email, password, remember: false });
  if (entered.problem === null) browser.keep(entered.headers);
  const cookie = services.identity.cookie.token(browser.asker().request) ?? "";
  const viewer = (await sessionOf(services, cookie))?.viewer ?? { userId: "" };
  const started = await startTwoFactor(services, browser.asker(), viewer, password);
  if (started.problem !== null) throw new Error(started.problem);
  const secret = new URL(started.address).searchParams.get("secret") ?? "";
  const { data } = await app.getUser();
  const [factor] = data.user?.factors ?? [];
  const verified = await app.mfa.challengeAndVerify({
    factorId: factor?.id ?? "",
    code: totp(secret),
  });
  expect(verified.error).toBeNull();
});

test("AUTHSVC-15 other kinds of second steps are refused by their names", async () => {
  const { app } = await aMember("lea@example.com");
  const enroll = (factor_type: string) => call(app, "factors", "POST", { factor_type });
  expect(await enroll("phone")).toEqual([422, "mfa_phone_enroll_not_enabled"]);
  expect(await enroll("webauthn")).toEqual([422, "mfa_webauthn_enroll_not_enabled"]);
  expect(await enroll("else")).toEqual([400, "validation_failed"]);
  later(16 * 60);
  expect(await enroll("totp")).toEqual([401, "reauthentication_needed"]);
});

test("AUTHSVC-16 a domain without a provider has its own error", async () => {
  const { auth } = anApp(origin, services);
  const missing = { status: 404, code: "sso_provider_not_found" };
  expect((await auth.signInWithSSO({ domain: "club.example" })).error).toMatchObject({
    ...missing,
    message: "No SSO provider is known for this domain.",
  });
  const providerId = crypto.randomUUID();
  expect((await auth.signInWithSSO({ providerId })).error).toMatchObject(missing);
  const bare = await fetch(`${origin}/auth/v1/sso`, { method: "POST", body: "{}" });
  expect([bare.status, (await bare.json()).code]).toEqual([400, "validation_failed"]);
});
