import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authSessions, users } from "#db/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { publicKey } from "#features/app-auth/caller.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../../tests/support/identity.ts";
import { password } from "../../../../tests/support/programs/apps.ts";
import { serveFactors } from "../../../../tests/support/programs/second-steps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db, { redirects: ["https://app.example/"] });
const { origin, aMember } = await serveFactors(services);
const unknown = crypto.randomUUID();

/** The headers of an app, and whose it is. */
async function bearerOf(email: string) {
  const { app, userId } = await aMember(email);
  const { data } = await app.getSession();
  return { userId, headers: { authorization: `Bearer ${data.session?.access_token}` } };
}

async function cookieOf(email: string) {
  const browser = visitor("192.0.2.20");
  const done = await signIn(services, browser.asker(), { email, password, remember: true });
  if (done.problem !== null) throw new Error(done.problem);
  browser.keep(done.headers);
  return browser.asker().request.headers.get("cookie") ?? "";
}

test("AUTHSVC-24 who may do what with the second step, Google and other ways to sign in", async () => {
  const key = publicKey(services);
  const own = await bearerOf("abe@example.com");
  const careful = await bearerOf("bea@example.com");
  const gone = await bearerOf("cal@example.com");
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, careful.userId));
  await db.delete(authSessions).where(eq(authSessions.userId, gone.userId));
  const callers: Record<string, Record<string, string>> = {
    nobody: {},
    "the public key": { apikey: key, authorization: `Bearer ${key}` },
    "a wrong key": { apikey: "another" },
    "a browser": { cookie: await cookieOf("abe@example.com") },
    "a session that has ended": gone.headers,
    "an app before its second step": careful.headers,
    "an app": { apikey: key, ...own.headers },
  };

  // In the order of the callers.
  const matrix = {
    "GET authorize?provider=google": [400, 400, 401, 400, 400, 400, 400],
    "GET callback?state=forged": [400, 400, 401, 400, 400, 400, 400],
    "POST token?grant_type=pkce": [404, 404, 401, 404, 404, 404, 404],
    "POST token?grant_type=id_token": [400, 400, 401, 400, 400, 400, 400],
    "POST sso": [400, 400, 401, 400, 400, 400, 400],
    "GET user/identities/authorize?provider=google": [401, 401, 401, 401, 403, 403, 400],
    [`DELETE user/identities/${unknown}`]: [401, 401, 401, 401, 403, 403, 404],
    "POST factors": [401, 401, 401, 401, 403, 403, 400],
    [`POST factors/${unknown}/challenge`]: [401, 401, 401, 401, 403, 404, 404],
    [`POST factors/${unknown}/verify`]: [401, 401, 401, 401, 403, 404, 404],
    [`DELETE factors/${unknown}`]: [401, 401, 401, 401, 403, 403, 404],
  };
  for (const [what, outcome] of Object.entries(matrix)) {
    const [method = "", path = ""] = what.split(" ");
    const body = method === "GET" ? null : "{}";
    const found: number[] = [];
    for (const headers of Object.values(callers)) {
      const answer = await fetch(`${origin}/auth/v1/${path}`, { method, headers, body });
      expect(typeof (await answer.json()).code, what).toBe("string");
      expect(answer.headers.get("set-cookie"), what).toBeNull();
      expect(answer.headers.get("access-control-allow-origin"), what).toBe("*");
      found.push(answer.status);
    }
    expect(found, what).toEqual(outcome);
  }
});

test("AUTHSVC-15 AUTHSVC-16 odd bodies and addresses are refused and never fail", async () => {
  const { headers } = await bearerOf("dan@example.com");
  const bodies = ["[]", "null", "{", '"x"', '{"code":{},"factor_type":[],"domain":7}', "\u0000"];
  const paths = [
    "sso",
    "factors",
    "factors/%00/verify",
    `factors/${unknown}/verify`,
    "token?grant_type=pkce",
    "token?grant_type=id_token",
  ];
  for (const path of paths) {
    for (const body of bodies) {
      const address = `${origin}/auth/v1/${path}`;
      const answer = await fetch(address, { method: "POST", headers, body });
      expect(answer.status, `${path} ${body}`).toBeLessThan(429);
    }
  }
  for (const query of ["", "?state=%00", "?state=.&code=%F0", "?error=%3Cb%3E&state=a.b.c"]) {
    expect((await fetch(`${origin}/auth/v1/callback${query}`)).status, query).toBe(400);
  }
});
