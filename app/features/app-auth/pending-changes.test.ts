import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { accountsOf, mailsTo } from "../../../tests/support/identity.ts";
import {
  aMember,
  anApp,
  digitsTo,
  later,
  password,
  serveAuth,
  signedInApp,
} from "../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const services = accountsOf(db);
const { origin } = await serveAuth(services);

afterEach(() => void vi.useRealTimers());

type App = Awaited<ReturnType<typeof signedInApp>>;

test.each<[string, (owner: App) => Promise<{ error: unknown }>]>([
  ["a new password", ({ auth }) => auth.updateUser({ password: "another password" })],
  ["signing out elsewhere", ({ auth }) => auth.signOut({ scope: "others" })],
  ["signing out everywhere", ({ auth }) => auth.signOut({ scope: "global" })],
])(
  "AUTHSVC-11 %s in an app ends the code for a new address that another app has requested",
  async (how, act) => {
    const email = `${how.replaceAll(" ", "-")}@example.com`;
    const evil = `thief-of-${email}`;
    await aMember(services, email);
    const thief = await signedInApp(origin, services, email);
    const owner = await signedInApp(origin, services, email);
    expect((await thief.auth.updateUser({ email: evil })).error).toBeNull();
    expect((await act(owner)).error).toBeNull();
    const code = {
      email: evil,
      token: await digitsTo(services, evil),
      type: "email_change",
    } as const;
    const taken = await anApp(origin, services).auth.verifyOtp(code);
    expect([taken.data.session, taken.error?.code]).toEqual([null, "otp_expired"]);
    expect((await thief.auth.getUser()).error).not.toBeNull();
  },
);

test("AUTHSVC-07 a new address ends other apps, and the app that asked for it continues", async () => {
  await aMember(services, "lea@example.com");
  const other = await signedInApp(origin, services, "lea@example.com");
  const app = await signedInApp(origin, services, "lea@example.com");
  expect((await app.auth.updateUser({ email: "lia@example.com" })).error).toBeNull();
  const token = await digitsTo(services, "lia@example.com");
  const code = { email: "lia@example.com", token, type: "email_change" } as const;
  const moved = await anApp(origin, services).auth.verifyOtp(code);
  expect(moved.data.user?.email).toBe("lia@example.com");
  expect((await app.auth.getUser()).data.user?.email).toBe("lia@example.com");
  expect((await other.auth.getUser()).error).not.toBeNull();
  const [letter] = await mailsTo(services, "lea@example.com");
  expect(letter?.body).toContain("/account/not-me?token=");
});

test("AUTHSVC-14 Google is added only after a proof of the last minutes", async () => {
  await aMember(services, "tea@example.com");
  const app = await signedInApp(origin, services, "tea@example.com");
  later(20 * 60);
  const { data } = await app.auth.getSession();
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=id_token`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${data.session?.access_token}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ provider: "google", id_token: "x.y.z", link_identity: true }),
  });
  expect(await answer.json()).toMatchObject({ error_code: "reauthentication_needed" });
  const entered = await anApp(origin, services).auth.signInWithPassword({
    email: "tea@example.com",
    password,
  });
  expect(entered.error).toBeNull();
});
