import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  authIdentities,
  authSessions,
  authVerifications,
  userProfiles,
  users,
} from "#db/schema.ts";
import { openSecretBox } from "#services/identity/secret-box.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { newAddressLinks } from "./links.ts";
import { askForNewAddress, confirmNewAddress, findNewAddress } from "./new-address.server.ts";

const { db } = await openTestDatabase();
const links = newAddressLinks("https://dorsal.example");
const box = openSecretBox("a secret of the tests with enough letters");
const next = "new@example.com";

async function ana(tx: Database) {
  const email = "ana@example.com";
  const userId = await aPerson(tx, { email });
  const identity = { userId, providerId: "credential", accountId: userId, password: "hash" };
  await tx.insert(authIdentities).values(identity);
  const matching = { box, matches: async (password: string) => password === "right" } as never;
  const outbox = outboxOf(tx);
  const services = { db: tx, now, identity: matching, limits: limitsThat(true), ...outbox };
  const session = { userId, token: "here", expiresAt: new Date("2027-01-01") };
  const [here] = await tx.insert(authSessions).values(session).returning({ id: authSessions.id });
  const viewer = { userId, email, sessionId: here!.id };
  const ask = (to: string, password = "right") =>
    askForNewAddress(services, viewer, { email: to, password }, links);
  return { services, viewer, ask };
}

async function addressOf(tx: Database, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  return [user?.email, profile?.email, user?.emailVerified];
}

function tokenIn(body = ""): string {
  return /token=(\S+)/.exec(body)?.[1] ?? "";
}

test("a new address counts once its link is followed; the old address is notified before and after", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, ask } = await ana(tx);
    expect(await ask(next)).toEqual({ problem: null });
    expect(await addressOf(tx, viewer.userId)).toEqual([viewer.email, viewer.email, true]);
    const sent = await services.messages();
    const to = (address: string) => sent.find(({ recipient }) => recipient === address);
    expect(to(viewer.email)?.body).toContain(next);
    const token = tokenIn(to(next)?.body);
    const reset = { identifier: "reset-password:x", value: viewer.userId, expiresAt: now() };
    await tx.insert(authVerifications).values(reset);

    expect(await findNewAddress(services, token)).toBe(next);
    const done = await confirmNewAddress(services, token, links);
    expect(await findNewAddress(services, token), "used already").toBeNull();
    expect(done).toEqual({ problem: null, userId: viewer.userId });
    expect(await addressOf(tx, viewer.userId)).toEqual([next, next, true]);
    expect(await tx.select().from(authVerifications), "old links end").toEqual([]);
    const subjects = (await services.messages())
      .filter(({ recipient }) => recipient === viewer.email)
      .map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      "Your email address has changed",
      "Your email address is about to change",
    ]);
    expect(await confirmNewAddress(services, token, links), "a link works once").toEqual({
      problem: "link-refused",
    });
  }));

test("an address in use gets the same answer, and only its owner is notified", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, ask } = await ana(tx);
    await aPerson(tx, { email: next });
    expect(await ask("NEW@example.com".toLowerCase())).toEqual({ problem: null });
    const mail = (await services.messages()).find(({ recipient }) => recipient === next);
    expect(mail?.subject).toBe("You already have an account with this address");
    expect(mail?.body).not.toContain("token=");
    expect(await addressOf(tx, viewer.userId)).toEqual([viewer.email, viewer.email, true]);
  }));

test("of two people who confirm the same address, the second is refused with a message", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, ask } = await ana(tx);
    await ask(next);
    const mail = (await services.messages()).find(({ recipient }) => recipient === next);
    await aPerson(tx, { email: next });
    expect(await confirmNewAddress(services, tokenIn(mail?.body), links)).toEqual({
      problem: "link-refused",
    });
    expect(await addressOf(tx, viewer.userId)).toEqual([viewer.email, viewer.email, true]);
  }));

test("only the account's owner can request a new address, within limits", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, ask } = await ana(tx);
    expect(await ask(next, "no")).toMatchObject({ problem: "wrong-password", field: "password" });
    expect(await ask(next, "")).toMatchObject({ problem: "password-needed" });
    expect(await ask(viewer.email)).toMatchObject({ problem: "same-address", field: "email" });
    const limited = { ...services, limits: limitsThat(false) };
    const form = { email: next, password: "right" };
    const often = await askForNewAddress(limited, viewer, form, links);
    const allow = async (name: string) => !name.startsWith("letterTo");
    const full = { ...services, limits: { ...services.limits, allow } };
    const many = await askForNewAddress(full, viewer, form, links);
    expect(many.problem, "others have asked for letters to it").toBe("too-many-attempts");
    expect(often.problem).toBe("too-many-attempts");
    const silent = { ...services, ...outboxOf(tx, { isAvailable: false }) };
    const unsent = await askForNewAddress(silent, viewer, form, links);
    expect(unsent.problem).toBe("mail-unavailable");
    expect(await services.messages()).toEqual([]);
  }));

test("a link that is forged, expired or of another kind changes nothing", () =>
  rolledBack(db, async (tx) => {
    const { services, viewer, ask } = await ana(tx);
    await ask(next);
    const mail = (await services.messages()).find(({ recipient }) => recipient === next);
    const token = tokenIn(mail?.body);
    const strange = ["", "x", `${token}x`, viewer.userId];
    for (const each of strange) {
      const done = await confirmNewAddress(services, each, links);
      expect(done.problem, each).toBe("link-refused");
    }
    expect(await addressOf(tx, viewer.userId)).toEqual([viewer.email, viewer.email, true]);
  }));
