/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { authFlows } from "#db/schema.ts";
import { signIn } from "#features/accounts/sign-in/sign-in.server.ts";
import { signUp } from "#features/accounts/sign-up/sign-up.server.ts";
import { followLink } from "#features/app-auth/verify.server.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, visitor } from "../../../../tests/support/identity.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import {
  aMember,
  anApp,
  digitsTo,
  later,
  password,
  serveAuth,
} from "../../../../tests/support/programs/apps.ts";

const { db } = await openTestDatabase();
const pauses: number[] = [];
const services = accountsOf(db, { redirects: ["https://app.example/welcome"], pauses });
const { origin } = await serveAuth(services);
const site = "https://dorsal.example";
const client = { clientAddress: "192.0.2.9", userAgent: "a browser", origin: site };

afterEach(() => void vi.useRealTimers());

/** The token in the link of the newest letter; `null` where it has none. */
async function linkIn(address: string): Promise<string | null> {
  const [newest] = await mailsTo(services, address);
  const link = newest?.body.match(/http\S+\/auth\/app-link\?token=([\w-]+)/);
  return link?.[1] ?? null;
}

async function websiteLetsIn(email: string, word: string) {
  const form = { email, password: word, remember: false };
  return (await signIn(services, visitor("192.0.2.10").asker(), form)).problem === null;
}

test("AUTHSVC-01 AUTHSVC-04 AUTHSVC-07 the button of a letter confirms, and leads back with a code only for a challenge", async () => {
  const app = anApp(origin, services, { flowType: "pkce" });
  const options = { emailRedirectTo: "https://app.example/welcome?from=letter" };
  const email = "lea@example.com";
  await app.auth.signUp({ email, password, options });
  const link = (await linkIn(email)) ?? "";
  const done = await followLink(services, link, client);
  expect(done).toMatchObject({ problem: null, kind: "signup" });
  const back = new URL("back" in done && done.back ? done.back : "");
  expect(back.origin + back.pathname).toBe("https://app.example/welcome");
  expect([...back.searchParams.keys()]).toEqual(expect.arrayContaining(["from", "code"]));
  expect(await websiteLetsIn(email, password)).toBe(true);
  const [flow] = await db.select().from(authFlows).where(eq(authFlows.kind, "signup"));
  expect(flow?.codeHash).not.toBe(back.searchParams.get("code"));
  const again = await followLink(services, link, client);
  expect(again, "a link is good once").toEqual({ problem: "wrong-code" });

  const plain = anApp(origin, services);
  await plain.auth.signUp({ email: "leo@example.com", password, options });
  const second = await followLink(services, (await linkIn("leo@example.com")) ?? "", client);
  expect(second).toMatchObject({ back: "https://app.example/welcome?from=letter" });
  await plain.auth.resetPasswordForEmail("leo@example.com", {
    redirectTo: "https://app.example/welcome",
  });
  expect(await linkIn("leo@example.com"), "nothing that a link could give").toBeNull();
});

test("AUTHSVC-13 an address that is not in the list is never led to", async () => {
  const app = anApp(origin, services, { flowType: "pkce" });
  const email = "ivo@example.com";
  await app.auth.signUp({ email, password, options: { emailRedirectTo: "https://evil.example/" } });
  const done = await followLink(services, (await linkIn(email)) ?? "", client);
  expect(done).toEqual({ problem: null, kind: "signup", back: null });
});

test("AUTHSVC-07 a code proves the address and no password that somebody else has chosen", async () => {
  const email = "zoe@example.com";
  const strangers = anApp(origin, services);
  await strangers.auth.signUp({ email, password: "the stranger's" });
  const app = anApp(origin, services);
  await app.auth.signUp({ email, password });
  await app.auth.signUp({ email, password: "the stranger's" });
  const token = await digitsTo(services, email);
  expect((await app.auth.verifyOtp({ email, token, type: "signup" })).error).toBeNull();
  for (const word of ["the stranger's", password]) {
    expect(await websiteLetsIn(email, word), word).toBe(false);
  }
  expect((await app.auth.updateUser({ password })).error).toBeNull();
  expect(await websiteLetsIn(email, password)).toBe(true);

  // The same person twice, in the app and on the website, is one person.
  const twice = "pat@example.com";
  const link = { origin: site, id: crypto.randomUUID() };
  const form = { email: twice, password, confirmation: password };
  expect(await signUp(services, visitor("192.0.2.11").asker(), form, link)).toBeNull();
  await app.auth.signUp({ email: twice, password });
  const digits = await digitsTo(services, twice);
  expect(
    (await app.auth.verifyOtp({ email: twice, token: digits, type: "signup" })).error,
  ).toBeNull();
  expect(await websiteLetsIn(twice, password)).toBe(true);
});

