import { sql } from "drizzle-orm";
import { object, orNull } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { raceRegistrations, registrationDrafts, userProfiles } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { type AnswerName, type Answers, answerNames, askedAnswers } from "./answers.ts";
import { type DraftServices, unsealed } from "./drafts.server.ts";
import type { EntryRules } from "./rules/entry-rules.ts";

const knownSources = {
  profile: orNull(
    object({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
    }),
  ),
  entry: orNull(
    object({
      firstName: raceRegistrations.firstName,
      lastName: raceRegistrations.lastName,
      dateOfBirth: raceRegistrations.dateOfBirth,
      phone: raceRegistrations.phone,
      country: raceRegistrations.country,
      gender: raceRegistrations.gender,
      documentType: raceRegistrations.documentType,
      documentNumber: raceRegistrations.documentSealed,
      club: raceRegistrations.club,
      insuranceProvider: raceRegistrations.insuranceProvider,
      policyNumber: raceRegistrations.policyNumber,
      emergencyContactName: raceRegistrations.emergencyContactName,
      emergencyContactPhone: raceRegistrations.emergencyContactPhone,
    }),
  ),
  draft: orNull(registrationDrafts.answers),
};

/** Given for each race again. */
const consents: readonly AnswerName[] = ["waiverAccepted", "waiverVersion", "guardianConsent"];

type KnownSource = Partial<Record<AnswerName, string | null>>;

/**
 * The answers that the form begins with: those typed last and not sent, then those of the last
 * registration in any race, then the profile; only those that a race with these rules asks for. The waiver is accepted
 * for each race again.
 */
export async function knownAnswers(
  { db, identity }: DraftServices,
  viewer: Pick<Viewer, "userId">,
  rules: EntryRules,
): Promise<Answers> {
  const known = await readRow(
    db,
    knownSources,
    sql`
    select
      (select json_build_object('firstName', first_name, 'lastName', last_name, 'phone', phone)
        from user_profiles where user_id = viewer.id) as profile,
      (select json_build_object(
          'firstName', first_name, 'lastName', last_name, 'dateOfBirth', date_of_birth,
          'phone', phone, 'country', country, 'gender', gender, 'documentType', document_type,
          'documentNumber', document_sealed, 'club', club, 'insuranceProvider', insurance_provider,
          'policyNumber', policy_number, 'emergencyContactName', emergency_contact_name,
          'emergencyContactPhone', emergency_contact_phone
        ) from race_registrations where user_id = viewer.id and companion_id is null
        order by created_at desc, id limit 1) as entry,
      (select answers from registration_drafts
        where user_id = viewer.id and registration_id is null and companion_id is null
        order by updated_at desc, id limit 1) as draft
    from (select ${viewer.userId}::uuid as id) viewer`,
  );
  const sources: (KnownSource | null | undefined)[] = [known?.draft, known?.entry, known?.profile];
  const found: Answers = {};
  for (const name of askedAnswers(answerNames, rules)) {
    // A number belongs to the type beside it.
    const isOfDocument = name === "documentType" || name === "documentNumber";
    const needed = isOfDocument ? "documentNumber" : name;
    const text = sources.find((source) => source?.[needed])?.[name];
    if (text && !consents.includes(name)) found[name] = text;
  }
  return unsealed(found, identity.box);
}
