import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { expertApplications, experts, outboxMessages } from "#db/schema.ts";
import type { Limits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  anApplication,
  aViewer,
  details,
  site,
} from "../../../../tests/support/experts/applications.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { apply, withdrawApplication } from "./commands.server.ts";
import { findApplicant, listingStateOf } from "./queries.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error() {}, info() {} } as never;

function servicesOf(tx: Database, limits: Limits = limitsThat(true)) {
  return { db: tx, now, log, limits, ...outboxOf(tx) };
}

const fresh = { application: null, details };

test("an application is stored, acknowledged to the applicant and announced to the administrators", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx, { email: "ana@example.com" });
    const own = servicesOf(tx);
    expect(await apply(own, ana, fresh, site)).toEqual({ problem: null, isNew: true });
    const [row] = await tx.select().from(expertApplications);
    expect(row).toMatchObject({
      userId: ana.userId,
      status: "pending",
      firstName: "Rosa",
      services: ["Trail Running", "Yoga"],
      hourlyRate: "45.50",
      createdAt: now(),
    });
    const sent = await own.messages();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(["ana@example.com", site.inbox]);
    const ours = sent.find(({ recipient }) => recipient === site.inbox);
    expect(ours?.body).toContain(`https://dorsal.example/record/${row?.id}`);
    // What leaves the site outlives a deleted application: it names nobody.
    expect(`${ours?.body}${ours?.html}`).not.toMatch(/Rosa|Quispe|ana@example/);
    expect(await listingStateOf({ db: tx }, ana)).toBe("pending");
  }));

test("a pending application is changed without a letter, and only by its applicant", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    await apply(own, ana, fresh, site);
    await tx.delete(outboxMessages);
    const { latest } = await findApplicant({ db: tx }, ana);
    const change = { application: latest!.id, details: { ...details, title: "Trail Coach" } };
    expect(await apply(own, ana, change, site)).toEqual({ problem: null, isNew: false });
    expect(await own.messages()).toEqual([]);
    const ben = await aViewer(tx);
    const forged = { ...change, details: { ...details, title: "Ben's" } };
    expect(await apply(own, ben, forged, site)).toEqual({ problem: "decided" });
    expect((await findApplicant({ db: tx }, ana)).details.title).toBe("Trail Coach");
    expect((await findApplicant({ db: tx }, ben)).latest).toBeNull();
  }));

test("a form that was opened for a new application changes the one that was sent meanwhile", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    await apply(own, ana, fresh, site);
    expect(await apply(own, ana, fresh, site)).toEqual({ problem: null, isNew: false });
    expect(await tx.select().from(expertApplications)).toHaveLength(1);
    expect(await own.messages()).toHaveLength(2);
  }));

test("the hourly limit on changes has its own message, apart from the daily limit on applications", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const application = await anApplication(tx, ana.userId);
    const tooMany = servicesOf(tx, limitsThat(false));
    expect(await apply(tooMany, ana, { application, details }, site)).toEqual({
      problem: "changed-too-often",
    });
  }));

test("an unconfirmed address, a linked page and the limit are refused", () =>
  rolledBack(db, async (tx) => {
    const unconfirmed = await aViewer(tx, { user: { emailVerified: false } });
    expect(await apply(servicesOf(tx), unconfirmed, fresh, site)).toEqual({
      problem: "unconfirmed",
    });
    const listed = await aViewer(tx);
    const page = { firstName: "R", lastName: "Q", title: "Coach", city: "Lima", country: "Peru" };
    await tx.insert(experts).values({ ...page, userId: listed.userId });
    expect(await apply(servicesOf(tx), listed, fresh, site)).toEqual({ problem: "listed" });
    expect(await listingStateOf({ db: tx }, listed)).toBe("listed");
    const often = await aViewer(tx);
    const tooMany = servicesOf(tx, limitsThat(false));
    expect(await apply(tooMany, often, fresh, site)).toEqual({ problem: "too-often" });
    expect(await tx.select().from(expertApplications)).toEqual([]);
  }));

test("a decided application is not changed, and another one can be sent", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const declined = { status: "declined", decidedAt: now(), decisionNote: "No papers" } as const;
    const id = await anApplication(tx, ana.userId, declined);
    const own = servicesOf(tx);
    expect(await apply(own, ana, { application: id, details }, site)).toEqual({
      problem: "decided",
    });
    const before = await findApplicant({ db: tx }, ana);
    expect(before).toMatchObject({ latest: { status: "declined", note: "No papers" } });
    expect(await apply(own, ana, fresh, site)).toEqual({ problem: null, isNew: true });
    const statuses = await tx.select({ is: expertApplications.status }).from(expertApplications);
    expect(statuses.map(({ is }) => is).sort()).toEqual(["declined", "pending"]);
  }));

test("only the applicant withdraws, once, and can apply again", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const id = await anApplication(tx, ana.userId);
    const services = { db: tx, now };
    const other = { userId: await aPerson(tx) };
    expect(await withdrawApplication(services, other, id)).toEqual({ problem: "decided" });
    expect(await withdrawApplication(services, ana, randomUUID())).toEqual({ problem: "decided" });
    expect(await withdrawApplication(services, ana, id)).toEqual({ problem: null });
    expect(await withdrawApplication(services, ana, id)).toEqual({ problem: "decided" });
    const [row] = await tx.select().from(expertApplications).where(eq(expertApplications.id, id));
    expect(row).toMatchObject({ status: "withdrawn", withdrawnAt: now(), decidedAt: null });
    expect(await apply(servicesOf(tx), ana, fresh, site)).toEqual({ problem: null, isNew: true });
  }));

test("a person who applies for the first time finds what the account knows", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx, { email: "ana@example.com", phone: "+51987654321" });
    const { obstacle, latest, details: first } = await findApplicant({ db: tx }, ana);
    expect([obstacle, latest]).toEqual([null, null]);
    expect(first).toMatchObject({
      first_name: "Ana",
      email: "ana@example.com",
      phone: "+51987654321",
      hourly_rate_currency: "USD",
    });
  }));

test("a server without mail takes applications all the same", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const mute = { ...servicesOf(tx), ...outboxOf(tx, { isAvailable: false }) };
    expect(await apply(mute, ana, fresh, site)).toEqual({ problem: null, isNew: true });
    expect(await mute.messages()).toEqual([]);
  }));
