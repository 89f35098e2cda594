import { and, asc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  authCodes,
  blogPosts,
  blogPostVersions,
  coachConversations,
  coachMessages,
  contactMessages,
  expertApplications,
  expertDocuments,
  expertInquiries,
  experts,
  invitations,
  outboxMessages,
  raceClaims,
  raceRegistrations,
  races,
  reviewGuests,
  reviewRequests,
  storageBuckets,
  storageObjects,
  userProfiles,
  users,
} from "#db/schema.ts";
import { expertPhotos } from "#features/accounts/profile/photo-address.ts";
import { sendIfPossible } from "#services/mail/send-if-possible.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { removePhotoFiles } from "../profile/commands.server.ts";
import { removeSquares } from "../profile/square-photos.server.ts";
import { isCharged } from "./commands.server.ts";
import { letterOfDeletedAccount } from "./emails.tsx";

type ErasureServices = Pick<Services, "db" | "now" | "files" | "mail" | "log">;

/** The most accounts that one nightly run deletes; the next run continues. */
const mostAtOnce = 500;

/**
 * Deletes the accounts whose cooling-off days are over, each in a transaction of its own: one that fails
 * stays for the next night and does not hold up the others.
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

/** Deletes one account if its cooling-off period is over; `false` if the deletion was just cancelled. */
async function eraseAccount(services: ErasureServices, userId: string): Promise<boolean> {
  const { db, now, log } = services;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, photo: userProfiles.profileImage })
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(and(eq(users.id, userId), lte(users.deleteAfter, now())))
      .for("update", { of: users });
    if (!user) return false;
    if (await isCharged(tx, userId)) {
      log.warn({ userId }, "an account stays while its membership is paid for");
      return false;
    }
    // The audit entries about a registration are found by the person, so this comes first.
    await emptyAuditEntries(tx, userId, user.email);
    const cancelled = await leaveRaces(tx, userId, toDay(now()));
    await leaveSessions(tx, userId);
    await leavePosts(tx, userId, user.email);
    await eraseTraces(tx, userId, user.email);
    await removePhotoFiles(services, user.photo);
    await removeDocuments({ db: tx, files: services.files }, userId);
    await removeObjects({ db: tx, files: services.files }, userId);
    await removeOwnPage({ db: tx, files: services.files }, userId);
    await tx.delete(users).where(eq(users.id, userId));
    const letter = letterOfDeletedAccount(cancelled);
    await sendIfPossible({ ...services, log }, tx, { address: user.email, letter });
    return true;
  });
}

/** Keeps the audit entries about this person, but removes the reference to the person. */
async function emptyAuditEntries(tx: Database, userId: string, email: string) {
  await tx.execute(sql`
    update audit_entries
    set subject_name = '', before = null, after = null, reason = null,
      subject_id = nullif(subject_id, ${userId}::uuid)
    where lower(subject_name) = lower(${email}) or subject_id in (
      select ${userId}::uuid
      union all select id from race_registrations where user_id = ${userId}::uuid
      union all select id from reviews where user_id = ${userId}::uuid
      union all select id from expert_applications where user_id = ${userId}::uuid
      union all select id from experts where user_id = ${userId}::uuid
      union all
        select r.id from reviews r
        join experts e on r.entity_type = 'expert' and e.id = r.entity_id
        where e.user_id = ${userId}::uuid
      union all
        select i.id from expert_inquiries i left join experts e on e.id = i.expert_id
        where i.user_id = ${userId}::uuid or lower(i.email) = lower(${email})
          or e.user_id = ${userId}::uuid
      union all select id from race_claims where lower(email) = lower(${email})
      union all select id from contact_messages where lower(email) = lower(${email})
    )`);
}

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
} satisfies Omit<Required<typeof raceRegistrations.$inferInsert>, KeptColumn>;

/**
 * Cancels the registrations for coming races, which frees their places. All registrations stay with
 * their organizers as records, without the person.
 */
async function leaveRaces(tx: Database, userId: string, today: Day) {
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
  await tx.update(raceRegistrations).set(withoutPerson).where(own);
  return cancelled;
}

/** The files of the documents that came with applications; their rows go with the account. */
async function removeDocuments(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const documents = await tx
    .select({ file: expertDocuments.file })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(eq(expertApplications.userId, userId));
  for (const { file } of documents) await files.remove(file);
}

/** The files that apps have stored for the person; their rows go with the account. */
async function removeObjects(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const objects = await tx
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(eq(storageBuckets.ownerId, userId));
  for (const { file } of objects) await files.remove(file);
}

/** Sessions with coaches keep their times and stars; what was said is deleted. */
async function leaveSessions(tx: Database, userId: string) {
  const own = eq(coachConversations.userId, userId);
  const ownIds = tx.select({ id: coachConversations.conversationId }).from(coachConversations);
  await tx.delete(coachMessages).where(inArray(coachMessages.conversationId, ownIds.where(own)));
  await tx
    .update(coachConversations)
    .set({ userId: null, conversationUrl: null, eventKey: null, summary: null })
    .where(own);
}

/** Posts stay, without the address and the name of who saved them; unsaved work goes with the account. */
async function leavePosts(tx: Database, userId: string, email: string) {
  await tx
    .update(blogPosts)
    .set({ createdBy: "admin" })
    .where(
      or(eq(blogPosts.authorId, userId), sql`lower(${blogPosts.createdBy}) = lower(${email})`),
    );
  await tx
    .update(blogPostVersions)
    .set({ savedByName: "a former administrator" })
    .where(eq(blogPostVersions.savedBy, userId));
}

/** Deletes the page of an expert, which is about the person, with its photo, reviews and messages. */
async function removeOwnPage(
  { db: tx, files }: Pick<Services, "files"> & { db: Database },
  userId: string,
) {
  const deleted = await tx
    .delete(experts)
    .where(eq(experts.userId, userId))
    .returning({ photo: experts.profilePicture });
  for (const { photo } of deleted) await removeSquares({ files }, expertPhotos, photo);
}

/** Deletes rows that name the person by mail address only: they are not deleted with the account. */
async function eraseTraces(tx: Database, userId: string, email: string) {
  await tx.delete(raceClaims).where(sql`lower(${raceClaims.email}) = lower(${email})`);
  await tx.delete(expertInquiries).where(sql`lower(${expertInquiries.email}) = lower(${email})`);
  await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`);
  await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${email})`);
  await tx.delete(outboxMessages).where(sql`lower(${outboxMessages.recipient}) = lower(${email})`);
  await tx.delete(authCodes).where(sql`lower(${authCodes.sentTo}) = lower(${email})`);
  const guests = tx
    .select({ userId: reviewGuests.userId })
    .from(reviewGuests)
    .where(sql`lower(${reviewGuests.email}) = lower(${email})`);
  await tx.delete(users).where(and(eq(users.isAnonymous, true), inArray(users.id, guests)));
  await tx.execute(sql`
    delete from auth_verifications
    where position(${userId} in value) > 0 or position(lower(${email}) in lower(identifier)) > 0
      or position(lower(${email}) in lower(value)) > 0`);
}
