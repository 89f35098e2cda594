/** @module-tag both-databases */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, expertApplications, expertDocuments, experts } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openTestDatabase, temporaryDirectory } from "../../../../tests/support/database.ts";
import {
  anApplication,
  aViewer,
  details,
  site,
} from "../../../../tests/support/experts/applications.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { documentLimits } from "./application.ts";
import { apply } from "./commands.server.ts";
import { approveApplication, declineApplication } from "./decisions.server.ts";
import { addDocuments } from "./documents.server.ts";

const { db } = await openTestDatabase();
const log = { warn() {}, error: (fields: object) => console.error(fields), info() {} } as never;
const files = openLocalDisk(await temporaryDirectory());
const own = { db, now, log, files, limits: limitsThat(true), ...outboxOf(db) };
const version = now().toISOString();

test("of administrators who decide at the same moment one wins, and the others learn of it", async () => {
  const userId = await aPerson(db);
  const [one, other] = [await anAdmin(db), await anAdmin(db)];
  const id = await anApplication(db, userId);
  const answers = await Promise.all([
    approveApplication(own, one, { id, version }, site),
    declineApplication(own, other, { id, version, note: "No" }, site),
    approveApplication(own, other, { id, version }, site),
  ]);
  expect(answers.map(({ problem }) => problem).filter(Boolean)).toEqual(["decided", "decided"]);
  const isApproved = and(eq(expertApplications.id, id), eq(expertApplications.status, "approved"));
  const approved = await db.$count(expertApplications, isApproved);
  expect(await db.$count(experts, eq(experts.userId, userId))).toBe(approved);
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(1);
});

test("a form that is sent several times at once is one application with one letter to each side", async () => {
  const ana = await aViewer(db, { email: "twice@example.com" });
  const before = (await own.messages()).length;
  const form = { application: null, details };
  const answers = await Promise.all([1, 2, 3].map(() => apply(own, ana, form, site)));
  expect(answers.filter((answer) => answer.problem === null && answer.isNew)).toHaveLength(1);
  const mine = eq(expertApplications.userId, ana.userId);
  expect(await db.$count(expertApplications, mine)).toBe(1);
  expect((await own.messages()).length - before).toBe(2);
});

test("documents that are sent at the same moment keep to the limit", async () => {
  const ana = await aViewer(db);
  const sent = Array.from(
    { length: documentLimits.count + 2 },
    (_, place) => new File(["%PDF-1.7 x"], `${place}.pdf`),
  );
  const refused = await Promise.all(sent.map((file) => addDocuments(own, ana, [file])));
  expect(refused.flat().map(({ problem }) => problem)).toEqual(["too-many", "too-many"]);
  const [draft] = await db
    .select({ id: expertApplications.id })
    .from(expertApplications)
    .where(eq(expertApplications.userId, ana.userId));
  const kept = eq(expertDocuments.applicationId, String(draft?.id));
  expect(await db.$count(expertDocuments, kept)).toBe(documentLimits.count);
});
