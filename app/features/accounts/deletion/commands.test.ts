import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  authIdentities,
  authSessions,
  stripeCustomers,
  stripeSubscriptions,
  users,
} from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { askForDeletion, deletionOf, keepAccount, readKeepLink } from "./commands.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error() {}, info() {} } as never;
const links = { security: "http://here/account/security" };
const keep = (token: string) => `http://here/keep?token=${token}`;
const undo = (token: string) => `http://here/undo?token=${token}`;
const deletionLinks = { keep, undo };

function servicesOf(tx: Database, { isAvailable = true } = {}) {
  const identity = { matches: async (password: string) => password === "right" } as never;
  const outbox = outboxOf(tx, { isAvailable });
  return { db: tx, now, log, identity, limits: limitsThat(true), ...outbox };
}

/** Creates Ana with a password and two sessions; `viewer` is the first. */
async function ana(tx: Database) {
  const email = "ana@example.com";
  const userId = await aPerson(tx, { email });
  const identity = { userId, providerId: "credential", accountId: userId, password: "hash" };
  await tx.insert(authIdentities).values(identity);
  const expiresAt = new Date("2027-01-01");
  const made = await tx
    .insert(authSessions)
    .values(["here", "there"].map((token) => ({ userId, token, expiresAt, createdAt: now() })))
    .returning({ id: authSessions.id });
  return { userId, email, sessionId: made[0]!.id };
}

test("GAP-82 a requested deletion waits two weeks, ends other sessions and is announced by mail", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const services = servicesOf(tx);
    expect(await deletionOf(services, viewer)).toBeNull();
    const answer = await askForDeletion(services, viewer, {
      password: "right",
      links: deletionLinks,
    });
    expect(answer).toEqual({ problem: null, day: "2026-12-04" });
    expect(await deletionOf(services, viewer)).toBe("2026-12-04");
    const sessions = await tx.select({ id: authSessions.id }).from(authSessions);
    expect(sessions).toEqual([{ id: viewer.sessionId }]);
    const [mail] = await services.messages();
    expect(mail).toMatchObject({
      recipient: viewer.email,
      subject: "Your account will be deleted",
      body: expect.stringContaining("December 4, 2026"),
    });
    const [, token = ""] = /keep\?token=(\S+)/.exec(mail?.body ?? "") ?? [];
    expect(await readKeepLink(services, token)).toEqual({ userId: viewer.userId });
    expect(await readKeepLink(services, `${token}x`)).toBeNull();
  }));

test("the link of one deletion does not cancel a later one", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const services = servicesOf(tx);
    const request = async () => {
      await askForDeletion(services, viewer, { password: "right", links: deletionLinks });
      const found = (await services.messages()).flatMap(
        ({ body }) => /keep\?token=(\S+)/.exec(body)?.[1] ?? [],
      );
      return found.find((token) => !seen.includes(token)) ?? "";
    };
    const seen: string[] = [];
    seen.push(await request());
    expect(await keepAccount(services, viewer, links)).toEqual({ wasKept: true });
    expect(await readKeepLink(services, seen[0]!), "used").toBeNull();
    const second = await request();
    expect(await readKeepLink(services, seen[0]!), "of the deletion before").toBeNull();
    expect(await readKeepLink(services, second)).toEqual({ userId: viewer.userId });
  }));

test("a deletion needs the password or a recent sign-in", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const ask = (password: string, more = {}) =>
      askForDeletion({ ...servicesOf(tx), ...more }, viewer, { password, links: deletionLinks });
    expect(await ask("")).toEqual({ problem: "password-needed", field: "password" });
    expect(await ask("no")).toMatchObject({ problem: "wrong-password" });
    expect(await ask("right", { limits: limitsThat(false) })).toMatchObject({
      problem: "too-many-attempts",
    });
    await tx.delete(authIdentities);
    const later = { now: () => new Date(now().getTime() + 3_600_000) };
    expect(await ask("", later)).toMatchObject({ problem: "sign-in-again" });
    expect(await deletionOf({ db: tx }, viewer)).toBeNull();
    expect(await ask("")).toMatchObject({ problem: null });
  }));

test("cancelling a deletion keeps the account unchanged and sends one mail", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const services = servicesOf(tx);
    expect(await keepAccount(services, viewer, links)).toEqual({ wasKept: false });
    await askForDeletion(services, viewer, { password: "right", links: deletionLinks });
    expect(await keepAccount(services, viewer, links)).toEqual({ wasKept: true });
    expect(await keepAccount(services, viewer, links)).toEqual({ wasKept: false });
    expect(await deletionOf(services, viewer)).toBeNull();
    const subjects = (await services.messages()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(["Your account stays", "Your account will be deleted"]);
  }));

test("an account with a running subscription cannot be deleted", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    await tx.insert(stripeCustomers).values({ userId: viewer.userId, customerId: "c" });
    const subscription = { customerId: "c", subscriptionId: "s", subscriptionStatus: "active" };
    await tx.insert(stripeSubscriptions).values(subscription);
    const ask = () =>
      askForDeletion(servicesOf(tx), viewer, { password: "right", links: deletionLinks });
    expect(await ask()).toEqual({ problem: "cancel-membership-first", field: null });
    await tx.update(stripeSubscriptions).set({ cancelAtPeriodEnd: true });
    expect(await ask()).toMatchObject({ problem: null });
  }));

test("the only administrator cannot be deleted; one of two can", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const services = servicesOf(tx);
    await tx.execute(sql`update user_profiles set is_admin = user_id = ${viewer.userId}::uuid`);
    const answer = await askForDeletion(services, viewer, {
      password: "right",
      links: deletionLinks,
    });
    expect(answer).toEqual({ problem: "only-admin", field: null });
    expect(await deletionOf(services, viewer)).toBeNull();

    await aPerson(tx, { isAdmin: true });
    const another = await askForDeletion(services, viewer, {
      password: "right",
      links: deletionLinks,
    });
    expect(another.problem).toBeNull();
  }));

test("a server without mail schedules and cancels deletions silently", () =>
  rolledBack(db, async (tx) => {
    const viewer = await ana(tx);
    const services = servicesOf(tx, { isAvailable: false });
    expect(
      await askForDeletion(services, viewer, { password: "right", links: deletionLinks }),
    ).toMatchObject({
      problem: null,
    });
    expect(await keepAccount(services, viewer, links)).toEqual({ wasKept: true });
    await tx.update(users).set({ deleteAfter: sql`now()` }).where(eq(users.id, viewer.userId));
    expect(await services.messages()).toEqual([]);
  }));
