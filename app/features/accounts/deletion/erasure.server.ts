import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { sendIfPossible } from "#services/mail/send-if-possible.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { removePhotoFiles } from "../profile/commands.server.ts";
import { isCharged } from "./commands.server.ts";
import { letterOfDeletedAccount } from "./emails.tsx";

type Needs = Pick<Services, "db" | "now" | "files" | "mail" | "log">;

/** Accounts that one night deletes; the next night goes on. */
const mostAtOnce = 500;

/**
 * Deletes the accounts whose days of grace are over, each in a transaction of its own: one that fails
 * stays for the next night and does not hold up the others.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(services: Needs): Promise<number> {
  const { db, now, log } = services;
  const due = await db.execute<{ id: string }>(sql`
    select id from users where delete_after <= ${now().toISOString()}::timestamptz
    order by delete_after limit ${mostAtOnce}`);
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

/** Deletes one account, if its time has really come; false when it was kept at the last moment. */
export async function eraseAccount(services: Needs, userId: string): Promise<boolean> {
  const { db, now, log } = services;
  return db.transaction(async (tx) => {
    const [user] = await tx.execute<{ email: string; photo: string | null }>(sql`
      select u.email, p.profile_image as photo
      from users u left join user_profiles p on p.user_id = u.id
      where u.id = ${userId}::uuid and u.delete_after <= ${now().toISOString()}::timestamptz
      for update of u`);
    if (!user) return false;
    if (await isCharged(tx, userId)) {
      log.warn({ userId }, "an account stays while its membership is paid for");
      return false;
    }
    // What was done to the person's entries is found by the person, so this comes first.
    await emptyAuditEntries(tx, userId, user.email);
    const cancelled = await leaveRaces(tx, userId, toDay(now()));
    await eraseTraces(tx, userId, user.email);
    await removePhotoFiles(services, user.photo);
    await tx.execute(sql`delete from users where id = ${userId}::uuid`);
    const letter = letterOfDeletedAccount(cancelled);
    await sendIfPossible({ ...services, log }, tx, { address: user.email, letter });
    return true;
  });
}

/** What administrators did to this person stays on record, without saying to whom. */
async function emptyAuditEntries(tx: Database, userId: string, email: string) {
  await tx.execute(sql`
    update audit_entries
    set subject_name = '', before = null, after = null, reason = null,
      subject_id = nullif(subject_id, ${userId}::uuid)
    where lower(subject_name) = lower(${email}) or subject_id in (
      select ${userId}::uuid
      union all select id from race_registrations where user_id = ${userId}::uuid
      union all select id from reviews where user_id = ${userId}::uuid
      union all select id from race_claims where lower(email) = lower(${email})
      union all select id from contact_messages where lower(email) = lower(${email})
    )`);
}

/**
 * Entries of races that are still to come are cancelled, which frees their places. All entries stay
 * with their organizers as records, without the person.
 */
async function leaveRaces(tx: Database, userId: string, today: Day) {
  const cancelled = await tx.execute<{ race: string; day: Day }>(sql`
    update race_registrations g set status = 'cancelled' from races r
    where g.user_id = ${userId}::uuid and r.id = g.race_id and r.start_date >= ${today}::date
      and g.status in ('registered', 'confirmed')
    returning r.race_name as race, r.start_date::text as day`);
  await tx.execute(sql`
    delete from review_requests
    where registration_id in (select id from race_registrations where user_id = ${userId}::uuid)`);
  await tx.execute(sql`
    update race_registrations set
      user_id = null, date_of_birth = null, first_name = '', last_name = '', phone = '',
      country = '', insurance_provider = '', policy_number = '', emergency_contact_name = '',
      emergency_contact_phone = ''
    where user_id = ${userId}::uuid`);
  return [...cancelled];
}

/** What names the person by mail address only, and so does not go with the account by itself. */
async function eraseTraces(tx: Database, userId: string, email: string) {
  await tx.execute(sql`delete from race_claims where lower(email) = lower(${email})`);
  await tx.execute(sql`delete from contact_messages where lower(email) = lower(${email})`);
  await tx.execute(sql`delete from invitations where lower(email) = lower(${email})`);
  await tx.execute(sql`delete from outbox_messages where lower(recipient) = lower(${email})`);
  await tx.execute(sql`
    delete from users where is_temporary
      and id in (select user_id from review_guests where lower(email) = lower(${email}))`);
  await tx.execute(sql`
    delete from auth_verifications
    where position(${userId} in value) > 0 or position(lower(${email}) in lower(identifier)) > 0
      or position(lower(${email}) in lower(value)) > 0`);
}
