import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import {
  bibBlocks,
  entryCategories,
  entryChoices,
  entryQuestions,
  kitPlaces,
  kitSlots,
  paymentMethods,
  priceTiers,
  raceChangeRules,
  raceCourses,
  raceDistances,
  raceEditions,
  raceEntryRules,
  raceExtras,
  raceGuides,
  raceOrganizers,
  racePayees,
  racePlaces,
  raceSales,
  races,
  raceTeamRules,
  raceWaitingLists,
  raceWaivers,
  startWaves,
  vouchers,
} from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { courseKey } from "#features/courses/stored-course.server.ts";
import { lockRace } from "#features/races/editing/distances/distances.server.ts";
import { picturesOf } from "#features/races/editing/queries.server.ts";
import {
  copyPicture,
  removeCourseFiles,
  removePictures,
} from "#features/races/editing/race-files.server.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { refreshPricesOf } from "#features/registrations/prices/shown-prices.server.ts";
import type { Services } from "#services/services.ts";
import { addDays, type Day, daysBetween } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { copied, copyOf } from "./copied-columns.server.ts";
import { dayProblem, type EditionProblem, nextName } from "./next-edition.ts";

/** What an organizer decides about the next edition of a race. */
export type EditionChoice = {
  name: string;
  day: Day;
  /** The new amounts of price steps, by the ids of the old ones. Without one, a step keeps its amount. */
  amounts: ReadonlyMap<string, number>;
  /** Whether the codes that count now do so in the next edition; otherwise they are copied as stopped. */
  keepsCodes: boolean;
};

type Copying = Pick<Services, "db" | "now" | "files" | "log" | "limits">;
type Refused = { problem: EditionProblem };

/**
 * Creates the next edition of a race with everything that its organizers set up: texts, place, pictures, distances,
 * courses, entry form, questions, waiver, categories, prices, extras, ways to pay, card account, codes, kit pick-up, waves and blocks of bib numbers. Days move by as many
 * days as the race does. Its registration is closed until somebody opens it. Nothing that runners did is copied.
 */
export async function prepareNextEdition(
  services: Copying,
  editor: Editor,
  raceId: string,
  choice: EditionChoice,
): Promise<{ problem: null; id: string } | Refused> {
  const { db, log, limits } = services;
  const known = readId(raceId);
  if (known === null || !(await editsRace(services, editor, known))) return { problem: "no-race" };
  if (!(await limits.allow("nextEdition", editor.userId))) return { problem: "too-often" };
  const id = randomUUID();
  // Files are not part of a transaction: they are copied before it, and removed if it fails.
  const files: CopiedFiles = { distances: new Map(), pictures: new Map(), courses: new Map() };
  try {
    await copyFiles(services, { from: known, to: id, files });
  } catch (error) {
    log.error({ error, raceId }, "files not copied for the next edition");
    await removeFiles(services, files);
    return { problem: "failed" };
  }
  try {
    const made = await withRetry(db, (tx) =>
      copyRace({ ...services, db: tx }, editor, { from: known, to: id, files }, choice),
    );
    if (made.problem !== null) await removeFiles(services, files);
    return made;
  } catch (error) {
    log.error({ error, raceId }, "next edition not prepared");
    await removeFiles(services, files);
    return { problem: "failed" };
  }
}

type Copy = { from: string; to: string; files: CopiedFiles };

