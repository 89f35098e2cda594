import { sql } from "drizzle-orm";
import type { ArchiveFiles } from "./archive-files.server.ts";

/** The account itself and how the person signs in. */
export const filesOfAccount: ArchiveFiles = {
  account: {
    tables: ["users", "auth_two_factors"],
    rows: ({ userId }) => sql`
      select id, email, email_verified, name, phone, two_factor_enabled, last_sign_in_at,
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
    rows: ({ email }) => sql`
      select channel, recipient, subject, body, status, created_at, sent_at
      from outbox_messages where lower(recipient) = lower(${email}) order by created_at`,
  },
  "letters-to-us": {
    tables: ["contact_messages"],
    rows: ({ email }) => sql`
      select name, email, subject, message, created_at
      from contact_messages where lower(email) = lower(${email}) order by created_at`,
  },
};
