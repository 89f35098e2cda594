import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authCodes, authFlows, authSessions, users } from "#db/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { publicKey } from "#features/app-auth/caller.server.ts";
import { forgetOldCodes } from "#features/app-auth/flows.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../../tests/support/identity.ts";
import {
  aMember,
  anApp,
  password,
  serveAuth,
  signedInApp,
} from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db, { redirects: ["https://app.example/"] });
const { origin } = await serveAuth(services);

/** The cookies of a browser in which a member has signed in. */
async function browserOf(email: string): Promise<string> {
  const browser = visitor("192.0.2.20");
  const done = await signIn(services, browser.asker(), { email, password, remember: true });
  if (done.problem !== null) throw new Error(done.problem);
  browser.keep(done.headers);
  return browser.asker().request.headers.get("cookie") ?? "";
}

test("AUTHSVC-24 who may do what: the public key and a browser's cookie grant nothing", async () => {
  const key = publicKey(services);
  await aMember(services, "ada@example.com");
  const careful = await aMember(services, "ben@example.com");
  const gone = await aMember(services, "cora@example.com");
  const tokenOf = async (email: string) =>
    (await signedInApp(origin, services, email)).session.access_token;
  const bearer = async (email: string) => ({ authorization: `Bearer ${await tokenOf(email)}` });
  const callers = {
    nobody: {},
    "the public key": { apikey: key, authorization: `Bearer ${key}` },
    "a wrong key": { apikey: "another" },
    "a browser": { cookie: await browserOf("ada@example.com") },
    "a session that has ended": await bearer("cora@example.com"),
    "an app before its second step": await bearer("ben@example.com"),
    "an app": { apikey: key, ...(await bearer("ada@example.com")) },
  } satisfies Record<string, Record<string, string>>;
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, careful));
  await db.delete(authSessions).where(eq(authSessions.userId, gone));

  // In the order of the callers. The last of an app ends its session.
  const matrix = {
    "GET .well-known/jwks.json": [200, 200, 200, 200, 200, 200, 200],
    "GET health": [200, 200, 401, 200, 200, 200, 200],
    "GET settings": [200, 200, 401, 200, 200, 200, 200],
    "POST signup": [400, 400, 401, 400, 400, 400, 400],
    "POST otp": [400, 400, 401, 400, 400, 400, 400],
    "POST recover": [400, 400, 401, 400, 400, 400, 400],
    "POST resend": [400, 400, 401, 400, 400, 400, 400],
    "POST verify": [400, 400, 401, 400, 400, 400, 400],
    "POST token?grant_type=password": [400, 400, 401, 400, 400, 400, 400],
    "POST token?grant_type=refresh_token": [400, 400, 401, 400, 400, 400, 400],
    "POST token?grant_type=magic": [400, 400, 401, 400, 400, 400, 400],
    "GET user": [401, 401, 401, 401, 403, 200, 200],
    "PUT user": [401, 401, 401, 401, 403, 403, 200],
    "GET reauthenticate": [401, 401, 401, 401, 403, 403, 200],
    "POST logout?scope=all": [401, 401, 401, 401, 403, 400, 400],
    "POST logout?scope=local": [401, 401, 401, 401, 403, 204, 204],
  };
  for (const [what, outcome] of Object.entries(matrix)) {
    const [method = "", path = ""] = what.split(" ");
    const body = method === "GET" ? null : JSON.stringify({ password: "a secret" });
    const found: number[] = [];
    for (const headers of Object.values(callers)) {
      const answer = await fetch(`${origin}/auth/v1/${path}`, { method, headers, body });
      if (answer.status !== 204) await answer.json();
      found.push(answer.status);
      expect(answer.headers.get("set-cookie"), what).toBeNull();
      expect(answer.headers.get("access-control-allow-origin"), what).toBe("*");
    }
    expect(
      Object.fromEntries(Object.keys(callers).map((who, place) => [who, found[place]])),
      what,
    ).toEqual(Object.fromEntries(Object.keys(callers).map((who, place) => [who, outcome[place]])));
  }
});

test("AUTHSVC-01 odd bodies are refused and never fail", async () => {
  const paths = ["signup", "otp", "recover", "resend", "verify", "token?grant_type=password"];
  const bodies = ["[]", "null", "{", '"x"', '{"email":[1],"password":{},"type":7}', "\u0000"];
  for (const path of paths) {
    for (const body of bodies) {
      const answer = await fetch(`${origin}/auth/v1/${path}`, { method: "POST", body });
      expect(answer.status, `${path} ${body}`).toBeLessThan(429);
      const { code, error_code, message, msg } = await answer.json();
      expect([typeof code, error_code, msg], `${path} ${body}`).toEqual(["string", code, message]);
      expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
      expect(answer.headers.get("access-control-expose-headers")).toContain(
        "X-Supabase-Api-Version",
      );
    }
  }
});

