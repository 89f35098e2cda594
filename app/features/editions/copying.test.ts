import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import * as schema from "#db/schema.ts";
import {
  auditEntries,
  bibBlocks,
  entryCategories,
  entryChoices,
  entryQuestions,
  kitPlaces,
  kitSlots,
  paymentAccounts,
  paymentMethods,
  priceTiers,
  raceCourses,
  raceDistances,
  raceEntryRules,
  raceGuides,
  raceOrganizers,
  racePayees,
  raceSales,
  races,
  raceWaivers,
  startWaves,
  userFavorites,
  vouchers,
} from "#db/schema.ts";
import { guideOf } from "#features/race-day/guide.server.ts";
import { pickUpOf } from "#features/race-day/kits.server.ts";
import { blocksOf, wavesOf } from "#features/race-day/starts.server.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openTestDatabase, rolledBack } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { openRaceEditing } from "../../../tests/support/races/race-editing.ts";
import { aRegistration } from "../../../tests/support/registrations.ts";
import { copied } from "./copied-columns.server.ts";
import { prepareNextEdition } from "./copying.server.ts";
import { editionLinks, findEditionToCopy } from "./queries.server.ts";

const { db } = await openTestDatabase();
const { made, files } = await openRaceEditing();

/** The tables of a race that are not copied: they belong to its edition, or follow from what is copied. */
const left = [
  "blog_race_references",
  "chat_threads",
  "check_in_desks",
  "check_in_scans",
  "entry_answers",
  "entry_changes",
  "entry_files",
  "entry_orders",
  "entry_teams",
  "payments",
  "podcast_race_references",
  "race_alert_looks",
  "race_alert_news",
  "race_bibs",
  "race_checks",
  "race_claims",
  "race_directory",
  "race_editions",
  "race_events",
  "race_messages",
  "race_news_looks",
  "race_news_refusals",
  "race_non_twins",
  "race_registrations",
  "race_result_imports",
  "race_search",
  "race_setup_marks",
  "race_suggestions",
  "registration_drafts",
  "result_claims",
  "training_plans",
  "user_favorites",
  "waiting_runners",
];

test("every column of a copied table is copied, set or left, and no table of a race is forgotten", () => {
  for (const { table, uses } of Object.values(copied)) {
    expect(Object.keys(uses).sort(), getTableName(table)).toEqual(
      Object.keys(getTableColumns(table)).sort(),
    );
  }
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const ofRaces = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) =>
      ["races", "race_distances", "entry_questions"].includes(
        getTableName(key.reference().foreignTable),
      ),
    ),
  );
  const known: string[] = Object.values(copied).map(({ table }) => getTableName(table));
  const named = ofRaces.map((table) => getTableName(table));
  expect(named.filter((name) => !known.includes(name)).sort()).toEqual(left);
});

const picture = async () => {
  const { default: sharp } = await import("sharp");
  const bytes = await sharp({
    create: { width: 80, height: 60, channels: 3, background: "#d63c0b" },
  })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "start.png", { type: "image/png" });
};

