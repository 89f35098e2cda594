/** @module-tag both-databases */
import { afterEach, expect, test, vi } from "vitest";
import { enterCode, signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { sessionOf } from "#features/accounts/viewer.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../../tests/support/identity.ts";
import { later, password } from "../../../../tests/support/programs/apps.ts";
import { enrolled, serveFactors } from "../../../../tests/support/programs/second-steps.ts";
import { nextCode, totp } from "../../../../tests/support/totp.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { anAppOf, aMember, aCarefulMember } = await serveFactors(services);

afterEach(() => void vi.useRealTimers());

test("AUTHSVC-15 the website takes the app's second step, and a code works once on both sides", async () => {
  const { email, secret, code, factorId, app } = await aCarefulMember("bo@example.com");
  const browser = visitor();
  const asked = await signIn(services, browser.asker(), { email, password, remember: false });
  if (asked.problem === null) browser.keep(asked.headers);
  const enter = (typed: string) =>
    enterCode(services, browser.asker(), { code: typed, trust: false });
  expect(await enter(code), "the app has used it").toMatchObject({ problem: "wrong-code" });
  const next = nextCode(secret);
  const entered = await enter(next);
  if (entered.problem !== null) throw new Error(entered.problem);
  browser.keep(entered.headers);
  const cookie = services.identity.cookie.token(browser.asker().request) ?? "";
  expect((await sessionOf(services, cookie))?.viewer.email).toBe(email);
  const again = await app.mfa.challengeAndVerify({ factorId, code: next });
  expect(again.error, "the website has used it").toMatchObject({ code: "mfa_verification_failed" });
});

test("AUTHSVC-15 the second step of another person is not found, and neither is another session's challenge", async () => {
  const owner = await aCarefulMember("dora@example.com");
  const { app: stranger } = await aMember("eve@example.com");
  const { factorId } = owner;
  const missing = { status: 404, code: "mfa_factor_not_found" };
  expect((await stranger.mfa.challenge({ factorId })).error).toMatchObject(missing);
  expect((await stranger.mfa.unenroll({ factorId })).error).toMatchObject(missing);
  const { data } = await owner.app.mfa.challenge({ factorId });
  const challengeId = data?.id ?? "";
  const code = nextCode(owner.secret);
  const verified = await stranger.mfa.verify({ factorId, challengeId, code });
  expect(verified.error).toMatchObject(missing);
  const second = await anAppOf(owner.email);
  for (const id of [challengeId, "", "plain", crypto.randomUUID()]) {
    const foreign = await second.mfa.verify({ factorId, challengeId: id, code });
    expect(foreign.error, id).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  }
  expect((await owner.app.mfa.challenge({ factorId: "none" })).error).toMatchObject(missing);
});

test("AUTHSVC-15 five wrong codes end a challenge, and a challenge ends by itself", async () => {
  const { email, factorId, secret } = await aCarefulMember("finn@example.com");
  const app = await anAppOf(email);
  const begin = async () => (await app.mfa.challenge({ factorId })).data?.id ?? "";
  const challengeId = await begin();
  const enter = async (id: string, code: string) =>
    (await app.mfa.verify({ factorId, challengeId: id, code })).error?.code;
  const answers: unknown[] = [];
  for (let guess = 0; guess < 5; guess += 1)
    answers.push(await enter(challengeId, `00000${guess}`));
  expect(new Set(answers)).toEqual(new Set(["mfa_verification_failed"]));
  expect(await enter(challengeId, nextCode(secret))).toBe("mfa_challenge_expired");
  const other = await begin();
  later(301);
  expect(await enter(other, nextCode(secret))).toBe("mfa_challenge_expired");
});

test("AUTHSVC-15 wrong codes count on both sides together", async () => {
  const now = () => new Date();
  const strict = accountsOf(db, { limits: openLimits({ db, now }) });
  const at = await serveFactors(strict);
  const { email, factorId } = await at.aCarefulMember("gia@example.com");
  const app = await at.anAppOf(email);
  const tries: unknown[] = [];
  for (let guess = 0; guess < 5; guess += 1) {
    const answer = await app.mfa.challengeAndVerify({ factorId, code: `00000${guess}` });
    tries.push(answer.error?.code);
  }
  const browser = visitor("127.0.0.1");
  const asked = await signIn(strict, browser.asker(), { email, password, remember: false });
  if (asked.problem === null) browser.keep(asked.headers);
  for (let guess = 5; guess < 10; guess += 1) {
    const typed = { code: `00000${guess}`, trust: false };
    tries.push((await enterCode(strict, browser.asker(), typed)).problem);
  }
  const wrong = (code: string) => Array.from({ length: 5 }, () => code);
  expect(tries).toEqual([...wrong("mfa_verification_failed"), ...wrong("wrong-code")]);
  const locked = await app.mfa.challengeAndVerify({ factorId, code: "000000" });
  expect(locked.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  const again = visitor("127.0.0.1");
  const next = await signIn(strict, again.asker(), { email, password, remember: false });
  if (next.problem === null) again.keep(next.headers);
  expect(await enterCode(strict, again.asker(), { code: "000000", trust: false })).toEqual({
    problem: "too-many-attempts",
    status: 429,
  });
});

test("AUTHSVC-15 of many tries with one code at once, one gets in", async () => {
  const { email, factorId, secret } = await aCarefulMember("hal@example.com");
  const apps = await Promise.all([anAppOf(email), anAppOf(email), anAppOf(email)]);
  const code = nextCode(secret);
  const answers = await Promise.all(
    apps.map((app) => app.mfa.challengeAndVerify({ factorId, code })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test("AUTHSVC-15 a backup code works once, here or on the website", async () => {
  const { app, email } = await aMember("ivy@example.com");
  const { id: factorId, totp: shown, backup_codes } = await enrolled(app);
  expect(backup_codes).toHaveLength(10);
  const [first = "", second = ""] = backup_codes;
  const early = await app.mfa.challengeAndVerify({ factorId, code: first });
  expect(early.error, "they count from the first code on").toMatchObject({ status: 422 });
  await app.mfa.challengeAndVerify({ factorId, code: totp(shown.secret) });
  const phone = await anAppOf(email);
  const enter = (code: string) => phone.mfa.challengeAndVerify({ factorId, code });
  expect((await enter(first)).error).toBeNull();
  expect((await enter(first)).error).toMatchObject({ code: "mfa_verification_failed" });
  const browser = visitor();
  const asked = await signIn(services, browser.asker(), { email, password, remember: false });
  if (asked.problem === null) browser.keep(asked.headers);
  const typed = (code: string) => enterCode(services, browser.asker(), { code, trust: false });
  expect(await typed(first)).toMatchObject({ problem: "wrong-code" });
  expect(await typed(second)).toMatchObject({ problem: null });
  expect((await enter(second)).error).toMatchObject({ code: "mfa_verification_failed" });
});
