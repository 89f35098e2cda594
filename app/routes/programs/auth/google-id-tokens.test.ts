import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import { anApp, password } from "../../../../tests/support/programs/apps.ts";
import { idToken } from "../../../../tests/support/programs/google.ts";
import { serveFactors } from "../../../../tests/support/programs/second-steps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin, aMember } = await serveFactors(services);
const seconds = () => Math.floor(Date.now() / 1000);

const claims = (more: object = {}) => ({
  iss: "https://accounts.google.com",
  aud: "sandbox",
  sub: "113",
  email: "uma@gmail.test",
  email_verified: true,
  name: "Uma",
  iat: seconds(),
  exp: seconds() + 3600,
  ...more,
});

const hashed = (nonce: string) => createHash("sha256").update(nonce).digest("hex");

async function enter(token: string, nonce?: string) {
  const { auth } = anApp(origin, services);
  const { data, error } = await auth.signInWithIdToken({
    provider: "google",
    token,
    ...(nonce !== undefined && { nonce }),
  });
  return { auth, user: data.user, error };
}

test("AUTHSVC-05 an app on a phone signs in by a token of Google, with the nonce that it has made up", async () => {
  const nonce = "made up by the app";
  const token = idToken(claims({ nonce: hashed(nonce) }));
  const { auth, user, error } = await enter(token, nonce);
  expect(error).toBeNull();
  expect(user).toMatchObject({ email: "uma@gmail.test" });
  expect((await auth.getUser()).data.user?.identities).toMatchObject([{ provider: "google" }]);
  const plain = await enter(idToken(claims()));
  expect(plain.user?.id, "the same person, without a nonce").toBe(user?.id);
  const wrong = { status: 400, code: "validation_failed" };
  expect((await enter(token, "another")).error).toMatchObject(wrong);
  expect((await enter(token)).error).toMatchObject(wrong);
  expect((await enter(idToken(claims()), nonce)).error).toMatchObject(wrong);
  expect((await enter(idToken(claims({ nonce })), nonce)).error).toMatchObject(wrong);
});

test("AUTHSVC-05 a token that Google has not signed for this site is refused", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = (head: object) => {
    const body = `${encode(head)}.${encode(claims())}`;
    return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`;
  };
  const good = idToken(claims());
  const [head = "", , signature = ""] = good.split(".");
  const bad = { status: 400, code: "bad_jwt" };
  for (const token of [
    "",
    "made.up",
    forged({ alg: "RS256", kid: "sandbox" }),
    forged({ alg: "RS256", kid: "else" }),
    `${encode({ alg: "none", kid: "sandbox" })}.${encode(claims())}.`,
    `${encode({ alg: "HS256", kid: "sandbox" })}.${encode(claims())}.${signature}`,
    `${head}.${encode(claims({ email: "ana@example.com" }))}.${signature}`,
    idToken(claims({ iss: "https://evil.example" })),
    idToken(claims({ exp: seconds() - 120 })),
    idToken(claims({ iat: seconds() + 120 })),
    idToken(claims({ email_verified: false })),
    idToken(claims({ email: undefined })),
  ]) {
    expect((await enter(token)).error, token).toMatchObject(bad);
  }
  const other = await enter(idToken(claims({ aud: "another app" })));
  expect(other.error).toMatchObject({ status: 400, code: "unexpected_audience" });
  const none = await serveFactors(accountsOf(db, { google: null }));
  const app = anApp(none.origin, services);
  const off = await app.auth.signInWithIdToken({ provider: "google", token: good });
  expect(off.error).toMatchObject({ status: 400, code: "provider_disabled" });
  const apple = await app.auth.signInWithIdToken({ provider: "apple", token: good });
  expect(apple.error).toMatchObject({ status: 400, code: "oauth_provider_not_supported" });
});

test("AUTHSVC-14 a token of Google adds it to the account of a signed-in app", async () => {
  const { email } = await aMember("vera@gmail.test");
  const token = idToken(claims({ sub: "114", email }));
  const { auth } = anApp(origin, services);
  const nobody = await fetch(`${origin}/auth/v1/token?grant_type=id_token`, {
    method: "POST",
    body: JSON.stringify({ provider: "google", id_token: token, link_identity: true }),
  });
  expect([nobody.status, (await nobody.json()).code]).toEqual([401, "no_authorization"]);
  await auth.signInWithPassword({ email, password });
  const linked = await auth.linkIdentity({ provider: "google", token });
  expect(linked.error).toBeNull();
  expect(linked.data.user?.app_metadata.providers).toEqual(["email", "google"]);
});
