import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { day, orNull, text } from "#db/kinds.ts";
import { raceDistances, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { positionColumn } from "#features/races/card/cards.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { categoryName } from "./categories/category-of.server.ts";
import { isMade, madeColumns } from "./made-entry.server.ts";
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
