import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authCodes, invitations, outboxMessages } from "#db/schema.ts";
import type { Viewer } from "./viewer.ts";

/** The person whom the data are about. */
export type DataOwner = Pick<Viewer, "userId" | "email">;

/** One list of the archive that a person can download. */
export type PersonalList = {
  /** The tables that it is read from. */
  tables: string[];
  rows: (person: DataOwner) => SQL;
  /** A long list is read while it is sent: the rows of `atOnce` values of the column `by` at a time. */
  parts?: { by: string; atOnce: number };
  /** The stored files that belong to the rows: `name`, as the person knows it, and the key `file`. */
  bytes?: (person: DataOwner) => SQL;
};

/** What a feature keeps about people. */
export type PersonalData = {
  /** By their names in the archive. */
  lists: Record<string, PersonalList>;
  /** Selects the ids of the rows about a person that audit entries may be about. */
  auditSubjects?: (person: DataOwner) => SQL;
  /**
   * Deletes or empties the rows that do not go with the account.
   * @returns the keys of the files that remain to be removed
   */
  erase?: (tx: Database, person: DataOwner) => Promise<string[]>;
};

/**
 * The messages of the outbox to a person: to the mail address, those about races to the phone, and codes to the number
 * at WhatsApp. Messages about races at the same number may be another account's.
 */
function isToPerson({ userId, email }: DataOwner): SQL {
  return sql`(lower(recipient) = lower(${email})
    or (recipient in (select c.number from whatsapp_consents c where c.user_id = ${userId}::uuid)
      and not exists (
        select from race_message_recipients o where o.whatsapp_outbox_id = outbox_messages.id))
    or id in (
      select unnest(array[w.sms_outbox_id, w.whatsapp_outbox_id])
      from race_message_recipients w where w.user_id = ${userId}::uuid))`;
}

/**
 * The account itself and how the person signs in. Passwords, keys and session tokens are left out, because
 * anyone who reads them can sign in.
 */
export const accountData: PersonalData = {
  lists: {
    account: {
      tables: ["users", "auth_two_factors"],
      rows: ({ userId }) => sql`
        select id, email, email_verified, name, lang, phone, two_factor_enabled, last_sign_in_at,
          (
            select friendly_name from auth_two_factors where user_id = users.id and verified limit 1
          ) as second_step,
          raw_user_meta as kept_by_apps, delete_after, created_at, updated_at
        from users where id = ${userId}::uuid`,
    },
    profile: {
      tables: ["user_profiles"],
      rows: ({ userId }) => sql`
        select email, first_name, last_name, phone, address, profile_image, is_active, is_admin,
          created_at, updated_at
        from user_profiles where user_id = ${userId}::uuid`,
    },
    "ways-to-sign-in": {
      tables: ["auth_identities"],
      rows: ({ userId }) => sql`
        select case provider_id when 'credential' then 'password' else provider_id end as way,
          account_id, scope, created_at, updated_at
        from auth_identities where user_id = ${userId}::uuid order by created_at`,
    },
    passkeys: {
      tables: ["auth_passkeys"],
      rows: ({ userId }) => sql`
        select name, device_type, backed_up, transports, created_at
        from auth_passkeys where user_id = ${userId}::uuid order by created_at`,
    },
    sessions: {
      tables: ["auth_sessions", "auth_app_sessions"],
      rows: ({ userId }) => sql`
        select s.ip_address, s.user_agent, s.created_at, s.updated_at, s.expires_at,
          a.session_id is not null as is_app, a.aal, a.amr, a.proved_at
        from auth_sessions s left join auth_app_sessions a on a.session_id = s.id
        where s.user_id = ${userId}::uuid order by s.created_at`,
    },
    "letters-with-codes": {
      tables: ["auth_codes", "auth_flows"],
      rows: ({ userId }) => sql`
        select c.kind, c.sent_to, c.app_data, f.redirect_to, c.created_at, c.expires_at
        from auth_codes c left join auth_flows f on f.id = c.flow_id
        where c.user_id = ${userId}::uuid
        union all
        select kind, null, null, redirect_to, created_at, expires_at
        from auth_flows where user_id = ${userId}::uuid
          and id not in (select flow_id from auth_codes where flow_id is not null)
        order by created_at`,
    },
    "changes-of-sign-in": {
      tables: ["auth_changes"],
      rows: ({ userId }) => sql`
        select kind, address_before, made_at, expires_at
        from auth_changes where user_id = ${userId}::uuid order by made_at`,
    },
    invitation: {
      tables: ["invitations"],
      rows: ({ email }) => sql`
        select email, created_at, sent_at, expires_at, accepted_at
        from invitations where lower(email) = lower(${email}) order by created_at`,
    },
    "changes-by-administrators": {
      tables: ["audit_entries"],
      rows: ({ userId, email }) => sql`
        select action, subject_type, before, after, reason, created_at from audit_entries
        where subject_id = ${userId}::uuid or lower(subject_name) = lower(${email})
        order by created_at`,
    },
    "messages-to-you": {
      tables: ["outbox_messages"],
      rows: (person) => sql`
        select channel, recipient, subject, body, status, delivery, created_at, sent_at
        from outbox_messages where ${isToPerson(person)} order by created_at`,
    },
  },
  // Rows that name the person by mail address or phone number only: they are not deleted with the account.
  async erase(tx, person) {
    const { userId, email } = person;
    await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${email})`);
    await tx.delete(outboxMessages).where(isToPerson(person));
    await tx.delete(authCodes).where(sql`lower(${authCodes.sentTo}) = lower(${email})`);
    await tx.execute(sql`
      delete from auth_verifications
      where position(${userId} in value) > 0 or position(lower(${email}) in lower(identifier)) > 0
        or position(lower(${email}) in lower(value)) > 0`);
    // Keys such as `letterFrom:ana@example.com|192.0.2.1`.
    await tx.execute(sql`
      delete from rate_limits
      where string_to_array(lower(regexp_replace(key, '^[^:]*:', '')), '|')
        && array[${userId}, lower(${email})]`);
    return [];
  },
};