test("AUTHSVC-01 AUTHSVC-02 letters that the database cannot keep are refused alike for every address", async () => {
  await aMember(services, "uma@example.com");
  const odd = ["a\0b", "a\ud800b"];
  const bodies = odd.flatMap((text) => [
    { data: { text } },
    { data: { [text]: 1 } },
    { password: `a long enough secret ${text}`, token: text, type: "email" },
  ]);
  for (const path of ["signup", "otp", "verify", "token?grant_type=password"]) {
    for (const body of bodies) {
      for (const email of ["uma@example.com", "nobody-odd@example.com", "a\0b@example.com"]) {
        const answer = await fetch(`${origin}/auth/v1/${path}`, {
          method: "POST",
          body: JSON.stringify({ password, create_user: false, email, ...body }),
        });
        const { code } = await answer.json();
        expect([answer.status, code], `${path} ${email}`).toEqual([400, "bad_json"]);
      }
    }
  }
  for (const type of ["__proto__", "constructor"]) {
    const body = JSON.stringify({ type, email: "uma@example.com", token: "123456" });
    const answer = await fetch(`${origin}/auth/v1/verify`, { method: "POST", body });
    expect(answer.status, type).toBe(400);
  }
  const deep = `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const answer = await fetch(`${origin}/auth/v1/otp`, { method: "POST", body: deep });
  expect(answer.status).toBe(400);
});

test("AUTHSVC-01 a page of another site may ask: its browser asks first", async () => {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "OPTIONS",
    headers: {
      origin: "https://app.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,authorization,x-client-info",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-headers")).toContain("apikey");
  const posted = await fetch(`${origin}/auth/v1/recover`, {
    method: "POST",
    headers: { origin: "https://app.example", "content-type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.com" }),
  });
  expect(posted.status).toBe(200);
});

test("ERR-42 ERR-43 AUTH-09 a program without the public client gets the specified sentences", async () => {
  const told = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${origin}/auth/v1/${path}`, init);
    return [answer.status, (await answer.json()).message];
  };
  const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });
  expect(await told("user", {})).toEqual([401, "Auth session missing!"]);
  expect(await told("logout", post({}))).toEqual([401, "Auth session missing!"]);
  await aMember(services, "gone@example.com");
  const { auth, session } = await signedInApp(origin, services, "gone@example.com");
  await auth.signOut();
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect(await told("user", { headers })).toEqual([403, "Auth session or user missing"]);

  const needed = "You must provide either an email or phone number and a password";
  expect(await told("signup", post({}))).toEqual([422, needed]);
  const half = [{ email: "ana@example.com" }, { email: " ", password: "a good password" }];
  for (const body of half) {
    expect(await told("signup", post(body))).toEqual([400, needed]);
    expect(await told("token?grant_type=password", post(body))).toEqual([400, needed]);
  }
});

test("AUTHSVC-11 what an app keeps about a person is an object of at most 4 kB", async () => {
  await aMember(services, "dora@example.com");
  const { auth } = await signedInApp(origin, services, "dora@example.com");
  const kept = async (data: object) => (await auth.updateUser({ data })).error?.code;
  expect(await kept({ a: "x".repeat(3000) })).toBeUndefined();
  expect(await kept({ b: "x".repeat(3000) }), "together too large").toBe("validation_failed");
  expect(await kept({ a: "x".repeat(5000) })).toBe("validation_failed");
  expect(await kept({ a: "€".repeat(2000) }), "in bytes").toBe("validation_failed");
  expect(await kept({ a: "€".repeat(900) })).toBeUndefined();
  expect(await kept({ b: "€".repeat(900) }), "together, in bytes").toBe("validation_failed");
  expect(await kept({ a: 1, b: { c: [null] } })).toBeUndefined();
  expect((await auth.getUser()).data.user?.user_metadata).toEqual({ a: 1, b: { c: [null] } });
  expect(await kept({ a: null, d: null }), "null removes a member").toBeUndefined();
  expect((await auth.getUser()).data.user?.user_metadata).toEqual({ b: { c: [null] } });
});

test("AUTHSVC-07 codes and flows are removed a day after they were good, and not before", async () => {
  const app = anApp(origin, services, { flowType: "pkce" });
  await app.auth.signInWithOtp({
    email: "finn@example.com",
    options: { emailRedirectTo: "https://app.example/" },
  });
  const left = async () => [await db.$count(authCodes), await db.$count(authFlows)];
  const inHours = (hours: number) => () => new Date(Date.now() + hours * 3600_000);
  await forgetOldCodes({ db, now: inHours(24) });
  expect((await left()).every((count) => count > 0)).toBe(true);
  await forgetOldCodes({ db, now: inHours(26) });
  expect(await left()).toEqual([0, 0]);
});
