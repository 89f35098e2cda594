import { and, eq, inArray } from "drizzle-orm";
import { raceOrganizers, raceRegistrations, userProfiles, users } from "#db/schema.ts";
import { sendIfPossible } from "#services/mail/send-if-possible.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { letterOfDeletion, letterOfDeletionToOrganizer, type ToldRace } from "../emails.tsx";
import { findToldRace } from "../telling/runner-letters.server.ts";
import { concerns, type Told } from "../telling/runners.server.ts";

/** The queue in which letters about a deleted race are written. */
export const deletionQueue = "tell-of-deletion";

/** The job's own copy of the data: the race and its registrations are deleted when it runs. */
export type DeletionJob = { race: ToldRace; userIds: string[] };

/** Letters that are written in one transaction. */
const lettersAtOnce = 200;

/** Queues the mails to the runners of a race, in the transaction that deletes it. */
export async function tellOfDeletion(
  { db, now, jobs, mail }: Pick<Services, "db" | "now" | "jobs" | "mail">,
  raceId: string,
): Promise<Told | null> {
  const race = await findToldRace(db, { raceId });
  // The runners of a race that is over are not told.
  if (!race || race.startDate < toDay(now())) return null;
  const runners = await db
    .selectDistinct({ userId: raceRegistrations.userId })
    .from(raceRegistrations)
    .where(concerns({ raceId }));
  const isByMail = mail.mode !== "unavailable";
  const userIds = runners.flatMap(({ userId }) => userId ?? []);
  for (let at = 0; isByMail && at < userIds.length; at += lettersAtOnce) {
    const some = userIds.slice(at, at + lettersAtOnce);
    await jobs.send(deletionQueue, { race, userIds: some }, { within: db });
  }
  return { runners: userIds.length, isByMail };
}

/**
 * Writes to the organizers of a race, in the transaction that deletes it, also when its runners are not
 * told or it is over.
 */
export async function tellOrganizers(
  services: Pick<Services, "db" | "mail" | "log">,
  raceId: string,
): Promise<void> {
  const { db } = services;
  const race = await findToldRace(db, { raceId });
  if (!race) return;
  const organizers = await db
    .select({ email: users.email })
    .from(raceOrganizers)
    .innerJoin(users, eq(users.id, raceOrganizers.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(and(eq(raceOrganizers.raceId, raceId), eq(userProfiles.isActive, true)));
  const letter = letterOfDeletionToOrganizer(race);
  for (const { email } of organizers)
    await sendIfPossible(services, db, { address: email, letter });
}

/** Puts one letter for each of the runners into the outbox, all of them or none. */
export async function writeOfDeletion(
  { db, mail }: Pick<Services, "db" | "mail">,
  { race, userIds }: DeletionJob,
): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(inArray(users.id, userIds));
    for (const { email, name } of people) {
      await mail.send({ address: email, name }, letterOfDeletion({ name }, race), { within: tx });
    }
  });
}
