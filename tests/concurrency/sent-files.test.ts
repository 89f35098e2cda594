/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entryAnswers, entryFiles, entryQuestions, raceRegistrations } from "#db/schema.ts";
import { cancelRegistration } from "#features/registrations/commands.server.ts";
import { decideOnFile, sendFile } from "#features/registrations/files/commands.server.ts";
import { filesOfEntry } from "#features/registrations/files/entry-files.server.ts";
import { forgetFiles, openSentFile } from "#features/registrations/files/stored.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, serverUrl, temporaryDirectory } from "../support/database.ts";
import { origin } from "../support/orders.ts";
import { outboxOf } from "../support/outbox.ts";
import { anAdmin, aPerson } from "../support/people.ts";
import { aRace, now } from "../support/races/races.ts";
import { aRegistration } from "../support/registrations.ts";

/** The embedded database has one connection and no real concurrency: fewer runs are enough. */
const tries = serverUrl ? 40 : 8;
const { db } = await openTestDatabase();
const disk = openLocalDisk(await temporaryDirectory());
const limits = { ...openLimits({ db, now }), allow: async () => true };
const services = { db, now, mail: outboxOf(db).mail, files: disk, limits };
const pdf = (text: string | number) => new File([`%PDF-1.7 ${text}`], "certificate.pdf");

/** A race that asks for a certificate, and an entry. */
async function aCertificate() {
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    startDate: "2026-12-20",
    distances: [],
  });
  const [question] = await db
    .insert(entryQuestions)
    .values({ raceId, kind: "file", textEn: "Certificate", isRequired: true })
    .returning({ id: entryQuestions.id });
  const runner = { userId: await aPerson(db) };
  const registrationId = await aRegistration(db, { raceId, ...runner });
  const key = { registrationId, questionId: question?.id ?? "" };
  const send = async (text: string | number) =>
    (await sendFile(services, runner, key, pdf(text))).problem;
  const current = async () => (await filesOfEntry({ db }, registrationId))[0];
  return { runner, key, send, current };
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of disk.list("entry-files")) keys.push(key);
  return keys;
}

/** Rows and stored files name each other, whatever has happened. */
async function expectNoLooseFile() {
  const rows = await db.select({ file: entryFiles.file }).from(entryFiles);
  expect((await storedFiles()).sort()).toEqual(rows.map(({ file }) => file).sort());
}

test("of files that are sent at once for one question one stays, and nothing of the others", async () => {
  const { key, send, current } = await aCertificate();
  const sent = await Promise.all(Array.from({ length: tries }, (_, at) => send(at)));
  expect(sent).toEqual(sent.map(() => null));
  const ofEntry = eq(entryFiles.registrationId, key.registrationId);
  expect(await db.$count(entryFiles, ofEntry)).toBe(1);
  const answers = eq(entryAnswers.registrationId, key.registrationId);
  expect(await db.$count(entryAnswers, answers)).toBe(1);
  expect(await current()).toMatchObject({ condition: "received" });
  await expectNoLooseFile();
});

test("a file that is sent while the entry is cancelled is stored before that or refused", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: tries / 4 }, async () => {
      const { runner, key, send, current } = await aCertificate();
      const [{ problem }, sent] = await Promise.all([
        cancelRegistration(services, runner, key.registrationId, { origin }),
        send("late"),
      ]);
      const file = await current();
      return { problem, sent, isStored: Boolean(file?.fileId) };
    }),
  );
  for (const { problem, sent, isStored } of outcomes) {
    expect(problem).toBeNull();
    expect([null, "closed"]).toContain(sent);
    expect(isStored).toBe(sent === null);
  }
  await expectNoLooseFile();
});

test("a decision and another file at once leave the file that the decision is about, or the new one undecided", async () => {
  const { key, send, current } = await aCertificate();
  const admin = await anAdmin(db);
  await send("first");
  const fileId = (await current())?.fileId ?? "";
  const decision = { registrationId: key.registrationId, fileId, reason: null, origin };
  const [{ problem }, sent] = await Promise.all([
    decideOnFile(services, admin, decision),
    send("second"),
  ]);
  const file = await current();
  if (problem === null) {
    expect(sent).toBe("closed");
    expect(file).toMatchObject({ fileId, condition: "approved" });
  } else {
    expect([problem, sent]).toEqual(["decided", null]);
    expect(file).toMatchObject({ condition: "received" });
    expect(file?.fileId).not.toBe(fileId);
  }
  await expectNoLooseFile();
});

test("a file that is opened while it is deleted is whole or missing", async () => {
  const { key, send, current } = await aCertificate();
  const admin = await anAdmin(db);
  await send("whole");
  const asked = { registrationId: key.registrationId, fileId: (await current())?.fileId ?? "" };
  const later = {
    ...services,
    now: () => new Date("2027-02-01T12:00:00Z"),
    log: openLog("silent"),
  };
  const [, ...opened] = await Promise.all([
    forgetFiles(later),
    ...Array.from({ length: tries / 2 }, () => openSentFile(services, admin, asked)),
  ]);
  for (const file of opened) {
    if (file) expect(Buffer.from(file.bytes).toString()).toBe("%PDF-1.7 whole");
  }
  expect(await openSentFile(services, admin, asked)).toBeNull();
  const mine = eq(raceRegistrations.id, key.registrationId);
  expect(await db.$count(raceRegistrations, mine)).toBe(1);
  await expectNoLooseFile();
});
