import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { accountsOf } from "../../../tests/support/identity.ts";
import { openTokens } from "../limits/tokens.ts";
import { openLog } from "../log/log.ts";
import { type Fetch, GOOGLE_CONSENT_URL, googleProvider } from "./google.ts";
import { googleSandbox, SANDBOX_GOOGLE } from "./sandbox.ts";

let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const tokens = openTokens({ secret: "a secret of the tests with enough letters", now });
const sandbox = googleSandbox(tokens, now);
const google = googleProvider(SANDBOX_GOOGLE, sandbox.fetch, openLog("silent"));
const person = { email: "gala@gmail.test", name: "Gala Runner" };
const redirectURI = "https://dorsal.example/auth/callback/google";

/** The answer of the consent page, and the parameters of the request. */
function consent() {
  const codeVerifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(codeVerifier).digest("base64url");
  const code = sandbox.grant(person, new URLSearchParams({ code_challenge }));
  return { code, codeVerifier, redirectURI };
}

test("AUTH-13 Google is asked for offline access and for consent each time", () => {
  expect(google).toMatchObject({ accessType: "offline", prompt: "consent", pkce: true });
  expect(google.authorizationUrl).toBe(GOOGLE_CONSENT_URL);
  expect(google.scopes).toEqual(["openid", "email", "profile"]);
});

test("a code is exchanged for tokens that identify the person", async () => {
  const found = await google.getToken(consent());
  expect(found).toMatchObject({ tokenType: "Bearer", accessToken: expect.any(String) });
  expect(found.refreshToken, "offline access").toEqual(expect.any(String));
  const known = await google.getUserInfo(found);
  expect(known).toEqual({ id: expect.any(String), ...person, emailVerified: true });
  expect(await google.getUserInfo(await google.getToken(consent())), "the same person").toEqual(
    known,
  );
});

test("a forged or expired code and one of another browser are refused", async () => {
  await expect(google.getToken({ ...consent(), code: "made-up" })).rejects.toThrow("refused");
  const other = consent().codeVerifier;
  await expect(google.getToken({ ...consent(), codeVerifier: other })).rejects.toThrow("refused");
  const late = consent();
  time += 301_000;
  await expect(google.getToken(late)).rejects.toThrow("refused");
  expect(await google.getUserInfo({ accessToken: "made-up" })).toBeNull();
});

test("the exchange follows Google's protocol", async () => {
  const asked: { url: string; init: RequestInit }[] = [];
  const spy: Fetch = (url, init) => {
    asked.push({ url, init });
    return sandbox.fetch(url, init);
  };
  const key = { clientId: "id", clientSecret: "secret" };
  const spied = googleProvider(key, spy, openLog("silent"));
  const { code, codeVerifier } = consent();
  await spied.getUserInfo(await spied.getToken({ code, codeVerifier, redirectURI }));
  expect(asked.map(({ url }) => url)).toEqual([
    "https://oauth2.googleapis.com/token",
    "https://openidconnect.googleapis.com/v1/userinfo",
  ]);
  expect(Object.fromEntries(new URLSearchParams(String(asked[0]?.init.body)))).toEqual({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectURI,
    client_id: "id",
    client_secret: "secret",
    code_verifier: codeVerifier,
  });
});

test.each([
  ["unconfirmed", { sub: "1", email: "a@example.com", email_verified: false }],
  ["not told", { sub: "1", email: "a@example.com" }],
  ["missing", { sub: "1", email_verified: true }],
])("an address that is %s counts for nothing", async (_how, told) => {
  const provider = googleProvider(
    SANDBOX_GOOGLE,
    async () => Response.json(told),
    openLog("silent"),
  );
  expect(await provider.getUserInfo({ accessToken: "x" })).toBeNull();
});

test("no person is identified while Google is down", async () => {
  const down: Fetch = async () => new Response("Bad Gateway", { status: 502 });
  const provider = googleProvider(SANDBOX_GOOGLE, down, openLog("silent"));
  await expect(provider.getToken(consent())).rejects.toThrow("502");
  expect(await provider.getUserInfo({ accessToken: "x" })).toBeNull();
});

test("passwords are stored as the library's scrypt hashes, each with its own salt", async () => {
  const { db } = await openTestDatabase();
  const { identity } = accountsOf(db, { passwords: null });
  const hash = await identity.hash("a long enough secret");
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await identity.hash("a long enough secret")).not.toBe(hash);
  expect(await identity.matches("a long enough secret", hash)).toBe(true);
  expect(await identity.matches("another secret", hash)).toBe(false);
});
