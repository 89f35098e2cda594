import { and, eq, gte, inArray } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceRegistrations, races, reviewRequests } from "#db/schema.ts";
import type { Day } from "#values/day.ts";

/** The columns of a registration that say nothing about a person; all others are emptied. */
type KeptColumn =
  | "id"
  | "raceId"
  | "distanceId"
  | "waiverAccepted"
  | "status"
  | "bib"
  | "searchText"
  | "createdAt"
  | "updatedAt";

const withoutPerson = {
  userId: null,
  dateOfBirth: null,
  firstName: "",
  lastName: "",
  phone: "",
  country: "",
  insuranceProvider: "",
  policyNumber: "",
  emergencyContactName: "",
  emergencyContactPhone: "",
  guardianName: null,
} satisfies Omit<Required<typeof raceRegistrations.$inferInsert>, KeptColumn>;

/**
 * Cancels the registrations for coming races, which frees their places. All registrations stay with
 * their organizers as records, without the person.
 */
export async function leaveRaces(tx: Database, userId: string, today: Day) {
  const own = eq(raceRegistrations.userId, userId);
  const cancelled = await tx
    .update(raceRegistrations)
    .set({ status: "cancelled" })
    .from(races)
    .where(
      and(
        own,
        eq(races.id, raceRegistrations.raceId),
        gte(races.startDate, today),
        inArray(raceRegistrations.status, ["registered", "confirmed"]),
      ),
    )
    .returning({ race: races.raceName, day: races.startDate });
  const ownIds = tx.select({ id: raceRegistrations.id }).from(raceRegistrations).where(own);
  await tx.delete(reviewRequests).where(inArray(reviewRequests.registrationId, ownIds));
  // Triggers: search text, event; see app/db/functions/registrations.sql
  await tx.update(raceRegistrations).set(withoutPerson).where(own);
  return cancelled;
}