/** A race on 2026-12-06 with everything that an organizer can set up, and a runner in it. */
async function world(tx: Database) {
  const { id, all } = await made(tx, {
    race_name: "Lima 10K 2026",
    registration_deadline: "2026-12-01",
    race_photo: await picture(),
    description: "Along the coast.",
  });
  const userId = await aPerson(tx);
  await tx.insert(raceOrganizers).values({ raceId: id, userId });
  await tx.update(races).set({ isPremium: true }).where(eq(races.id, id));
  const [ten, five] = await tx
    .insert(raceDistances)
    .values([
      { raceId: id, distance: "10K", distanceM: 10_000, title: "Ten", capacity: 3, sortOrder: 0 },
      {
        raceId: id,
        distance: "5K",
        distanceM: 5000,
        title: "Five",
        startTime: "09:00",
        sortOrder: 1,
      },
    ])
    .returning({ id: raceDistances.id });
  const file = `courses/${ten!.id}/11111111-1111-4111-8111-111111111111.gpx`;
  await files.put(file, new TextEncoder().encode("<gpx/>"));
  await tx.insert(raceCourses).values({
    distanceId: ten!.id,
    file,
    fileName: "ten.gpx",
    format: "gpx",
    bytes: 6,
    recipe: 1,
    geometry: "g",
    lengthM: 10_000,
    drawing: {},
  });
  await tx.insert(raceEntryRules).values({ raceId: id, insurance: "hidden", gender: "required" });
  await tx.insert(raceWaivers).values([
    { raceId: id, version: 1, textEn: "Old", textEs: null },
    { raceId: id, version: 2, textEn: "New", textEs: "Nuevo" },
  ]);
  await tx
    .insert(entryCategories)
    .values({ raceId: id, distanceId: ten!.id, name: "Masters", minAge: 40 });
  const [shirt, gone] = await tx
    .insert(entryQuestions)
    .values([
      { raceId: id, distanceId: five!.id, kind: "choice", textEn: "Shirt", textEs: "Polo" },
      { raceId: id, kind: "text", textEn: "Old question", isAsked: false },
    ])
    .returning({ id: entryQuestions.id });
  await tx.insert(entryChoices).values({ questionId: shirt!.id, labelEn: "M", stock: 5, taken: 2 });
  await tx.insert(raceSales).values({ raceId: id, currency: "PEN", memberPercent: 10 });
  const [early] = await tx
    .insert(priceTiers)
    .values([
      { raceId: id, distanceId: ten!.id, priceMinor: 8000, lastDay: "2026-11-24", sold: 0 },
      { raceId: id, distanceId: ten!.id, priceMinor: 9500, sortOrder: 1 },
    ])
    .returning({ id: priceTiers.id });
  await tx.insert(paymentMethods).values({ raceId: id, kind: "yape", textEs: "999 888 777" });
  const [account] = await tx
    .insert(paymentAccounts)
    .values({ userId, accountId: `acct_${id}`, country: "MX", takesCharges: true })
    .returning({ id: paymentAccounts.id });
  await tx.insert(racePayees).values({ raceId: id, paymentAccountId: account!.id });
  await tx
    .insert(vouchers)
    .values({ raceId: id, code: "CLUB", kind: "free", uses: 4, lastDay: "2026-11-30" });
  await tx.insert(raceGuides).values({ raceId: id, bringEs: "Gorra" });
  const [shop] = await tx
    .insert(kitPlaces)
    .values({ raceId: id, name: "Shop", address: "Av. Larco 1" })
    .returning({ id: kitPlaces.id });
  const hours = { begins: "09:00", ends: "18:00", capacity: 50 };
  await tx
    .insert(kitSlots)
    .values({ raceId: id, placeId: shop!.id, day: "2026-12-05", taken: 4, ...hours });
  const [wave] = await tx
    .insert(startWaves)
    .values({ raceId: id, distanceId: ten!.id, name: "A", startTime: "07:00", upToS: 3000 })
    .returning({ id: startWaves.id });
  await tx
    .insert(bibBlocks)
    .values({ raceId: id, distanceId: ten!.id, waveId: wave!.id, firstBib: 1, lastBib: 99 });
  await aRegistration(tx, { raceId: id, distanceId: ten!.id, userId: await aPerson(tx) });
  await tx.insert(userFavorites).values({ raceId: id, userId });
  const services = { ...all, limits: openLimits({ db: tx, now: all.now }) };
  return { id, services, organizer: { userId, isAdmin: false }, early: early!.id, gone, ten: ten! };
}

const choice = (early: string) => ({
  name: "Lima 10K 2027",
  day: "2027-12-05",
  amounts: new Map([[early, 8500]]),
  keepsCodes: false,
});

test("the next edition has all that the organizer set up, 52 weeks later, and nothing of its runners", () =>
  rolledBack(db, async (tx) => {
    const { id, services, organizer, early } = await world(tx);
    const copy = await prepareNextEdition(services, organizer, id, choice(early));
    if (copy.problem !== null) throw new Error(copy.problem);
    const [old] = await tx.select().from(races).where(eq(races.id, id));
    const [race] = await tx.select().from(races).where(eq(races.id, copy.id));
    expect(race).toMatchObject({
      raceName: "Lima 10K 2027",
      event: old!.event,
      description: "Along the coast.",
      startDate: "2027-12-05",
      registrationDeadline: "2027-11-30",
      registrationStatus: "closed",
      raceStatus: "upcoming",
      isPremium: false,
      placeId: old!.placeId,
      timeZone: "America/Lima",
    });
    const own = await findEditionToCopy(services, organizer, copy.id);
    expect(own).toMatchObject({
      takesCards: true,
      ways: [{ method: "yape", en: null, es: "999 888 777" }],
      codes: [{ code: "CLUB", uses: 0, isActive: false, lastDay: "2027-11-29" }],
      sale: {
        currency: "PEN",
        memberPercent: 10,
        steps: [
          { priceMinor: 8500, lastDay: "2027-11-23", sold: 0 },
          { priceMinor: 9500, lastDay: null, sold: 0 },
        ],
      },
      counts: {
        courses: 1,
        pictures: 1,
        questions: 1,
        stocked: 1,
        categories: 1,
        organizers: 1,
        hasOwnForm: true,
        hasOwnWaiver: true,
        capacities: [
          { distance: "10K", capacity: 3, start: null },
          { distance: "5K", capacity: null, start: "09:00" },
        ],
      },
    });
    const ten = own!.distances[0]!.id;
    const [shown] = await tx.select().from(raceDistances).where(eq(raceDistances.id, ten));
    expect(shown, "cards show it at once").toMatchObject({ soldMinor: 8500, soldCurrency: "PEN" });
    const five = own!.distances[1]!.id;
    expect(
      await tx.select().from(entryCategories).where(eq(entryCategories.raceId, copy.id)),
    ).toMatchObject([{ name: "Masters", distanceId: ten }]);
    const [question] = await tx
      .select()
      .from(entryQuestions)
      .where(eq(entryQuestions.raceId, copy.id));
    expect(question).toMatchObject({ textEn: "Shirt", textEs: "Polo", distanceId: five });
    expect(
      await tx.select().from(entryChoices).where(eq(entryChoices.questionId, question!.id)),
    ).toMatchObject([{ labelEn: "M", stock: 5, taken: 0 }]);
    expect(
      await tx.select().from(raceWaivers).where(eq(raceWaivers.raceId, copy.id)),
    ).toMatchObject([{ version: 1, textEn: "New", textEs: "Nuevo" }]);
    expect(await guideOf(services, copy.id)).toMatchObject({ texts: { bring: { es: "Gorra" } } });
    expect(await pickUpOf(services, copy.id)).toMatchObject({
      places: [{ name: "Shop" }],
      slots: [{ day: "2027-12-04", begins: "09:00", capacity: 50, taken: 0 }],
    });
    const [wave] = await wavesOf(services, copy.id);
    expect(wave).toMatchObject({ name: "A", distanceId: ten, upToS: 3000 });
    expect(await blocksOf(services, copy.id)).toMatchObject([
      { waveId: wave!.id, distanceId: ten, firstBib: 1, lastBib: 99 },
    ]);
    for (const table of [schema.raceRegistrations, userFavorites, schema.raceBibs]) {
      expect(await tx.$count(table, eq(table.raceId, copy.id)), getTableName(table)).toBe(0);
    }
    expect(await editionLinks(services, id)).toMatchObject({
      previous: null,
      next: { id: copy.id },
    });
    expect(await editionLinks(services, copy.id)).toMatchObject({
      previous: { id },
      next: null,
      isUntouched: true,
    });
    const log = await tx.select().from(auditEntries).where(eq(auditEntries.subjectId, copy.id));
    expect(log).toMatchObject([{ action: "prepared", adminId: organizer.userId }]);
  }));