test("AUTHSVC-06 a sign-in by code removes a password that nobody has confirmed", async () => {
  const email = "gil@example.com";
  await anApp(origin, services).auth.signUp({ email, password: "the stranger's" });
  const app = anApp(origin, services);
  await app.auth.signInWithOtp({ email });
  const token = await digitsTo(services, email);
  expect((await app.auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
  expect(await websiteLetsIn(email, "the stranger's")).toBe(false);
});

test("AUTHSVC-07 five wrong codes use a letter up", async () => {
  const email = "tia@example.com";
  await aMember(services, email);
  const app = anApp(origin, services);
  await app.auth.signInWithOtp({ email });
  const token = await digitsTo(services, email);
  const wrong = token === "123456" ? "654321" : "123456";
  const verify = async (given: string) =>
    (await app.auth.verifyOtp({ email, token: given, type: "email" })).error?.code;
  for (let guess = 1; guess <= 5; guess += 1) expect(await verify(wrong)).toBe("otp_expired");
  expect(await verify(token)).toBe("otp_expired");
});

test("AUTHSVC-13 an app's address arrives as headers and rows can have it", async () => {
  const app = anApp(origin, services);
  const email = "odo@example.com";
  const options = { emailRedirectTo: "\0https://app.example/welcome?from=\n€" };
  expect((await app.auth.signUp({ email, password, options })).error).toBeNull();
  const done = await followLink(services, (await linkIn(email)) ?? "", client);
  expect(done).toMatchObject({ back: "https://app.example/welcome?from=%E2%82%AC" });
});

test("AUTHSVC-01 AUTHSVC-02 AUTHSVC-06 AUTHSVC-09 no answer tells whether an address has an account", async () => {
  const known = "rea@example.com";
  await aMember(services, known);
  later(0);
  const post = async (path: string, email: string, more: object = {}) => {
    const answer = await fetch(`${origin}/auth/v1/${path}`, {
      method: "POST",
      body: JSON.stringify({ email, ...more }),
    });
    const text = (await answer.text())
      .replaceAll(email, "…")
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, "id");
    const headers = [...answer.headers.keys()].filter((name) => name !== "connection");
    return { status: answer.status, text, headers };
  };
  for (const [path, more, paused] of [
    ["signup", { password }, [500, 500]],
    ["otp", { create_user: false }, [300, 300]],
    ["recover", {}, [300, 300]],
    ["resend", { type: "signup" }, [300, 300]],
    ["token?grant_type=password", { password: "wrong" }, []],
    ["verify", { type: "email", token: "123456" }, []],
  ] as const) {
    pauses.length = 0;
    const unknown = `${path.replace(/\W/g, "")}@example.com`;
    const [one, other] = await Promise.all([post(path, unknown, more), post(path, known, more)]);
    expect(one, path).toEqual(other);
    expect(pauses, path).toEqual(paused);
  }
  const [owner] = await mailsTo(services, known);
  expect(owner?.subject).not.toContain("Confirm");
  const standIn = async () =>
    (await anApp(origin, services).auth.signUp({ email: known, password })).data.user?.id;
  const [once, again] = await Promise.all([standIn(), standIn()]);
  expect(once, "the same each time").toBe(again);
});

test("AUTHSVC-02 limits answer before a password is hashed", async () => {
  let hashed = 0;
  const strict = accountsOf(db, {
    limits: limitsThat(false),
    passwords: {
      hash: async () => `${++hashed}`,
      matches: async () => ++hashed > 0,
    },
  });
  const { origin: at } = await serveAuth(strict);
  const app = anApp(at, strict);
  const email = "max@example.com";
  const refused = [
    (await app.auth.signInWithPassword({ email, password })).error,
    (await app.auth.signUp({ email, password })).error,
    (await app.auth.signInWithOtp({ email })).error,
    (await app.auth.verifyOtp({ email, token: "123456", type: "email" })).error,
  ];
  expect(refused.map((error) => error?.status)).toEqual([429, 429, 429, 429]);
  expect(hashed).toBe(0);
});

test("AUTHSVC-02 a password of an unknown address costs a hash too", async () => {
  let compared = 0;
  const counting = accountsOf(db, {
    passwords: {
      hash: async (word) => word,
      async matches() {
        compared += 1;
        return false;
      },
    },
  });
  await aMember(counting, "sol@example.com");
  const { auth } = anApp((await serveAuth(counting)).origin, counting);
  for (const email of ["sol@example.com", "nobody-at-all@example.com"]) {
    compared = 0;
    const { error } = await auth.signInWithPassword({ email, password });
    expect([error?.code, compared], email).toEqual(["invalid_credentials", 1]);
  }
});
