/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { integer } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { auditEntries, authSessions, userProfiles } from "#db/schema.ts";
import { openTestDatabase, rolledBack, serverUrl } from "../../../../tests/support/database.ts";
import { accountsOf, mailsTo, visitor } from "../../../../tests/support/identity.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import type { Admin } from "../viewer.ts";
import {
  activatePerson,
  deactivatePerson,
  demotePerson,
  promotePerson,
  sendPasswordReset,
} from "./commands.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error() {}, info() {} } as never;
const links = {
  login: "http://here/login",
  contact: "http://here/contact",
  admin: "http://here/a",
};

function servicesOf(tx: Database, { isAvailable = true } = {}) {
  return { db: tx, now, log, ...outboxOf(tx, { isAvailable }) };
}

function about(userId: string, reason: string | null = null) {
  return { userId, reason, links };
}

async function profileOf(tx: Database, userId: string) {
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  return { isActive: profile?.isActive, isAdmin: profile?.isAdmin };
}

test("GAP-71 deactivating an account ends its sessions, sends a mail and is logged", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx);
    const admin = await anAdmin(tx);
    const email = "ana@example.com";
    const userId = await aPerson(tx, { email });
    const expiresAt = new Date("2027-01-01");
    await tx
      .insert(authSessions)
      .values(["one", "two"].map((token) => ({ userId, token, expiresAt })));
    expect(await deactivatePerson(services, admin, about(userId, "Sells bibs"))).toEqual({
      problem: null,
      email,
    });
    expect(await tx.select().from(authSessions)).toEqual([]);
    expect(await profileOf(tx, userId)).toEqual({ isActive: false, isAdmin: false });
    expect(await tx.select().from(auditEntries)).toMatchObject([
      {
        adminId: admin.userId,
        action: "deactivated",
        subjectType: "user",
        subjectId: userId,
        subjectName: email,
        reason: "Sells bibs",
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
    expect(await services.messages()).toMatchObject([
      { recipient: email, subject: "Your account has been deactivated" },
    ]);

    await deactivatePerson(services, admin, about(userId));
    expect(await tx.select().from(auditEntries), "twice is once").toHaveLength(1);
    await activatePerson(services, admin, about(userId));
    expect(await profileOf(tx, userId)).toEqual({ isActive: true, isAdmin: false });
    expect((await services.messages()).map(({ subject }) => subject)).toContain(
      "Your account is active again",
    );
  }));

test("GAP-71 granting and revoking administrator rights each send a mail", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx);
    const admin = await anAdmin(tx);
    const userId = await aPerson(tx, { email: "ben@example.com" });
    await promotePerson(services, admin, about(userId));
    expect(await profileOf(tx, userId)).toEqual({ isActive: true, isAdmin: true });
    await demotePerson(services, admin, about(userId));
    expect(await profileOf(tx, userId)).toEqual({ isActive: true, isAdmin: false });
    const subjects = (await services.messages()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      "You are an administrator now",
      "You are no administrator any more",
    ]);
    const actions = (await tx.select().from(auditEntries)).map(({ action }) => action);
    expect(actions.sort()).toEqual(["demoted", "promoted"]);
  }));

test("GAP-71 an administrator cannot change their own account, a guest's, an unconfirmed or a missing one", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx);
    const admin = await anAdmin(tx);
    const guest = await aPerson(tx, { user: { isAnonymous: true } });
    const unconfirmed = await aPerson(tx, { user: { emailVerified: false } });
    const inactive = await aPerson(tx, { isActive: false });
    const nobody = "00000000-0000-4000-8000-000000000000";
    const results = [
      await deactivatePerson(services, admin, about(admin.userId)),
      await demotePerson(services, admin, about(admin.userId)),
      await deactivatePerson(services, admin, about(guest)),
      await promotePerson(services, admin, about(unconfirmed)),
      await promotePerson(services, admin, about(inactive)),
      await deactivatePerson(services, admin, about(nobody)),
    ];
    expect(results.map(({ problem }) => problem)).toEqual([
      "yourself",
      "yourself",
      "guest",
      "unconfirmed",
      "inactive",
      "gone",
    ]);
    expect(await tx.select().from(auditEntries)).toEqual([]);
    expect(await services.messages()).toEqual([]);
  }));

test("GAP-71 at least one active administrator remains", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx);
    const leaving = await anAdmin(tx, { user: { deleteAfter: new Date("2026-12-01") } });
    const other = await anAdmin(tx);
    for (const change of [demotePerson, deactivatePerson]) {
      const { problem } = await change(services, leaving, about(other.userId));
      expect(problem).toBe("last-admin");
    }
    await anAdmin(tx);
    expect((await demotePerson(services, leaving, about(other.userId))).problem).toBe(null);
  }));

test("an administrator whose rights were revoked meanwhile changes nothing", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx);
    const former = { userId: await aPerson(tx) } as Admin;
    const userId = await aPerson(tx);
    await anAdmin(tx);
    expect(await deactivatePerson(services, former, about(userId))).toEqual({
      problem: "no-admin",
    });
  }));

test("a server without mail still changes accounts", () =>
  rolledBack(db, async (tx) => {
    const services = servicesOf(tx, { isAvailable: false });
    const userId = await aPerson(tx);
    await deactivatePerson(services, await anAdmin(tx), about(userId));
    expect((await profileOf(tx, userId)).isActive).toBe(false);
  }));

test("an administrator can send a person a link for a new password", () =>
  rolledBack(db, async (tx) => {
    const services = accountsOf(tx);
    const admin = await anAdmin(tx);
    const email = "carla@example.com";
    const userId = await aPerson(tx, { email });
    const asker = visitor().asker();
    expect(await sendPasswordReset(services, admin, asker, userId)).toEqual({
      problem: null,
      email,
    });
    const [mail] = await mailsTo(services, email);
    expect(mail?.body).toContain("/auth/recover?token=");
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { action: "asked for a password reset of", subjectName: email, before: null, after: null },
    ]);

    const guest = await aPerson(tx, { user: { isAnonymous: true } });
    const inactive = await aPerson(tx, { isActive: false });
    const limited = { ...services, limits: limitsThat(false) };
    expect((await sendPasswordReset(services, admin, asker, guest)).problem).toBe("guest");
    expect((await sendPasswordReset(services, admin, asker, inactive)).problem).toBe("inactive");
    expect((await sendPasswordReset(limited, admin, asker, userId)).problem).toBe("limit");
    expect(await tx.select().from(auditEntries)).toHaveLength(1);
  }));

test.skipIf(!serverUrl)(
  "GAP-71 when two administrators demote each other at the same moment, one remains",
  async () => {
    for (let round = 0; round < 10; round++) {
      await db.execute(sql`delete from users`);
      const [one, two] = [await anAdmin(db), await anAdmin(db)];
      const services = servicesOf(db);
      const change = round % 2 === 0 ? demotePerson : deactivatePerson;
      const done = await Promise.all([
        change(services, one, about(two.userId)),
        demotePerson(services, two, about(one.userId)),
      ]);
      expect(done.map(({ problem }) => problem).sort()).toEqual(["no-admin", null]);
      const [left] = await readRows(
        db,
        { count: integer },
        sql`
        select count(*)::int as count from user_profiles where is_admin and is_active`,
      );
      expect(left?.count).toBe(1);
    }
  },
);
