import { and, asc, eq, lte, sql } from "drizzle-orm";
import { userProfiles, users } from "#db/schema.ts";
import { isCharged } from "#features/accounts/deletion/commands.server.ts";
import { letterOfDeletedAccount } from "#features/accounts/deletion/emails.tsx";
import { peoplePhotos } from "#features/accounts/profile/photo.ts";
import { squareKeys } from "#features/accounts/profile/square-photos.server.ts";
import { emptyAuditEntries } from "#features/audit/commands.server.ts";
import { forgetRaceDays } from "#features/race-day/personal-data.server.ts";
import { leaveRaces } from "#features/registrations/personal-data.server.ts";
import { forgetRunner } from "#features/results/personal-data.server.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { personalData } from "./collect.server.ts";

export const deletionJobs: Job[] = [
  {
    queue: "delete-due-accounts",
    schedule: "40 2 * * *",
    async work(services, _, { dropPages }) {
      if ((await deleteDueAccounts(services)) > 0) dropPages();
    },
  },
];

type ErasureServices = Pick<Services, "db" | "now" | "files" | "mail" | "log">;

/** The most accounts that one nightly run deletes; the next run continues. */
const mostAtOnce = 500;

/**
 * Deletes the accounts whose cooling-off period is over, each in a separate transaction: one that fails is
 * retried the next night and does not hold up the others.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(services: ErasureServices): Promise<number> {
  const { db, now, log } = services;
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deleteAfter, now()))
    .orderBy(asc(users.deleteAfter))
    .limit(mostAtOnce);
  let deleted = 0;
  for (const { id } of due) {
    try {
      if (await eraseAccount(services, id)) deleted += 1;
    } catch (error) {
      log.error({ error, userId: id }, "an account could not be deleted");
    }
  }
  if (deleted > 0) log.info({ deleted }, "accounts deleted");
  return deleted;
}

/**
 * Deletes one account if its cooling-off period is over; `false` if the deletion was just cancelled. Its
 * files go once nothing can bring their rows back.
 */
async function eraseAccount(services: ErasureServices, userId: string): Promise<boolean> {
  const left = await eraseRows(services, userId);
  for (const key of left ?? []) {
    try {
      await services.files.remove(key);
    } catch (error) {
      services.log.error({ error, key }, "a file of a deleted account could not be removed");
    }
  }
  return left !== null;
}

/** @returns the files that remain to be removed; `null` when the account stays */
function eraseRows(services: ErasureServices, userId: string): Promise<string[] | null> {
  const { db, now, log } = services;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, lang: users.lang, photo: userProfiles.profileImage })
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(and(eq(users.id, userId), lte(users.deleteAfter, now())))
      .for("update", { of: users });
    if (!user) return null;
    if (await isCharged(tx, userId)) {
      log.warn({ userId }, "an account stays while its membership is paid for");
      return null;
    }
    const person = { userId, email: user.email };
    const subjects = personalData.flatMap(({ auditSubjects }) => auditSubjects?.(person) ?? []);
    // The audit entries about a registration are found by the person, so this comes first.
    await emptyAuditEntries(tx, person, sql.join(subjects, sql` union all `));
    await forgetRunner(tx, userId);
    await forgetRaceDays(tx, userId);
    const cancelled = await leaveRaces(tx, userId, now());
    const left = squareKeys(peoplePhotos, user.photo);
    for (const { erase } of personalData) left.push(...((await erase?.(tx, person)) ?? []));
    await tx.delete(users).where(eq(users.id, userId));
    const letter = letterOfDeletedAccount(cancelled);
    const { email: address, lang } = user;
    await sendIfPossible({ ...services, log }, tx, { address, lang, letter });
    return left;
  });
}
