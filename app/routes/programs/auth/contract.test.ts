import { afterEach, expect, test, vi } from "vitest";
import { authIdentities } from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anApp, later, serveAuth } from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin } = await serveAuth(services);

afterEach(() => void vi.useRealTimers());

const password = "a good password";

/** Somebody who has signed up on the website. */
async function member(email: string): Promise<string> {
  const userId = await aPerson(db, { email });
  const hash = await services.identity.hash(password);
  await db
    .insert(authIdentities)
    .values({ userId, providerId: "credential", accountId: userId, password: hash });
  return userId;
}

test("AUTHSVC-02 AUTHSVC-11 AUTHSVC-17 a person of the website signs in by the public client", async () => {
  const userId = await member("ana@example.com");
  const app = anApp(origin, services);
  const wrong = await app.auth.signInWithPassword({ email: "ana@example.com", password: "wrong" });
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  const { data, error } = await app.auth.signInWithPassword({ email: "Ana@example.com", password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id: userId, email: "ana@example.com" });
  expect(app.events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  const own = await app.auth.getUser();
  expect(own.data.user?.identities).toMatchObject([{ provider: "email" }]);
  const claims = await app.auth.getClaims();
  expect(claims.data?.claims).toMatchObject({ sub: userId, aal: "aal1", role: "authenticated" });
});

test("AUTHSVC-03 AUTHSVC-18 AUTHSVC-20 two tabs refresh at once; a token that comes later ends the session", async () => {
  await member("cy@example.com");
  const one = anApp(origin, services);
  const first = (await one.auth.signInWithPassword({ email: "cy@example.com", password })).data;
  const two = anApp(origin, services, one);
  later(3601);
  one.requests.length = 0;
  const [a, b] = await Promise.all([one.auth.getSession(), two.auth.getSession()]);
  expect(one.requests.filter((each) => each.includes("refresh_token"))).toHaveLength(2);
  expect([a.error, b.error]).toEqual([null, null]);
  expect(a.data.session?.refresh_token).toBe(b.data.session?.refresh_token);
  expect(a.data.session?.refresh_token).not.toBe(first.session?.refresh_token);
  expect((await one.auth.getUser()).error).toBeNull();
});
