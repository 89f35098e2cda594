import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  entryFiles,
  entryQuestions,
  raceEvents,
  raceOrganizers,
  raceRegistrations,
  races,
} from "#db/schema.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { anEntryWorld, aRegistration } from "../../../../tests/support/registrations.ts";
import { registrationData } from "../personal-data.server.ts";
import { answersForPrograms } from "../questions/given-answer.ts";
import { answersOfEntry } from "../questions/queries.server.ts";
import { readRosterFilters } from "../roster/schema.ts";
import { searchRoster } from "../roster/search.server.ts";
import { startersOf } from "../roster/start-list.server.ts";
import { seasonEntries } from "../season/queries.server.ts";
import { decideOnFile, findOwnFiles, sendFile } from "./commands.server.ts";
import { countWaitingFiles, filesOfEntry } from "./entry-files.server.ts";
import { forgetFiles, openSentFile, readOwnFile } from "./stored.server.ts";

const { db } = await openTestDatabase();
const disk = openLocalDisk(await temporaryDirectory());
const origin = "https://dorsal.example";
const pdf = (text = "") => new File([`%PDF-1.7 ${text}`], "certificate.pdf");

/** A race that requires a certificate, with an entry and an organizer. */
async function aCertificate(tx: Database) {
  const world = await anEntryWorld(tx);
  const { viewer, place } = world;
  const [question] = await tx
    .insert(entryQuestions)
    .values({ raceId: place.raceId, kind: "file", textEn: "Medical certificate", isRequired: true })
    .returning({ id: entryQuestions.id });
  const registrationId = await aRegistration(tx, { ...place, ...viewer });
  const userId = await aPerson(tx);
  await tx.insert(raceOrganizers).values({ raceId: place.raceId, userId });
  const organizer = { userId, isAdmin: false } as Editor;
  const key = { registrationId, questionId: question?.id ?? "" };
  const needs = { ...world.services, files: disk, limits: openLimits({ db: tx, now }) };
  const send = (file: FormDataEntryValue | null, by = viewer) => sendFile(needs, by, key, file);
  const current = async () => (await filesOfEntry({ db: tx }, registrationId))[0];
  const decide = async (reason: string | null, editor: Editor = organizer) =>
    decideOnFile(needs, editor, {
      registrationId,
      fileId: (await current())?.fileId ?? "",
      reason,
      origin,
    });
  const listed = async () => {
    const starters = await startersOf({ db: tx }, place.raceId, "name", { limit: 9 });
    return starters.map(({ requiredFiles }) => requiredFiles);
  };
  /** How many entries have files to review, as the dashboard and the list of the organizer say. */
  const toReview = async () => {
    const filters = readRosterFilters(
      new URLSearchParams({ race: place.raceId, files: "received" }),
    );
    const found = await searchRoster(needs, organizer, filters, { page: 1, lang: "en" });
    expect(await countWaitingFiles({ db: tx }, place.raceId)).toBe(found.total);
    return found.total;
  };
  return { ...world, needs, key, organizer, send, current, decide, listed, toReview };
}

const inside = (work: (tx: Database) => Promise<void>) => () => rolledBack(db, work);

test(
  "a required file is missing, received, refused with a letter, sent again and approved",
  inside(async (tx) => {
    const { needs, key, organizer, send, current, decide, listed, toReview, sent, viewer } =
      await aCertificate(tx);
    expect(await listed()).toEqual(["missing"]);
    expect(await seasonEntries({ db: tx }, viewer)).toMatchObject([{ requiredFiles: "missing" }]);
    expect(await toReview()).toBe(0);
    expect(await send(pdf("one"))).toEqual({ problem: null });
    expect(await toReview()).toBe(1);
    const first = (await current())?.fileId ?? "";
    expect(await listed()).toEqual(["received"]);
    expect(await decide("It has expired.")).toEqual({ problem: null });
    expect(await listed()).toEqual(["refused"]);
    expect(await current()).toMatchObject({ condition: "refused", refusal: "It has expired." });
    const [letter] = await sent();
    expect(letter?.body).toContain("It has expired.");
    expect(letter?.body).toContain(`/registrations/${key.registrationId}/files/${key.questionId}`);
    expect(await decide(null)).toEqual({ problem: "decided" });

    const old = { registrationId: key.registrationId, fileId: first };
    expect(await readOwnFile(needs, viewer, old)).not.toBeNull();
    const [stored] = await tx.select().from(entryFiles);
    expect(await send(pdf("two"))).toEqual({ problem: null });
    expect(await readOwnFile(needs, viewer, old)).toBeNull();
    expect(await disk.read(stored?.file ?? "")).toBeNull();
    expect(await decideOnFile(needs, organizer, { ...old, reason: null, origin })).toEqual({
      problem: "decided",
    });
    expect(await decide(null)).toEqual({ problem: null });
    expect(await listed()).toEqual(["approved"]);
    expect(await toReview()).toBe(0);
    expect(await send(pdf("three"))).toEqual({ problem: "closed" });
    expect(answersForPrograms(await answersOfEntry({ db: tx }, key.registrationId))).toEqual([
      { question: "Medical certificate", answer: "approved" },
    ]);
    const log = await tx.select().from(auditEntries).orderBy(auditEntries.id);
    expect(log.map(({ action, reason }) => [action, reason]).sort()).toEqual([
      ["file approved", null],
      ["file refused", "It has expired."],
    ]);
    const updated = eq(raceEvents.kind, "registration.updated");
    expect(await tx.$count(raceEvents, updated)).toBe(4);
  }),
);

