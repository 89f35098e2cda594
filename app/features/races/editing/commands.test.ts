import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceDirectory, races } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { outboxOf } from "../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import { aRace, now } from "../../../../tests/support/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { cancelRace, createRace, saveRace } from "./commands.server.ts";
import { editingMessages } from "./messages.ts";
import { readPicture } from "./pictures.server.ts";
import { findEditedRace } from "./queries.server.ts";
import { type RunnersJob, writeToRunners } from "./runners.server.ts";
import { raceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const files = openLocalDisk(directory);
const images = sharpImages(directory);
const origin = "https://dorsal.example";

const typed = {
  event: "Lima Corre",
  race_name: "Lima 10K",
  start_date: "2026-12-06",
  start_time: "08:00",
  race_type_category: "internal",
  race_type: "Road",
  country: "Peru",
  city: "Lima",
};

/** A form as it arrives, read by its schema. */
function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { value, errors } = readForm(raceForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** Services in a transaction, with the jobs that are sent. */
function services(tx: Database, options?: { isAvailable: boolean }) {
  const sent: RunnersJob[] = [];
  const jobs = {
    started: async () => {},
    send: async (_queue: string, job: Record<string, unknown>) => void sent.push(job as RunnersJob),
  };
  const { mail, messages } = outboxOf(tx, options);
  const log = { error: (fields: object) => console.error(fields), warn() {} };
  const all = { db: tx, now, files, images, log, jobs, mail };
  return { all: all as unknown as Parameters<typeof saveRace>[0], sent, mail, messages };
}

async function made(tx: Database, changed: Record<string, string | File> = {}) {
  const admin = await anAdmin(tx);
  const world = services(tx);
  const { id } = (await createRace(world.all, admin, formOf({ ...typed, ...changed }))) as {
    id: string;
  };
  return { ...world, admin, id };
}

test("ADM-RACE-10 ADM-RACE-11 CALL-04 a new race is upcoming, open and in the directory", () =>
  rolledBack(db, async (tx) => {
    const { id, admin } = await made(tx, { organizer: "Corredores Ñ" });
    expect(await tx.select().from(races).where(eq(races.id, id))).toMatchObject([
      {
        event: "Lima Corre",
        raceName: "Lima 10K",
        raceStatus: "upcoming",
        registrationStatus: "open",
        startTime: "08:00",
        isPremium: false,
        organizer: "Corredores Ñ",
      },
    ]);
    expect(await tx.select().from(raceDirectory).where(eq(raceDirectory.raceId, id))).toMatchObject(
      [{ nameNorm: "lima 10k", cityNorm: "lima", words: " lima 10k lima corre corredores n lima" }],
    );
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { adminId: admin.userId, action: "created", subjectType: "race", subjectName: "Lima 10K" },
    ]);
  }));

test("saving changes what was changed and writes down only that", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const race = await findEditedRace({ db: tx }, id);
    const form = formOf({
      ...typed,
      version: race?.version ?? "",
      city: "Cusco",
      race_type: "MTB",
    });
    expect(await saveRace(all, admin, { id, origin }, form)).toMatchObject({ problem: null });
    const [, entry] = await tx.select().from(auditEntries);
    expect(entry).toMatchObject({
      action: "changed",
      before: { city: "Lima", race_type: "Road" },
      after: { city: "Cusco", race_type: "MTB" },
    });
    const again = await findEditedRace({ db: tx }, id);
    const same = formOf({
      ...typed,
      version: again?.version ?? "",
      city: "Cusco",
      race_type: "MTB",
    });
    await saveRace(all, admin, { id, origin }, same);
    expect(await tx.$count(auditEntries)).toBe(2);
  }));

test("who saves what somebody else has changed meanwhile is told, and nothing is overwritten", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id } = await made(tx);
    const version = (await findEditedRace({ db: tx }, id))?.version ?? "";
    await saveRace(all, admin, { id, origin }, formOf({ ...typed, version, city: "Cusco" }));
    const mine = formOf({ ...typed, version, organizer: "Ana" });
    const refused = await saveRace(all, admin, { id, origin }, mine);
    expect(refused.problem).toBe(editingMessages.changedMeanwhile);
    expect((await findEditedRace({ db: tx }, id))?.details).toMatchObject({
      city: "Cusco",
      organizer: null,
    });
    const newer = "version" in refused ? (refused.version ?? "") : "";
    const saved = await saveRace(all, admin, { id, origin }, { ...mine, version: newer });
    expect(saved.problem).toBeNull();
    expect((await findEditedRace({ db: tx }, id))?.details).toMatchObject({
      city: "Lima",
      organizer: "Ana",
    });
  }));

