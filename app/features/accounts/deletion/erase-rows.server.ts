import { and, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  activityFiles,
  activityUploadFiles,
  activityUploads,
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
  users,
} from "#db/schema.ts";
import { expertPhotos } from "#features/accounts/profile/photo-address.ts";
import type { Day } from "#values/day.ts";
import { squareKeys } from "../profile/square-photos.server.ts";

/** Keeps the audit entries about this person, but removes the reference to the person. */
export async function emptyAuditEntries(tx: Database, userId: string, email: string) {
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

/** Deletes rows that name the person by mail address only: they are not deleted with the account. */
export async function eraseTraces(tx: Database, userId: string, email: string) {
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
  // Keys such as `letterFrom:ana@example.com|192.0.2.1`.
  await tx.execute(sql`
    delete from rate_limits
    where string_to_array(lower(regexp_replace(key, '^[^:]*:', '')), '|')
      && array[${userId}, lower(${email})]`);
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

/** Sessions with coaches keep their times and stars; what was said is deleted. */
export async function leaveSessions(tx: Database, userId: string) {
  const own = eq(coachConversations.userId, userId);
  const ownIds = tx.select({ id: coachConversations.conversationId }).from(coachConversations);
  await tx.delete(coachMessages).where(inArray(coachMessages.conversationId, ownIds.where(own)));
  await tx
    .update(coachConversations)
    .set({ userId: null, conversationUrl: null, eventKey: null, summary: null })
    .where(own);
}

/** Posts stay, without the address and the name of who saved them; unsaved work goes with the account. */
export async function leavePosts(tx: Database, userId: string, email: string) {
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

/** The files of the documents that came with applications; their rows go with the account. */
export async function filesOfDocuments(tx: Database, userId: string): Promise<string[]> {
  const documents = await tx
    .select({ file: expertDocuments.file })
    .from(expertDocuments)
    .innerJoin(expertApplications, eq(expertApplications.id, expertDocuments.applicationId))
    .where(eq(expertApplications.userId, userId));
  return documents.map(({ file }) => file);
}

/**
 * Deletes the page of an expert, which is about the person, with its reviews and messages.
 * @returns the files of its photo
 */
export async function removeOwnPage(tx: Database, userId: string): Promise<string[]> {
  // Triggers: reviews of the expert, office counts; see app/db/functions/experts.sql
  const deleted = await tx
    .delete(experts)
    .where(eq(experts.userId, userId))
    .returning({ photo: experts.profilePicture });
  return deleted.flatMap(({ photo }) => squareKeys(expertPhotos, photo));
}

/** The files that apps have stored for the person; their rows go with the account. */
export async function filesOfObjects(tx: Database, userId: string): Promise<string[]> {
  const objects = await tx
    .select({ file: storageObjects.file })
    .from(storageObjects)
    .innerJoin(storageBuckets, eq(storageBuckets.id, storageObjects.bucketId))
    .where(eq(storageBuckets.ownerId, userId));
  return objects.map(({ file }) => file);
}

/** The recordings of a runner, and those that wait to be read; their rows go with the account. */
export async function filesOfRecordings(tx: Database, userId: string): Promise<string[]> {
  const kept = await tx
    .select({ file: activityFiles.file })
    .from(activityFiles)
    .where(eq(activityFiles.userId, userId));
  const waiting = await tx
    .select({ file: activityUploadFiles.file })
    .from(activityUploadFiles)
    .innerJoin(activityUploads, eq(activityUploads.id, activityUploadFiles.uploadId))
    .where(and(eq(activityUploads.userId, userId), isNotNull(activityUploadFiles.file)));
  return [...kept, ...waiting].flatMap(({ file }) => file ?? []);
}