test(
  "what is not a PDF, JPEG or PNG of at most 5 MB is refused, and nothing is stored",
  inside(async (tx) => {
    const { send } = await aCertificate(tx);
    expect(await send(null)).toEqual({ problem: "no-file" });
    expect(await send(new File([], "empty.pdf"))).toEqual({ problem: "no-file" });
    expect(await send(new File(["MZ"], "virus.pdf"))).toEqual({ problem: "format" });
    expect(await send(new File(["RIFF....WEBP"], "photo.webp"))).toEqual({ problem: "format" });
    const heavy = new File(["%PDF-", new Uint8Array(5 * 1024 * 1024)], "heavy.pdf");
    expect(await send(heavy)).toEqual({ problem: "too-heavy" });
    expect(await tx.$count(entryFiles)).toBe(0);
  }),
);

test(
  "only the runner sends and reads a file, and only those who edit the race read it and decide",
  inside(async (tx) => {
    const { needs, key, organizer, send, current, decide, viewer } = await aCertificate(tx);
    const stranger = { userId: await aPerson(tx) };
    const other = { ...stranger, isAdmin: false } as Editor;
    expect(await send(pdf(), stranger)).toEqual({ problem: "gone" });
    await send(pdf());
    const fileId = (await current())?.fileId ?? "";
    const file = { registrationId: key.registrationId, fileId };
    expect(await readOwnFile(needs, stranger, file)).toBeNull();
    expect(await openSentFile(needs, other, file)).toBeNull();
    expect(await decide(null, other)).toEqual({ problem: "gone" });
    expect(await readOwnFile(needs, viewer, file)).not.toBeNull();
    expect(await openSentFile(needs, organizer, file)).toMatchObject({ type: "application/pdf" });
    const admin = await anAdmin(tx);
    expect(await openSentFile(needs, admin, file)).not.toBeNull();
    const opened = await tx
      .select({ by: auditEntries.adminId, entry: auditEntries.subjectId, file: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, "file opened"));
    const after = { question: "Medical certificate" };
    expect(new Set(opened)).toEqual(
      new Set(
        [organizer, admin].map(({ userId: by }) => ({
          by,
          entry: key.registrationId,
          file: after,
        })),
      ),
    );
    expect(await findOwnFiles(needs, stranger, key.registrationId)).toBeNull();
  }),
);

test(
  "a cancelled entry and a race that is over take no file; an optional or stopped question is not required",
  inside(async (tx) => {
    const { send, listed, key, place } = await aCertificate(tx);
    const mine = eq(raceRegistrations.id, key.registrationId);
    const asked = eq(entryQuestions.id, key.questionId);
    await tx.update(raceRegistrations).set({ status: "cancelled" }).where(mine);
    expect(await send(pdf())).toEqual({ problem: "closed" });
    await tx.update(raceRegistrations).set({ status: "registered" }).where(mine);
    await tx.update(entryQuestions).set({ isRequired: false }).where(asked);
    expect(await listed()).toEqual([null]);
    await tx.update(entryQuestions).set({ isRequired: true, isAsked: false }).where(asked);
    expect(await listed()).toEqual([null]);
    expect(await send(pdf())).toEqual({ problem: "gone" });
    await tx.update(entryQuestions).set({ isAsked: true }).where(asked);
    await tx.update(races).set({ startDate: "2026-01-01" }).where(eq(races.id, place.raceId));
    expect(await send(pdf())).toEqual({ problem: "closed" });
  }),
);

test(
  "30 days after the race the file is deleted and its state stays; an erased account takes its files along",
  inside(async (tx) => {
    const { needs, key, send, decide, place } = await aCertificate(tx);
    await send(pdf());
    await decide(null);
    const [stored] = await tx.select().from(entryFiles);
    const path = stored?.file ?? "";
    const job = { ...needs, log: openLog("silent") };
    const forgetAt = (day: string) => forgetFiles({ ...job, now: () => new Date(day) });
    await tx.update(races).set({ startDate: "2026-12-06" }).where(eq(races.id, place.raceId));
    await forgetAt("2027-01-05T12:00:00Z");
    expect(await disk.read(path)).not.toBeNull();
    await forgetAt("2027-01-06T12:00:00Z");
    expect(await disk.read(path)).toBeNull();
    expect(await tx.$count(entryFiles)).toBe(0);
    expect(await filesOfEntry({ db: tx }, key.registrationId)).toMatchObject([
      { condition: "approved", fileId: null },
    ]);

    const second = { userId: await aPerson(tx, { email: "ben@example.com" }) };
    const registrationId = await aRegistration(tx, { ...place, ...second });
    await tx.update(races).set({ startDate: "2026-12-20" }).where(eq(races.id, place.raceId));
    await sendFile(needs, second, { ...key, registrationId }, pdf());
    const [kept] = await tx.select().from(entryFiles);
    const owner = { ...second, email: "ben@example.com" };
    expect(await registrationData.erase?.(tx, owner)).toEqual([kept?.file]);
    expect(await tx.$count(entryFiles)).toBe(0);
  }),
);
