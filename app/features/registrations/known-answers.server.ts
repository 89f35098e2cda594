import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { type Answers, answerFields } from "./schema.ts";

/**
 * What the form begins with for somebody who has been here before: the profile, over it the last
 * entry in any race, over it what was typed last and not sent. The waiver is for each race anew.
 */
export async function knownAnswers(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
): Promise<Answers> {
  const [known] = await db.execute<Record<string, Answers | null>>(sql`
    select
      (select json_build_object('firstName', first_name, 'lastName', last_name, 'phone', phone)
        from user_profiles where user_id = viewer.id) as profile,
      (select json_build_object(
          'firstName', first_name, 'lastName', last_name, 'dateOfBirth', date_of_birth,
          'phone', phone, 'country', country, 'insuranceProvider', insurance_provider,
          'policyNumber', policy_number, 'emergencyContactName', emergency_contact_name,
          'emergencyContactPhone', emergency_contact_phone
        ) from race_registrations where user_id = viewer.id
        order by created_at desc, id limit 1) as entry,
      (select answers from registration_drafts
        where user_id = viewer.id and registration_id is null
        order by updated_at desc, id limit 1) as draft
    from (select ${viewer.userId}::uuid as id) viewer`);
  const sources = [known?.draft, known?.entry, known?.profile];
  const found: Answers = {};
  for (const field of answerFields) {
    const text = sources.map((source) => source?.[field]).find(Boolean);
    if (text && field !== "waiverAccepted") found[field] = text;
  }
  return found;
}
