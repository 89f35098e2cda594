import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, expertApplications, experts } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anApplication, site } from "../../../../tests/support/experts/applications.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { approveApplication, declineApplication } from "./decisions.server.ts";
import { findApplication } from "./office.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error() {}, info() {} } as never;
const version = now().toISOString();

function servicesOf(tx: Database) {
  return { db: tx, now, log, ...outboxOf(tx) };
}

test("an approved application becomes a public page that is linked to the account", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx, { user: { email: "rosa@example.com" } });
    const id = await anApplication(tx, userId, { hourlyRate: "45.50", message: "Between us" });
    const admin = await anAdmin(tx, { user: { email: "admin@example.com" } });
    const own = servicesOf(tx);
    const done = await approveApplication(own, admin, { id, version }, site);
    const [page] = await tx.select().from(experts);
    expect(done).toEqual({ problem: null, expertId: page?.id });
    expect(page).toMatchObject({
      userId,
      isActive: true,
      firstName: "Rosa",
      title: "Running Coach",
      services: ["Trail Running"],
      hourlyRate: "45.50",
    });
    expect(JSON.stringify(page)).not.toContain("Between us");
    expect(await findApplication({ db: tx }, id)).toMatchObject({
      status: "approved",
      listedAs: { id: page?.id, name: "Rosa Quispe" },
      decision: { by: "admin@example.com", at: now(), expertId: page?.id },
    });
    const [letter, ...more] = await own.messages();
    expect(letter).toMatchObject({ recipient: "rosa@example.com", subject: "Your page is public" });
    expect(letter?.body).toContain(`https://dorsal.example/page/${page?.id}`);
    expect(more).toEqual([]);
    expect(await tx.select().from(auditEntries)).toMatchObject([
      {
        adminId: admin.userId,
        action: "approved",
        subjectId: id,
        subjectName: "Rosa Quispe",
        after: { status: "approved", expert_id: page?.id },
      },
    ]);
  }));

test("a declined application needs a note, which stands in the letter and not in the audit log", () =>
  rolledBack(db, async (tx) => {
    const id = await anApplication(tx, await aPerson(tx));
    const admin = await anAdmin(tx);
    const own = servicesOf(tx);
    const decline = (note: string) => declineApplication(own, admin, { id, version, note }, site);
    expect(await decline("")).toEqual({ problem: "note-needed" });
    expect(await decline("No papers yet.")).toEqual({ problem: null });
    const [row] = await tx.select().from(expertApplications);
    expect(row).toMatchObject({ status: "declined", decisionNote: "No papers yet." });
    expect(await tx.select().from(experts)).toEqual([]);
    expect((await own.messages())[0]?.body).toContain("> No papers yet.");
    const logged = await tx.select().from(auditEntries);
    expect(logged).toMatchObject([{ action: "declined", subjectId: id }]);
    expect(JSON.stringify(logged)).not.toContain("papers");
  }));

test("what is decided, withdrawn, unknown, a draft or changed since it was read stays as it is", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const own = servicesOf(tx);
    const answers = async (id: string, seen = version) => [
      (await approveApplication(own, admin, { id, version: seen }, site)).problem,
      (await declineApplication(own, admin, { id, version: seen, note: "No" }, site)).problem,
    ];
    const of = async (columns: Parameters<typeof anApplication>[2]) =>
      anApplication(tx, await aPerson(tx), columns);
    const decided = await of({ status: "approved", decidedAt: now() });
    const withdrawn = await of({ status: "withdrawn", withdrawnAt: now() });
    expect(await answers(decided)).toEqual(["decided", "decided"]);
    expect(await answers(withdrawn)).toEqual(["withdrawn", "withdrawn"]);
    expect(await answers(await of({ status: "draft" }))).toEqual(["gone", "gone"]);
    expect(await answers(randomUUID())).toEqual(["gone", "gone"]);
    const earlier = new Date(now().getTime() - 1).toISOString();
    expect(await answers(await of({}), earlier)).toEqual(["changed", "changed"]);
    expect(await tx.select().from(experts)).toEqual([]);
    expect(await tx.select().from(auditEntries)).toEqual([]);
    expect(await own.messages()).toEqual([]);
  }));

test("an account that is linked to a page is not given a second one, but can be declined", () =>
  rolledBack(db, async (tx) => {
    const userId = await aPerson(tx);
    const id = await anApplication(tx, userId);
    const page = { firstName: "R", lastName: "Q", title: "Coach", city: "Lima", country: "Peru" };
    await tx.insert(experts).values({ ...page, userId });
    const admin = await anAdmin(tx);
    const own = servicesOf(tx);
    expect(await approveApplication(own, admin, { id, version }, site)).toEqual({
      problem: "listed",
    });
    expect(await declineApplication(own, admin, { id, version, note: "Twice" }, site)).toEqual({
      problem: null,
    });
  }));
