/** @module-tag both-databases */
import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { authSigningKeys, userProfiles, users } from "#db/schema.ts";
import { publicKey } from "#features/app-auth/caller.server.ts";
import { forgetOldKeys, rotateKeys } from "#features/app-auth/signing-keys.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import {
  aMember,
  anApp,
  later,
  password,
  serveAuth,
  signedInApp,
} from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin } = await serveAuth(services);
/** Another process with the same database: keys are kept for each handle. */
const others = accountsOf(Object.create(db));
const other = await serveAuth(others);

afterEach(() => void vi.useRealTimers());

/** What `GET /user` answers to a bearer. */
async function ask(bearer: string, { at = origin, headers = {} } = {}) {
  const answer = await fetch(`${at}/auth/v1/user`, {
    headers: { authorization: `Bearer ${bearer}`, ...headers },
  });
  const body: { code?: string; email?: string } = await answer.json();
  return [answer.status, body.code ?? body.email];
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decoded = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString());
const kidOf = (token: string) => decoded(token.split(".")[0]).kid;

test("AUTHSVC-11 AUTHSVC-24 tokens that are forged, changed or of another kind are refused", async () => {
  await aMember(services, "mia@example.com");
  const { session } = await signedInApp(origin, services, "mia@example.com");
  const token = session.access_token;
  expect(await ask(token)).toEqual([200, "mia@example.com"]);
  const [head = "", payload = "", signature = ""] = token.split(".");
  const { kid } = decoded(head);
  const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const signed = (first: object, body = payload) => {
    const text = `${encoded(first)}.${body}`;
    const key = { key: stranger.privateKey, dsaEncoding: "ieee-p1363" } as const;
    return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
  };
  const [{ jwk } = { jwk: {} }] = await db
    .select({ jwk: authSigningKeys.publicKey })
    .from(authSigningKeys);
  const symmetric = `${encoded({ alg: "HS256", kid })}.${payload}`;
  const mac = createHmac("sha256", JSON.stringify(jwk)).update(symmetric).digest("base64url");
  const bad = {
    "no signature": `${encoded({ alg: "none", kid })}.${payload}.`,
    "a signature that none needs": `${encoded({ alg: "none", kid })}.${payload}.${signature}`,
    "another key": signed({ alg: "ES256", kid }),
    "an unknown key": signed({ alg: "ES256", kid: "another" }),
    "a key of its own": signed({
      alg: "ES256",
      kid,
      jwk: stranger.publicKey.export({ format: "jwk" }),
    }),
    "the public key as a secret": `${symmetric}.${mac}`,
    "another algorithm": `${encoded({ alg: "ES384", kid })}.${payload}.${signature}`,
    "another person": `${head}.${encoded({ ...decoded(payload), sub: "x" })}.${signature}`,
    "one part more": `${token}.x`,
    "no token": "x",
    "a refresh token": session.refresh_token,
  };
  for (const [what, given] of Object.entries(bad)) {
    expect(await ask(given), what).toEqual([403, "bad_jwt"]);
  }
  expect(await ask(publicKey(services))).toEqual([401, "no_authorization"]);
  expect(await ask(token, { headers: { apikey: "another" } })).toEqual([401, "no_authorization"]);
  const forged = `${session.refresh_token.slice(0, -1)}${session.refresh_token.endsWith("A") ? "B" : "A"}`;
  const refused = await anApp(origin, services).auth.refreshSession({ refresh_token: forged });
  expect(refused.error?.code).toBe("refresh_token_not_found");
  later(3601);
  expect(await ask(token), "after an hour").toEqual([403, "bad_jwt"]);
});

test("AUTHSVC-23 keys rotate with an overlap; the client keeps the key set for ten minutes", async () => {
  await aMember(services, "kay@example.com");
  const app = await signedInApp(origin, services, "kay@example.com");
  const old = kidOf(app.session.access_token);
  const keySets = () => app.requests.filter((each) => each.endsWith("jwks.json")).length;
  for (const _ of [1, 2]) expect((await app.auth.getClaims()).error).toBeNull();
  expect(keySets()).toBe(1);
  await rotateKeys(services);
  const next = async () => (await app.auth.refreshSession()).data.session?.access_token ?? "";
  expect(kidOf(await next()), "shown, but not signing yet").toBe(old);
  later(601);
  expect((await app.auth.getClaims()).error).toBeNull();
  expect(keySets()).toBe(2);
  later(301);
  const token = await next();
  expect(kidOf(token)).not.toBe(old);
  expect((await app.auth.getClaims()).error).toBeNull();
  expect(keySets(), "the new key was in the set already").toBe(2);
  expect((await ask(app.session.access_token))[0], "signed by the old key").toBe(200);

  later(3600 + 901);
  await forgetOldKeys(services);
  expect((await db.select().from(authSigningKeys)).map(({ kid }) => kid)).toEqual([kidOf(token)]);
  // After a month the next token comes with a new key, without anybody's help.
  later(31 * 24 * 3600);
  await app.auth.signInWithPassword({ email: "kay@example.com", password });
  later(901);
  await app.auth.signInWithPassword({ email: "kay@example.com", password });
  expect(kidOf((await app.auth.getSession()).data.session?.access_token ?? "")).not.toBe(
    kidOf(token),
  );
});

test("AUTHSVC-03 a token of one process is good at the other, also with a key that it has not seen", async () => {
  await aMember(services, "dan@example.com");
  const app = await signedInApp(origin, services, "dan@example.com");
  expect(await ask(app.session.access_token, { at: other.origin })).toEqual([
    200,
    "dan@example.com",
  ]);
  await rotateKeys(services);
  later(1000);
  const renewed = (await app.auth.refreshSession()).data.session;
  const token = renewed?.access_token ?? "";
  expect(kidOf(token)).not.toBe(kidOf(app.session.access_token));
  expect(await ask(token, { at: other.origin })).toEqual([200, "dan@example.com"]);
  const refresh_token = renewed?.refresh_token ?? "";
  const both = await Promise.all(
    [origin, other.origin, origin, other.origin].map(async (at) => {
      const found = await anApp(at, services).auth.refreshSession({ refresh_token });
      return found.data.session?.refresh_token;
    }),
  );
  expect(new Set(both).size, "all get the same next token").toBe(1);
  expect(both[0]).not.toBe(refresh_token);
});

test("AUTHSVC-17 deactivation and deletion end an app at once, and a second step that is missing stops it", async () => {
  const userId = await aMember(services, "pia@example.com");
  const app = await signedInApp(origin, services, "pia@example.com");
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  expect((await app.auth.getUser()).error).toBeNull();
  const change = await app.auth.updateUser({ password: "another password" });
  expect(change.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect((await app.auth.reauthenticate()).error?.code).toBe("insufficient_aal");
  expect((await app.auth.refreshSession()).error).toBeNull();
  const token = (await app.auth.getSession()).data.session?.access_token ?? "";
  await db.update(userProfiles).set({ isActive: false }).where(eq(userProfiles.userId, userId));
  expect(await ask(token)).toEqual([403, "session_not_found"]);
  const again = await app.auth.signInWithPassword({ email: "pia@example.com", password });
  expect(again.error?.code).toBe("user_banned");
  await db.update(userProfiles).set({ isActive: true }).where(eq(userProfiles.userId, userId));
  const back = await signedInApp(origin, services, "pia@example.com");
  await db.delete(users).where(eq(users.id, userId));
  expect(await ask(back.session.access_token)).toEqual([403, "session_not_found"]);
});