test("pictures and courses are files of the next edition, which outlive the old ones", () =>
  rolledBack(db, async (tx) => {
    const { id, services, organizer, early, ten } = await world(tx);
    const copy = await prepareNextEdition(services, organizer, id, choice(early));
    if (copy.problem !== null) throw new Error(copy.problem);
    const [old] = await tx.select().from(races).where(eq(races.id, id));
    const [race] = await tx.select().from(races).where(eq(races.id, copy.id));
    const keyOf = (address: string | null) => address!.replace("/media/", "");
    expect(race!.racePhoto).not.toBe(old!.racePhoto);
    expect((await files.read(keyOf(race!.racePhoto)))?.bytes).toEqual(
      (await files.read(keyOf(old!.racePhoto)))?.bytes,
    );
    const [course] = await tx
      .select({ file: raceCourses.file, distanceId: raceCourses.distanceId })
      .from(raceCourses)
      .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
      .where(eq(raceDistances.raceId, copy.id));
    expect(course!.file).toBe(
      `courses/${course!.distanceId}/11111111-1111-4111-8111-111111111111.gpx`,
    );
    expect(course!.distanceId).not.toBe(ten.id);
    expect((await files.read(course!.file))?.bytes.toString()).toBe("<gpx/>");
  }));

test("files that were copied before a failure are removed", () =>
  rolledBack(db, async (tx) => {
    const { id, services, organizer, early } = await world(tx);
    const put: string[] = [];
    const breaking = {
      ...files,
      put: async (...[key, bytes]: Parameters<typeof files.put>) => {
        if (put.push(key) === 3) throw new Error("The disk is full.");
        await files.put(key, bytes);
      },
    };
    const log = { ...services.log, error() {} };
    const needs = { ...services, files: breaking, log } as typeof services;
    expect(await prepareNextEdition(needs, organizer, id, choice(early))).toEqual({
      problem: "failed",
    });
    expect(put).toHaveLength(3);
    for (const key of put) expect(await files.read(key), key).toBeNull();
  }));

test("a race has one next edition, on a later day, and only its organizers prepare it", () =>
  rolledBack(db, async (tx) => {
    const { id, services, organizer, early } = await world(tx);
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    const prepare = (editor = organizer, day = "2027-12-05") =>
      prepareNextEdition(services, editor, id, { ...choice(early), day });
    expect(await prepare(stranger)).toEqual({ problem: "no-race" });
    expect(await findEditionToCopy(services, stranger, id)).toBeNull();
    expect(await prepare(organizer, "2026-12-06")).toEqual({ problem: "not-later" });
    expect(await prepare(organizer, "2031-01-05")).toEqual({ problem: "too-far" });
    const before = await tx.$count(races);
    expect(await prepare()).toMatchObject({ problem: null });
    expect(await prepare()).toEqual({ problem: "exists" });
    expect(await tx.$count(races)).toBe(before + 1);
  }));
