/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, invitations, userProfiles, users } from "#db/schema.ts";
import { hashOfSecret } from "#services/secrets.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { accountsOf, visitor } from "../../../../tests/support/identity.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import {
  acceptInvitation,
  findInvitation,
  forgetOldInvitations,
  invite,
  resendInvitation,
  withdrawInvitation,
} from "./invitations.server.ts";
import { openInvitations } from "./queries.server.ts";

const { db } = await openTestDatabase();
const email = "nora@example.com";
const nora = {
  firstName: "Nora",
  lastName: "Paz",
  password: "a secret",
  confirmation: "a secret",
  lang: "en",
} as const;
const day = 24 * 3600 * 1000;

/** Collects the tokens of all created links. */
function linksOf() {
  const tokens: string[] = [];
  const linkOf = (token: string) => {
    tokens.push(token);
    return `http://here/invitation/${token}`;
  };
  return { tokens, linkOf, latest: () => tokens.at(-1) ?? "" };
}

const open = (tx: Database) => tx.select().from(invitations);

test("FAKE-05 an invitation becomes an account once its link is followed and a password is chosen", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const admin = await anAdmin(tx);
    const { linkOf, latest } = linksOf();
    expect(await invite(services, admin, email, linkOf)).toEqual({
      problem: null,
      email,
      isRenewed: false,
    });
    expect(await tx.select().from(users).where(eq(users.email, email))).toEqual([]);
    const [row] = await open(tx);
    expect(row).toMatchObject({
      email,
      invitedBy: admin.userId,
      tokenHash: hashOfSecret(latest()),
    });
    expect(JSON.stringify(row), "the link itself is not kept").not.toContain(latest());

    expect(await findInvitation(services, latest())).toMatchObject({ email });
    const accepted = await acceptInvitation(services, latest(), nora);
    expect(accepted).toMatchObject({ problem: null, email });
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.email, email));
    expect(profile).toMatchObject({ firstName: "Nora", lastName: "Paz", isAdmin: false });
    const { password } = nora;
    const entered = await signIn(services, visitor().asker(), { email, password, remember: false });
    expect(entered.problem).toBe(null);

    expect(await acceptInvitation(services, latest(), nora)).toEqual({ problem: "over" });
    expect(await openInvitations(services, 1)).toMatchObject({ total: 0 });
    const entries = await tx.select().from(auditEntries);
    expect(entries).toMatchObject([
      { action: "sent", subjectType: "invitation", subjectName: email, adminId: admin.userId },
    ]);
  }));

test("FAKE-05 inviting again renews the invitation: only the latest link works", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const admin = await anAdmin(tx);
    const { tokens, linkOf, latest } = linksOf();
    await invite(services, admin, email, linkOf);
    const again = await invite(services, admin, "Nora@Example.com", linkOf);
    expect(again).toMatchObject({ problem: null, isRenewed: true });
    const [{ id } = { id: "" }, ...more] = await open(tx);
    expect(more).toEqual([]);
    await resendInvitation(services, admin, id, linkOf);
    expect(tokens).toHaveLength(3);
    for (const old of tokens.slice(0, 2)) expect(await findInvitation(services, old)).toBe(null);
    expect(await findInvitation(services, latest())).toMatchObject({ id });

    expect(await withdrawInvitation(services, admin, id)).toEqual({ problem: null, email });
    expect(await findInvitation(services, latest())).toBe(null);
    expect(await withdrawInvitation(services, admin, id)).toEqual({ problem: "gone" });
    expect(await resendInvitation(services, admin, id, linkOf)).toMatchObject({
      problem: "gone",
    });
    const actions = (await tx.select().from(auditEntries)).map(({ action }) => action);
    expect(actions.sort()).toEqual(["renewed", "renewed", "sent", "withdrew"]);
  }));

test("FAKE-05 inviting an address that has an account is refused and sends nothing", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const admin = await anAdmin(tx);
    const { linkOf, latest } = linksOf();
    const knownId = await aPerson(tx, { email });
    expect(await invite(services, admin, email, linkOf)).toEqual({
      problem: "has-account",
      knownId,
    });
    expect(await open(tx)).toEqual([]);

    await invite(services, admin, "zoe@example.com", linkOf);
    await aPerson(tx, { email: "Zoe@example.com" });
    const late = await acceptInvitation(services, latest(), nora);
    expect(late, "signed up meanwhile").toEqual({ problem: "has-account" });
    const [zoe] = await tx.select().from(userProfiles).where(eq(userProfiles.firstName, "Nora"));
    expect(zoe).toBe(undefined);
  }));

test("accepting an invitation takes over an unconfirmed account of the address", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { linkOf, latest } = linksOf();
    const userId = await aPerson(tx, { user: { email, emailVerified: false } });
    await invite(services, await anAdmin(tx), email, linkOf);
    expect(await acceptInvitation(services, latest(), nora)).toMatchObject({ userId });
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ emailVerified: true, name: "Nora Paz" });
  }));

test("invitations expire after seven days and are removed a month later", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const { linkOf, latest } = linksOf();
    await invite(services, await anAdmin(tx), email, linkOf);
    const after = (days: number) => ({
      ...services,
      now: () => new Date(Date.now() + days * day),
    });
    expect(await findInvitation(after(6.9), latest())).not.toBe(null);
    expect(await findInvitation(after(7.1), latest())).toBe(null);
    expect(await acceptInvitation(after(7.1), latest(), nora)).toEqual({
      problem: "over",
    });
    expect((await openInvitations(after(7.1), 1)).rows).toMatchObject([{ email, isOver: true }]);
    await forgetOldInvitations(after(36));
    expect(await open(tx)).toHaveLength(1);
    await forgetOldInvitations(after(38));
    expect(await open(tx)).toEqual([]);
  }));

test("invitations are limited in number and need mail", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const { linkOf, tokens } = linksOf();
    const limited = accountsOf(tx, { limits: limitsThat(false) });
    expect((await invite(limited, admin, email, linkOf)).problem).toBe("too-many-invitations");
    const silent = accountsOf(tx, { isMailAvailable: false });
    expect((await invite(silent, admin, email, linkOf)).problem).toBe("mail-unavailable");
    expect(tokens).toEqual([]);
  }));

test.skipIf(!serverUrl)("a link that is followed twice at once creates one account", async () => {
  const services = accountsOf(db);
  const { linkOf, latest } = linksOf();
  await invite(services, await anAdmin(db), email, linkOf);
  const done = await Promise.all([1, 2, 3].map(() => acceptInvitation(services, latest(), nora)));
  expect(done.filter(({ problem }) => problem === null)).toHaveLength(1);
});