async function copyRace(
  { db: tx, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  { from, to, files }: Copy,
  { name, day, amounts, keepsCodes }: EditionChoice,
): Promise<{ problem: null; id: string } | Refused> {
  const at = now();
  const [locked] = await lockRace(tx, editor, from);
  const [race] = await tx.select().from(races).where(eq(races.id, from));
  if (!locked || !race) return { problem: "no-race" };
  const wrong = dayProblem(day, { startDate: race.startDate, today: todayAt(race, at) });
  if (wrong) return { problem: wrong };
  if ((await tx.$count(raceEditions, eq(raceEditions.previousId, from))) > 0) {
    return { problem: "exists" };
  }
  const distances = await tx.select().from(raceDistances).where(eq(raceDistances.raceId, from));
  if (distances.some(({ id }) => !files.distances.has(id))) return { problem: "changed-meanwhile" };

  const copy: RaceCopy = {
    from,
    to,
    at,
    moved: (old) => old && addDays(old, daysBetween(race.startDate, day)),
    distanceOf: (old) => old && (files.distances.get(old) ?? null),
    pictureOf: (old) => old && (files.pictures.get(old) ?? null),
  };
  // Triggers: directory, search, office counts; see app/db/functions/races.sql
  await tx.insert(races).values(
    copyOf(copied.races, race, {
      id: to,
      event: nextName(race.event, race.startDate, day),
      raceName: name,
      registrationStatus: "closed",
      racePhoto: copy.pictureOf(race.racePhoto),
      startDate: day,
      registrationDeadline: copy.moved(race.registrationDeadline),
      createdAt: at,
      updatedAt: at,
    }),
  );
  await tx.insert(raceEditions).values({ raceId: to, previousId: from, createdAt: at });

  await copyPlaceAndOrganizers(tx, copy);
  await copyDistances(tx, copy, { distances, files });
  await copyEntryForm(tx, copy);
  await copyQuestions(tx, copy);
  await copyRaceDay(tx, copy);
  const hasSale = await copySales(tx, copy, { amounts, keepsCodes });
  if (hasSale) await refreshPricesOf({ db: tx, now }, to);
  await recordChange({ db: tx, now }, editor, {
    action: "prepared",
    subjectType: "race",
    subjectId: to,
    subjectName: name,
    after: { previous_edition: from, start_date: day, distances: distances.length },
  });
  return { problem: null, id: to };
}

/** What the rows of the new race take from the old one. */
type RaceCopy = {
  from: string;
  to: string;
  at: Date;
  moved: (old: Day | null) => Day | null;
  /** `null` for what is about every distance. */
  distanceOf: (old: string | null) => string | null;
  pictureOf: (old: string | null) => string | null;
};

async function copyPlaceAndOrganizers(tx: Database, { from, to, at }: RaceCopy): Promise<void> {
  const places = await tx.select().from(racePlaces).where(eq(racePlaces.raceId, from));
  await insert(places, (row) =>
    tx.insert(racePlaces).values(copyOf(copied.place, row, { raceId: to })),
  );
  const organizers = await tx.select().from(raceOrganizers).where(eq(raceOrganizers.raceId, from));
  await insert(organizers, (row) =>
    tx.insert(raceOrganizers).values(copyOf(copied.organizers, row, { raceId: to, createdAt: at })),
  );
}

async function copyDistances(
  tx: Database,
  { from, to, at, distanceOf, pictureOf }: RaceCopy,
  { distances, files }: { distances: (typeof raceDistances.$inferSelect)[]; files: CopiedFiles },
): Promise<void> {
  // Triggers: lengths and price in the search; see app/db/functions/races.sql
  await insert(distances, (row) =>
    tx.insert(raceDistances).values(
      copyOf(copied.distances, row, {
        id: files.distances.get(row.id),
        raceId: to,
        image: pictureOf(row.image),
        profileImage: pictureOf(row.profileImage),
        mapImage: pictureOf(row.mapImage),
        createdAt: at,
      }),
    ),
  );
  const courses = await tx
    .select({ course: raceCourses })
    .from(raceCourses)
    .innerJoin(raceDistances, eq(raceDistances.id, raceCourses.distanceId))
    .where(eq(raceDistances.raceId, from));
  await insert(courses, async ({ course }) => {
    const [file, distanceId] = [files.courses.get(course.file), distanceOf(course.distanceId)];
    if (!file || !distanceId) return;
    const set = { distanceId, file, createdAt: at, updatedAt: at };
    await tx.insert(raceCourses).values(copyOf(copied.courses, course, set));
  });
}

/** Who may enter and change an entry, teams, the waiting list, the waiver and the categories. */
async function copyEntryForm(
  tx: Database,
  { from, to, at, moved, distanceOf }: RaceCopy,
): Promise<void> {
  const rules = await tx.select().from(raceEntryRules).where(eq(raceEntryRules.raceId, from));
  await insert(rules, (row) =>
    tx.insert(raceEntryRules).values(copyOf(copied.entryRules, row, { raceId: to, updatedAt: at })),
  );
  const changes = await tx.select().from(raceChangeRules).where(eq(raceChangeRules.raceId, from));
  await insert(changes, (row) =>
    tx
      .insert(raceChangeRules)
      .values(copyOf(copied.changeRules, row, { raceId: to, lastDay: moved(row.lastDay) })),
  );
  const teams = await tx.select().from(raceTeamRules).where(eq(raceTeamRules.raceId, from));
  await insert(teams, async (row) => {
    const distanceId = distanceOf(row.distanceId);
    if (!distanceId) return;
    const set = { distanceId, raceId: to, lastDay: moved(row.lastDay) };
    await tx.insert(raceTeamRules).values(copyOf(copied.teamRules, row, set));
  });
  const lists = await tx.select().from(raceWaitingLists).where(eq(raceWaitingLists.raceId, from));
  await insert(lists, (row) =>
    tx
      .insert(raceWaitingLists)
      .values(copyOf(copied.waitingList, row, { raceId: to, updatedAt: at })),
  );
  const waivers = await tx
    .select()
    .from(raceWaivers)
    .where(eq(raceWaivers.raceId, from))
    .orderBy(desc(raceWaivers.version))
    .limit(1);
  await insert(waivers, (row) =>
    tx
      .insert(raceWaivers)
      .values(copyOf(copied.waiver, row, { raceId: to, version: 1, createdAt: at })),
  );
  const categories = await tx
    .select()
    .from(entryCategories)
    .where(eq(entryCategories.raceId, from));
  await insert(categories, (row) =>
    tx.insert(entryCategories).values(
      copyOf(copied.categories, row, {
        id: randomUUID(),
        raceId: to,
        distanceId: distanceOf(row.distanceId),
      }),
    ),
  );
}

/** The questions that are asked, with their choices. */
async function copyQuestions(tx: Database, { from, to, distanceOf }: RaceCopy): Promise<void> {
  const isCopied = and(
    eq(entryQuestions.raceId, from),
    eq(entryQuestions.isAsked, true),
    eq(entryQuestions.isDistanceDeleted, false),
  );
  const questions = await tx.select().from(entryQuestions).where(isCopied);
  await insert(questions, async (row) => {
    const id = randomUUID();
    const set = { id, raceId: to, distanceId: distanceOf(row.distanceId) };
    await tx.insert(entryQuestions).values(copyOf(copied.questions, row, set));
    const choices = await tx.select().from(entryChoices).where(eq(entryChoices.questionId, row.id));
    await insert(choices, (choice) =>
      tx.insert(entryChoices).values(copyOf(copied.choices, choice, { questionId: id })),
    );
  });
}

/** What is arranged before race day: texts, kit pick-up, waves and blocks of numbers. */
async function copyRaceDay(
  tx: Database,
  { from, to, distanceOf, moved, at }: RaceCopy,
): Promise<void> {
  const guides = await tx.select().from(raceGuides).where(eq(raceGuides.raceId, from));
  await insert(guides, (row) =>
    tx.insert(raceGuides).values(copyOf(copied.guide, row, { raceId: to, updatedAt: at })),
  );
  const places = await tx.select().from(kitPlaces).where(eq(kitPlaces.raceId, from));
  for (const place of places) {
    const placeId = randomUUID();
    await tx.insert(kitPlaces).values(copyOf(copied.kitPlaces, place, { id: placeId, raceId: to }));
    const slots = await tx.select().from(kitSlots).where(eq(kitSlots.placeId, place.id));
    await insert(slots, (row) =>
      tx
        .insert(kitSlots)
        .values(
          copyOf(copied.kitSlots, row, { raceId: to, placeId, day: moved(row.day) ?? row.day }),
        ),
    );
  }
  const waveIds = new Map<string, string>();
  const waves = await tx.select().from(startWaves).where(eq(startWaves.raceId, from));
  await insert(waves, (row) => {
    const id = randomUUID();
    waveIds.set(row.id, id);
    const set = { id, raceId: to, distanceId: distanceOf(row.distanceId) };
    return tx.insert(startWaves).values(copyOf(copied.waves, row, set));
  });
  const blocks = await tx.select().from(bibBlocks).where(eq(bibBlocks.raceId, from));
  await insert(blocks, (row) =>
    tx.insert(bibBlocks).values(
      copyOf(copied.bibBlocks, row, {
        raceId: to,
        distanceId: distanceOf(row.distanceId),
        waveId: row.waveId && (waveIds.get(row.waveId) ?? null),
      }),
    ),
  );
}

/** Prices, extras, ways to pay and codes. Returns whether the race sells entries here. */
async function copySales(
  tx: Database,
  { from, to, at, moved, distanceOf }: RaceCopy,
  { amounts, keepsCodes }: Pick<EditionChoice, "amounts" | "keepsCodes">,
): Promise<boolean> {
  const sales = await tx.select().from(raceSales).where(eq(raceSales.raceId, from));
  await insert(sales, (row) =>
    tx.insert(raceSales).values(copyOf(copied.sale, row, { raceId: to, updatedAt: at })),
  );
  const extras = await tx
    .select()
    .from(raceExtras)
    .where(and(eq(raceExtras.raceId, from), raceExtras.isSold));
  await insert(extras, (row) =>
    tx.insert(raceExtras).values(
      copyOf(copied.extras, row, {
        raceId: to,
        distanceId: distanceOf(row.distanceId),
        lastDay: moved(row.lastDay),
      }),
    ),
  );
  const steps = await tx.select().from(priceTiers).where(eq(priceTiers.raceId, from));
  await insert(steps, (row) =>
    tx.insert(priceTiers).values(
      copyOf(copied.steps, row, {
        raceId: to,
        distanceId: distanceOf(row.distanceId),
        priceMinor: amounts.get(row.id) ?? row.priceMinor,
        lastDay: moved(row.lastDay),
      }),
    ),
  );
  const ways = await tx.select().from(paymentMethods).where(eq(paymentMethods.raceId, from));
  await insert(ways, (row) =>
    tx.insert(paymentMethods).values(copyOf(copied.ways, row, { raceId: to })),
  );
  const payees = await tx.select().from(racePayees).where(eq(racePayees.raceId, from));
  await insert(payees, (row) =>
    tx.insert(racePayees).values(copyOf(copied.payee, row, { raceId: to, createdAt: at })),
  );
  const codes = await tx.select().from(vouchers).where(eq(vouchers.raceId, from));
  await insert(codes, (row) =>
    tx.insert(vouchers).values(
      copyOf(copied.codes, row, {
        raceId: to,
        distanceId: distanceOf(row.distanceId),
        lastDay: moved(row.lastDay),
        isActive: row.isActive && keepsCodes,
        createdAt: at,
      }),
    ),
  );
  return sales.length > 0;
}

/** One row after the other: a transaction has one connection. */
async function insert<Row>(rows: readonly Row[], write: (row: Row) => PromiseLike<unknown>) {
  for (const row of rows) await write(row);
}

/** The copies of files by what the old race names, and the ids of its distances in the new race. */
type CopiedFiles = {
  distances: Map<string, string>;
  pictures: Map<string, string>;
  courses: Map<string, string>;
};

/**
 * A picture of another site stays where it is; one that is gone is left out.
 * @param copy.files - filled as they are copied, so that the caller can remove them after a failure
 */
async function copyFiles(
  services: Pick<Services, "db" | "files">,
  { from, to, files: { distances, pictures, courses } }: Copy,
): Promise<void> {
  const { db, files } = services;
  const rows = await db
    .select({ id: raceDistances.id, file: raceCourses.file })
    .from(raceDistances)
    .leftJoin(raceCourses, eq(raceCourses.distanceId, raceDistances.id))
    .where(eq(raceDistances.raceId, from));
  for (const { id, file } of rows) {
    const copyId = randomUUID();
    distances.set(id, copyId);
    const stored = file && (await files.read(file));
    if (!file || !stored) continue;
    const key = courseKey(copyId, file.slice(file.lastIndexOf("/") + 1));
    courses.set(file, key);
    await files.put(key, stored.bytes);
  }
  for (const address of await picturesOf(db, from)) {
    const copy = address && (await copyPicture(services, to, address));
    if (address && copy) pictures.set(address, copy);
  }
}

async function removeFiles(services: Pick<Services, "files" | "log">, copies: CopiedFiles) {
  await removePictures(services, [...copies.pictures.values()]);
  await removeCourseFiles(services, [...copies.courses.values()]);
}
