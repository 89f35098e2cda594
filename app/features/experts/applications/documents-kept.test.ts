import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { expertApplications, expertDocuments, experts } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { msPerDay } from "#values/day.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
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
import {
  addDocuments,
  forgetOldDocuments,
  readOwnDocument,
  readSentDocument,
  removeDocument,
} from "./documents.server.ts";
import { findApplicant } from "./queries.server.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const files = openLocalDisk(directory);
const log = { warn() {}, error() {}, info() {} } as never;
const pdf = (name: string) => new File(["%PDF-1.7 diploma"], name);
const stored = () => readdir(join(directory, "expert-documents")).catch(() => []);

function servicesOf(tx: Database, isAllowed = true) {
  return { db: tx, now, log, files, limits: limitsThat(isAllowed), ...outboxOf(tx) };
}

test("documents wait in a draft, and go with the application that is sent later", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    expect(await addDocuments(own, ana, [pdf("C:\\docs\\Título.pdf"), pdf("two.pdf")])).toEqual([]);
    const { latest, documents } = await findApplicant({ db: tx }, ana);
    expect(latest, "a draft is no application").toBeNull();
    expect(documents.map(({ name }) => name).sort()).toEqual(["Título.pdf", "two.pdf"]);
    await apply(own, ana, { application: null, details }, site);
    const sent = await findApplicant({ db: tx }, ana);
    expect(sent.latest?.status).toBe("pending");
    expect(sent.documents).toHaveLength(2);
    expect(await tx.select().from(expertApplications)).toHaveLength(1);
  }));

test("a file is refused by its content, its size, its number and the limit, and others are kept", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    const heavy = new File(["%PDF-", new Uint8Array(documentLimits.bytes)], "heavy.pdf");
    const page = new File(["<html>"], "page.pdf");
    const refused = await addDocuments(own, ana, [
      heavy,
      page,
      new File([], "empty.pdf"),
      pdf("a"),
    ]);
    expect(refused).toEqual([
      { name: "heavy.pdf", problem: "too-heavy" },
      { name: "page.pdf", problem: "format" },
      { name: "empty.pdf", problem: "empty" },
    ]);
    const more = Array.from({ length: documentLimits.count }, (_, place) => pdf(`${place}.pdf`));
    const last = { name: "4.pdf", problem: "too-many" };
    const before = (await stored()).length;
    expect(await addDocuments(own, ana, more)).toEqual([last]);
    expect((await stored()).length - before, "no file without a row").toBe(more.length - 1);
    const ben = await aViewer(tx);
    expect(await addDocuments(servicesOf(tx, false), ben, [pdf("b.pdf")])).toEqual([
      { name: "b.pdf", problem: "too-often" },
    ]);
  }));

test("a person who cannot apply stores nothing", () =>
  rolledBack(db, async (tx) => {
    const before = await stored();
    const unconfirmed = await aViewer(tx, { user: { emailVerified: false } });
    expect(await addDocuments(servicesOf(tx), unconfirmed, [pdf("a.pdf")])).toEqual([]);
    const listed = await aViewer(tx);
    const page = { firstName: "R", lastName: "Q", title: "Coach", city: "Lima", country: "Peru" };
    await tx.insert(experts).values({ ...page, userId: listed.userId });
    expect(await addDocuments(servicesOf(tx), listed, [pdf("a.pdf")])).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await tx.select().from(expertApplications)).toEqual([]);
  }));

test("only the applicant and administrators read a document, and drafts the applicant alone", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    await addDocuments(own, ana, [pdf("diploma.pdf")]);
    const [document] = (await findApplicant({ db: tx }, ana)).documents;
    const id = String(document?.id);
    const admin = await anAdmin(tx);
    expect(await readSentDocument(own, admin, id), "not sent yet").toBeNull();
    expect(await readOwnDocument(own, ana, id)).toMatchObject({
      name: "diploma.pdf",
      type: "application/pdf",
    });
    expect(await readOwnDocument(own, admin, id), "an administrator's own are others").toBeNull();
    await apply(own, ana, { application: null, details }, site);
    const read = await readSentDocument(own, admin, id);
    expect(Buffer.from(read!.bytes).toString()).toBe("%PDF-1.7 diploma");
    expect(await readOwnDocument(own, { userId: await aPerson(tx) }, id)).toBeNull();
    expect(await readOwnDocument(own, ana, randomUUID())).toBeNull();
  }));

test("only the applicant removes a document, and only while nothing is decided", () =>
  rolledBack(db, async (tx) => {
    const ana = await aViewer(tx);
    const own = servicesOf(tx);
    await addDocuments(own, ana, [pdf("one.pdf"), pdf("two.pdf")]);
    const { documents } = await findApplicant({ db: tx }, ana);
    const [one, two] = documents.map(({ id }) => id);
    const ben = await aViewer(tx);
    await addDocuments(own, ben, [pdf("bens.pdf")]);
    expect(await removeDocument(own, ben, String(one))).toBe(false);
    const before = (await stored()).length;
    expect(await removeDocument(own, ana, String(one))).toBe(true);
    expect((await stored()).length).toBe(before - 1);
    const decided = { status: "declined", decidedAt: now() } as const;
    const mine = eq(expertApplications.userId, ana.userId);
    await tx.update(expertApplications).set(decided).where(mine);
    expect(await removeDocument(own, ana, String(two))).toBe(false);
    expect(await readOwnDocument(own, ana, String(two))).not.toBeNull();
  }));

test("documents go ninety days after the decision, and drafts after thirty, with their files", () =>
  rolledBack(db, async (tx) => {
    const own = servicesOf(tx);
    const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay);
    const keep = async (columns: Parameters<typeof anApplication>[2]) => {
      const applicationId = await anApplication(tx, await aPerson(tx), columns);
      const file = `expert-documents/${randomUUID()}.pdf`;
      await files.put(file, Buffer.from("%PDF-"));
      const mediaType = "application/pdf";
      await tx
        .insert(expertDocuments)
        .values({ applicationId, name: "d.pdf", mediaType, bytes: 5, file });
      return { applicationId, file };
    };
    const old = [
      await keep({ status: "declined", decidedAt: daysAgo(91) }),
      await keep({ status: "withdrawn", withdrawnAt: daysAgo(91) }),
      await keep({ status: "draft", updatedAt: daysAgo(31) }),
    ];
    const young = [
      await keep({ status: "approved", decidedAt: daysAgo(89) }),
      await keep({ status: "pending", createdAt: daysAgo(400) }),
      await keep({ status: "draft", updatedAt: daysAgo(29) }),
    ];
    const [stuck, ...others] = old.map(({ file }) => file);
    const remove = (key: string) =>
      key === stuck ? Promise.reject(new Error("The file is in use.")) : files.remove(key);
    await forgetOldDocuments({ ...own, files: { ...files, remove } });
    for (const file of others) expect(await files.read(file)).toBeNull();
    expect(await files.read(stuck ?? ""), "it holds up no other").not.toBeNull();
    await forgetOldDocuments(own);
    for (const { file } of old) expect(await files.read(file)).toBeNull();
    for (const { file } of young) expect(await files.read(file)).not.toBeNull();
    const left = await tx.select({ file: expertDocuments.file }).from(expertDocuments);
    expect(left.map(({ file }) => file).sort()).toEqual(young.map(({ file }) => file).sort());
    const applications = await tx.select({ id: expertApplications.id }).from(expertApplications);
    const ids = applications.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids, "an old draft").not.toContain(old[2]?.applicationId);
  }));
