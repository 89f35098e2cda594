import { and, eq, inArray, sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import {
  raceDistances,
  raceOrganizers,
  raceRegistrations,
  races,
  userProfiles,
  users,
} from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { todayAt } from "../standing.ts";
import type { EditingRefusal } from "./details.ts";
import {
  type LetterRace,
  letterOfDeletion,
  letterOfDeletionToOrganizer,
} from "./notices/emails.tsx";
import { concerns, type Told } from "./notices/notify-runners.server.ts";
import { findLetterRace } from "./notices/runner-letters.server.ts";
import { findDetails, lossesOf, picturesOf } from "./queries.server.ts";
import { courseFilesOf, removeCourseFiles, removePictures } from "./race-files.server.ts";

/**
 * Deletes a race with everything that belongs to it; with its registrations only if the caller says
 * so. Nobody can enter or leave the race meanwhile.
 * @param telling - whether the registered runners get a mail
 */
export async function deleteRace(
  services: Pick<Services, "db" | "now" | "files" | "log" | "jobs" | "mail">,
  admin: Admin,
  id: string,
  { withRegistrations, telling }: { withRegistrations: boolean; telling: boolean },
): Promise<{ problem: null; name: string; told: Told | null } | EditingRefusal> {
  const { db, now, log } = services;
  try {
    await services.jobs.started();
    const deleted = await withRetry(db, async (tx) => {
      // Waits for registrations in progress, which lock the race too; they are counted below.
      await tx.select({ id: races.id }).from(races).where(eq(races.id, id)).for("update");
      const stored = await findDetails(tx, eq(races.id, id));
      const losses = await lossesOf({ db: tx }, id);
      if (!stored || !losses) return { problem: "no-race" as const };
      const { name, isCancelled: _, runners: __, timeZone: ___, ...counts } = losses;
      if (counts.registrations > 0 && !withRegistrations)
        return { problem: "has-registrations" as const };
      const pictures = await picturesOf(tx, id);
      const courses = await courseFilesOf(tx, eq(raceDistances.raceId, id));
      const told = telling
        ? await notifyOfDeletion({ ...services, db: tx }, id, todayAt(stored, now()))
        : null;
      await notifyOrganizers({ ...services, db: tx }, id);
      // Orders without money go with the race. The others keep it: `payments_race_id_fkey`.
      await tx.execute(sql`
        delete from entry_orders o where o.race_id = ${id}::uuid and not exists (
          select from payments p where p.order_id = o.id and p.state = 'received')`);
      await tx.delete(raceRegistrations).where(eq(raceRegistrations.raceId, id));
      // Triggers: reviews of the race, office counts; see app/db/functions/races.sql
      await tx.delete(races).where(eq(races.id, id));
      await recordChange({ db: tx, now }, admin, {
        action: "deleted",
        subjectType: "race",
        subjectId: id,
        subjectName: name,
        before: { ...counts, city: stored.details.city, country: stored.details.country },
      });
      return { problem: null, name, pictures, courses, told };
    });
    if (deleted.problem !== null) return deleted;
    await removePictures(services, deleted.pictures);
    await removeCourseFiles(services, deleted.courses);
    return { problem: null, name: deleted.name, told: deleted.told };
  } catch (error) {
    if (violatedConstraint(error) === "payments_race_id_fkey") return { problem: "has-payments" };
    log.error({ error, id }, "race not deleted");
    return { problem: "not-deleted" };
  }
}

/** The queue in which letters about a deleted race are written. */
const deletionQueue = "tell-of-deletion";

export const raceDeletionJobs: Job[] = [
  {
    queue: deletionQueue,
    work: (services, job: DeletionJob) => sendDeletionLetters(services, job),
  },
];

/** The job's own copy of the data: the race and its registrations are deleted when it runs. */
export type DeletionJob = { race: LetterRace; userIds: string[] };

/** Letters that are written in one transaction. */
const lettersAtOnce = 200;

/** Queues the mails to the runners of a race, in the transaction that deletes it. */
async function notifyOfDeletion(
  { db, jobs, mail }: Pick<Services, "db" | "jobs" | "mail">,
  raceId: string,
  today: Day,
): Promise<Told | null> {
  const race = await findLetterRace(db, { raceId });
  // The runners of a past race get no mail.
  if (!race || race.startDate < today) return null;
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
 * Writes to the organizers of a race, in the transaction that deletes it, even if its runners get no
 * mail or the race is over.
 */
async function notifyOrganizers(
  services: Pick<Services, "db" | "mail" | "log">,
  raceId: string,
): Promise<void> {
  const { db } = services;
  const race = await findLetterRace(db, { raceId });
  if (!race) return;
  const organizers = await db
    .select({ email: users.email, lang: users.lang })
    .from(raceOrganizers)
    .innerJoin(users, eq(users.id, raceOrganizers.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, raceOrganizers.userId))
    .where(and(eq(raceOrganizers.raceId, raceId), eq(userProfiles.isActive, true)));
  const letter = letterOfDeletionToOrganizer(race);
  for (const { email, lang } of organizers)
    await sendIfPossible(services, db, { address: email, lang, letter });
}

/** Puts one letter for each of the runners into the outbox, all of them or none. */
export async function sendDeletionLetters(
  { db, mail }: Pick<Services, "db" | "mail">,
  { race, userIds }: DeletionJob,
): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await tx
      .select({ email: users.email, name: users.name, lang: users.lang })
      .from(users)
      .where(inArray(users.id, userIds));
    for (const { email, name, lang } of people) {
      const to = { address: email, name, lang };
      await mail.send(to, letterOfDeletion({ name }, race), { within: tx });
    }
  });
}
