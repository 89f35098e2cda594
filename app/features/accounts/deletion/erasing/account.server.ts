import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  authCodes,
  contactMessages,
  expertInquiries,
  invitations,
  outboxMessages,
  raceClaims,
  reviewGuests,
  users,
} from "#db/schema.ts";

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