test("ADM-RACE-15 ADM-RACE-16 FAKE-06 a photo is drawn anew, replaced and removed with its files", () =>
  rolledBack(db, async (tx) => {
    const sent = new File([new Uint8Array(await aPhoto())], "a.jpg", { type: "image/jpeg" });
    const { all, admin, id } = await made(tx, { race_photo: sent });
    const first = (await findEditedRace({ db: tx }, id))?.photo ?? "";
    expect(first).toMatch(/^\/media\/races\/[0-9a-f]{40}-1600\.webp$/);
    const small = first.replace("1600", "640").slice("/media/races/".length);
    const stored = await readPicture({ files }, small);
    const { width, exif, format } = await sharp(stored?.bytes).metadata();
    expect([width, exif, format]).toEqual([600, undefined, "webp"]);

    const other = new File([new Uint8Array(await aPhoto("#2050c0"))], "b.jpg");
    await saveRace(all, admin, { id, origin }, formOf({ ...typed, race_photo: other }));
    expect((await findEditedRace({ db: tx }, id))?.photo).not.toBe(first);
    expect(await readPicture({ files }, small)).toBeNull();

    const bad = new File([randomBytes(500)], "c.png", { type: "image/png" });
    expect(
      await saveRace(all, admin, { id, origin }, formOf({ ...typed, race_photo: bad })),
    ).toEqual({ problem: editingMessages.notAPicture, field: "race_photo" });
    await saveRace(all, admin, { id, origin }, formOf({ ...typed, remove_race_photo: "yes" }));
    expect((await findEditedRace({ db: tx }, id))?.photo).toBeNull();
  }));

test("each runner of a race that moves or is cancelled gets one letter", () =>
  rolledBack(db, async (tx) => {
    const { all, admin, id, sent, mail, messages } = await made(tx);
    const emails = ["ana@example.com", "bea@example.com", "cleo@example.com"];
    for (const [at, email] of emails.entries()) {
      const userId = await aPerson(tx, { email });
      const status = at === 2 ? ("cancelled" as const) : ("registered" as const);
      await aRegistration(tx, { raceId: id, userId, status });
    }
    const later = formOf({
      ...typed,
      start_date: "2026-12-13",
      start_time: "09:15",
      city: "Callao",
    });
    const saved = await saveRace(all, admin, { id, origin }, later);
    expect(saved).toEqual({ problem: null, told: { runners: 2, isByMail: true } });
    const news = {
      kind: "moved",
      from: "2026-12-06",
      fromTime: "08:00",
      fromPlace: "Lima, Peru",
    };
    expect(sent).toEqual([{ raceId: id, news, origin }]);
    // One letter at a time: each leaves a job for the next.
    for (const job of sent) await writeToRunners({ ...all, db: tx, mail }, job, { atOnce: 1 });
    expect(sent.splice(1).map(({ after }) => typeof after)).toEqual(["string", "string"]);
    const letters = await messages();
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(emails.slice(0, 2));
    expect(letters[0]?.subject).toBe("New date, start time, and place: Lima 10K");
    for (const word of ["December 6, 2026", "8:00 AM", "9:15 AM", "Lima, Peru", "Callao, Peru"]) {
      expect(letters[0]?.body).toContain(word);
    }

    const cancelled = await cancelRace(all, admin, { id, origin });
    expect(cancelled).toMatchObject({ problem: null, told: { runners: 2, isByMail: true } });
    expect(sent[1]?.news).toEqual({ kind: "cancelled" });
    expect(await cancelRace(all, admin, { id, origin })).toEqual({
      problem: editingMessages.alreadyCancelled,
    });

    expect(await saveRace(all, admin, { id, origin }, later)).toMatchObject({
      told: { runners: 2 },
    });
    expect(sent[2]?.news).toEqual({ kind: "back" });
    for (const job of sent.slice(2)) await writeToRunners({ ...all, db: tx, mail }, job);
    const [back] = (await messages()).filter(({ subject }) => subject?.startsWith("Taking place"));
    expect(back?.subject).toBe("Taking place after all: Lima 10K");
    expect(back?.body).toContain("December 13, 2026");
  }));

test("without mail nobody is promised any", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const { all, sent } = services(tx, { isAvailable: false });
    const raceId = await aRace(tx, {});
    await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    expect(await cancelRace(all, admin, { id: raceId, origin })).toMatchObject({
      told: { runners: 1, isByMail: false },
    });
    expect(sent).toEqual([]);
  }));
