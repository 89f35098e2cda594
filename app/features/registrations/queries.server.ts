import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { day, integer, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import {
  entryCategories,
  entryQuestions,
  raceDistances,
  raceExtras,
  raceRegistrations,
  races,
  waitingRunners,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { positionColumn } from "#features/races/card/cards.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { categoryName } from "./categories/category-of.server.ts";
import type { DistanceLosses } from "./distance-losses.ts";
import { joinedTeam, joinTeam, teamColumns } from "./entry-team.server.ts";
import { listedColumns, listedEntry, listedJoins } from "./listed-entry.server.ts";
import { isMade, madeColumns } from "./made-entry.server.ts";
import { findQuestions, withAnswerCounts } from "./questions/queries.server.ts";
import type { EntryIn, RegistrationRecord } from "./registration.ts";

/** A made registration of the viewer with all its answers; `null` for other people's. */
export async function findRegistration(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<RegistrationRecord | null> {
  const known = readId(id);
  if (known === null) return null;
  const [found] = await db
    .select(recordColumns)
    .from(raceRegistrations)
    .innerJoin(races, eq(races.id, raceRegistrations.raceId))
    .leftJoin(raceDistances, eq(raceDistances.id, raceRegistrations.distanceId))
    .where(
      and(eq(raceRegistrations.id, known), eq(raceRegistrations.userId, viewer.userId), isMade),
    );
  return found ?? null;
}

/** The viewer's made registrations for one race that are not cancelled, or those of somebody whom they entered. */
export async function entriesIn(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  raceId: string,
  companionId: string | null = null,
): Promise<EntryIn[]> {
  return db
    .select({
      id: raceRegistrations.id,
      distanceId: raceRegistrations.distanceId,
      bib: madeColumns.bib,
    })
    .from(raceRegistrations)
    .where(
      and(
        eq(raceRegistrations.userId, viewer.userId),
        eq(raceRegistrations.raceId, raceId),
        ne(raceRegistrations.status, "cancelled"),
        companionId === null
          ? isNull(raceRegistrations.companionId)
          : eq(raceRegistrations.companionId, companionId),
        isMade,
      ),
    )
    .orderBy(asc(raceRegistrations.createdAt), asc(raceRegistrations.id));
}

/** A registration's answers except the date of birth. */
export const answerColumns = {
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  phone: raceRegistrations.phone,
  country: raceRegistrations.country,
  gender: raceRegistrations.gender,
  documentType: raceRegistrations.documentType,
  documentEnd: raceRegistrations.documentEnd,
  club: raceRegistrations.club,
  insuranceProvider: raceRegistrations.insuranceProvider,
  policyNumber: raceRegistrations.policyNumber,
  emergencyContactName: raceRegistrations.emergencyContactName,
  emergencyContactPhone: raceRegistrations.emergencyContactPhone,
  guardianName: raceRegistrations.guardianName,
};

const recordColumns = {
  id: raceRegistrations.id,
  ...madeColumns,
  createdAt: raceRegistrations.createdAt,
  distance: raceDistances.distance,
  category: categoryName(raceRegistrations).mapWith(orNull(text)),
  ...answerColumns,
  waiverLang: raceRegistrations.waiverLang,
  waiverVersion: raceRegistrations.waiverVersion,
  checkInCode: raceRegistrations.checkInCode,
  // Empty only if the runner's account is deleted, and then the registration has no owner.
  dateOfBirth: sql`${raceRegistrations.dateOfBirth}`.mapWith(day),
  race: {
    id: races.id,
    name: races.raceName,
    type: races.raceType,
    status: races.raceStatus,
    startDate: races.startDate,
    // That of the distance, where it has its own.
    startTime: sql`coalesce(${raceDistances.startTime}, ${races.startTime})`.mapWith(orNull(text)),
    city: races.city,
    stateProvince: races.stateProvince,
    country: races.country,
    registrationDeadline: races.registrationDeadline,
    timeZone: races.timeZone,
    position: positionColumn,
  },
};

const placedEntry = { ...listedEntry, ...joinedTeam, micros: integer };

/** A registration in a list that is read in parts, with its moment in microseconds. */
type ListedEntry = RowOf<typeof placedEntry>;

/** The registrations for a race that follow one of them, newest first, for those who may edit the race. */
export function entriesAfter(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
  { after, limit }: { after: { micros: number; id: string } | null; limit: number },
): Promise<ListedEntry[]> {
  const at = sql`timestamptz 'epoch' + ${after?.micros ?? 0}::bigint * interval '1 microsecond'`;
  const follows = after ? sql`and (g.created_at, g.id) < (${at}, ${after.id}::uuid)` : sql``;
  return readRows(
    db,
    placedEntry,
    sql`
      select ${listedColumns}, ${teamColumns}, (extract(epoch from g.created_at) * 1000000)::bigint as micros
      from race_registrations g ${listedJoins} ${joinTeam}
      where g.race_id = ${raceId}::uuid and g.bib is not null and ${mayEdit(editor, sql`g.race_id`)} ${follows}
      order by g.created_at desc, g.id desc limit ${limit}`,
  );
}

/** What a distance takes with it. */
export async function distanceLosses(
  { db }: Pick<Services, "db">,
  distanceId: string,
): Promise<DistanceLosses> {
  const categories = await db
    .select({ name: entryCategories.name })
    .from(entryCategories)
    .where(eq(entryCategories.distanceId, distanceId))
    .orderBy(asc(entryCategories.sortOrder), asc(entryCategories.id));
  const questions = await withAnswerCounts(
    db,
    await findQuestions(db, eq(entryQuestions.distanceId, distanceId)),
  );
  const textsOf = (isAnswered: boolean) =>
    questions.filter(({ answers }) => answers > 0 === isAnswered).map(({ text }) => text);
  const extras = await db
    .select({ en: raceExtras.nameEn, es: raceExtras.nameEs })
    .from(raceExtras)
    .where(and(eq(raceExtras.distanceId, distanceId), raceExtras.isSold))
    .orderBy(asc(raceExtras.sortOrder), asc(raceExtras.id));
  return {
    extras,
    categories: categories.map(({ name }) => name),
    deleted: textsOf(false),
    stopped: textsOf(true),
    waiting: await db.$count(waitingRunners, eq(waitingRunners.distanceId, distanceId)),
  };
}
