import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authSessions, users } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  type Accounts,
  accountsOf,
  linkTo,
  mailsTo,
  origin,
  visitor,
} from "../../../../tests/support/identity.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { isResetToken, requestReset, resetPassword } from "./password-reset.server.ts";

const { db } = await openTestDatabase();
const email = "ana@example.com";

const ask = (services: Accounts, address = email) =>
  requestReset(services, visitor().asker("/forgot-password"), address);
const set = (services: Accounts, token: string, password: string) =>
  resetPassword(services, visitor().asker("/reset-password"), { token, password });
const isGood = (services: Accounts, token: string) =>
  isResetToken(services, visitor().asker(), token);
const enter = (services: Accounts, password: string) =>
  signIn(services, visitor().asker(), { email, password, remember: false });

async function tokenOf(services: Accounts): Promise<string> {
  return (await linkTo(services, email, "/auth/recover")).searchParams.get("token") ?? "";
}

test("LINK-05 the link leads to the configured address, whatever the request says", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx, { appUrl: origin });
    await aPerson(tx, { email });
    const headers = { origin: "https://evil.example", host: "evil.example" };
    const request = new Request("https://evil.example/forgot-password", { headers });
    const asker = { request, clientAddress: "192.0.2.1" };
    expect(await requestReset(services, asker, email)).toBeNull();
    const token = await tokenOf(services);
    expect(await resetPassword(services, asker, { token, password: "first secret" })).toBeNull();
    const mails = await mailsTo(services, email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Set a new password",
      "Your password was changed",
    ]);
    for (const { body, html } of mails) {
      expect(body).toContain(`${origin}/`);
      expect(body + html).not.toContain("evil");
    }
  }));

test("LINK-05 the mailed link sets a new password once and ends all sessions", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    await aPerson(tx, { email });
    expect(await ask(services)).toBeNull();
    const token = await tokenOf(services);
    expect(await isGood(services, token)).toBe(true);
    expect(await set(services, token, "first secret")).toBeNull();
    await enter(services, "first secret");
    expect(await tx.select().from(authSessions)).toHaveLength(1);

    await ask(services);
    const older = await tokenOf(services);
    await ask(services);
    const newer = await tokenOf(services);
    expect(newer).not.toBe(older);
    expect(await set(services, newer, "second secret")).toBeNull();
    expect(await tx.select().from(authSessions)).toEqual([]);
    expect(await enter(services, "first secret")).toMatchObject({ status: 401 });
    expect(await enter(services, "second secret")).toMatchObject({ problem: null });
    for (const used of [token, newer, older, "", "made-up", "../x?y=1#z"]) {
      expect(await isGood(services, used), used).toBe(false);
      const answer = await set(services, used, "another");
      expect(answer).toMatchObject({ problem: "reset-link-expired" });
    }
  }));

test("LINK-04 an unknown address and a guest's address get the same answer and no mail", () =>
  rolledBack(db, async (tx) => {
    const pauses: number[] = [];
    const services = accountsOf(tx, { pauses });
    await aPerson(tx, { email });
    await aPerson(tx, { user: { email: "guest@example.com", isAnonymous: true } });
    for (const [address, count] of [
      [email, 1],
      ["nobody@example.com", 0],
      ["guest@example.com", 0],
    ] as const) {
      expect(await ask(services, address)).toBeNull();
      expect(pauses.splice(0), "as long as with a mail").toEqual([300]);
      expect(await mailsTo(services, address)).toHaveLength(count);
    }
  }));

test("setting a password through the mailed link also confirms the address", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const form = { email, password: "a stranger's", confirmation: "a stranger's" };
    await signUp(services, visitor().asker(), form, { origin, id: "1" });
    await ask(services);
    await set(services, await tokenOf(services), "the owner's");
    expect(await enter(services, "the owner's")).toMatchObject({ problem: null });
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    expect(user?.emailVerified).toBe(true);
  }));

test("a reached limit and a server without mail each refuse with a message", () =>
  rolledBack(db, async (tx) => {
    await aPerson(tx, { email });
    const limited = accountsOf(tx, { limits: limitsThat(false) });
    expect(await ask(limited)).toEqual({ problem: "too-many-attempts", status: 429 });
    const mute = accountsOf(tx, { isMailAvailable: false });
    expect(await ask(mute)).toEqual({ problem: "mail-unavailable", status: 400 });
  }));
