import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import {
  entryFiles,
  entryTeams,
  raceRegistrations,
  races,
  reviewRequests,
  teamMembers,
  waitingRunners,
} from "#db/schema.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import { isAhead } from "#features/races/standing.server.ts";
import { categoryName } from "./categories/category-of.server.ts";
import { eraseAnswers } from "./questions/answering.server.ts";
import { handTeamOn } from "./team-captain.server.ts";

/** Entries for races. */
export const registrationData: PersonalData = {
  lists: {
    registrations: {
      tables: ["race_registrations"],
      rows: ({ userId }) => sql`
        select g.id, g.race_id, r.race_name, r.start_date, d.distance,
          ${categoryName(sql`g`)} as category, g.bib, g.status, g.shares_place, g.first_name, g.last_name, g.date_of_birth, g.gender, g.phone, g.country, g.document_type, g.document_end, g.club,
          g.insurance_provider, g.policy_number, g.emergency_contact_name, g.emergency_contact_phone,
          (select v.code from vouchers v where v.id = g.voucher_id) as invitation_code,
          g.guardian_name, g.waiver_accepted, g.waiver_lang, g.waiver_version,
          case g.waiver_lang when 'es' then w.text_es else w.text_en end as waiver_text,
          g.created_at, g.updated_at
        from race_registrations g join races r on r.id = g.race_id
        left join race_distances d on d.id = g.distance_id
        left join race_waivers w on w.race_id = g.race_id and w.version = g.waiver_version
        where g.user_id = ${userId}::uuid order by g.created_at`,
    },
    "registration-answers": {
      tables: ["entry_answers"],
      rows: ({ userId }) => sql`
        select a.registration_id, r.race_name, coalesce(q.text_en, q.text_es) as question,
          coalesce(a.answer, c.label_en, c.label_es) as answer
        from entry_answers a join race_registrations g on g.id = a.registration_id
        join races r on r.id = g.race_id
        join entry_questions q on q.id = a.question_id
        left join entry_choices c on c.id = a.choice_id
        where g.user_id = ${userId}::uuid order by g.created_at, q.sort_order, q.id, c.sort_order`,
    },
    "sent-files": {
      tables: ["entry_files"],
      rows: ({ userId }) => sql`
        select f.registration_id, r.race_name, coalesce(q.text_en, q.text_es) as question,
          f.refusal, f.reviewed_at, f.created_at
        from entry_files f join race_registrations g on g.id = f.registration_id
        join races r on r.id = g.race_id join entry_questions q on q.id = f.question_id
        where f.sent_by = ${userId}::uuid order by f.created_at, f.id`,
      bytes: ({ userId }) => sql`
        select concat('file-', f.id) as name, f.file
        from entry_files f where f.sent_by = ${userId}::uuid`,
    },
    "waiting-lists": {
      tables: ["waiting_runners"],
      rows: ({ userId }) => sql`
        select r.race_name, d.distance, w.number, w.offered_until, w.created_at
        from waiting_runners w join races r on r.id = w.race_id
        join race_distances d on d.id = w.distance_id
        where w.user_id = ${userId}::uuid order by w.created_at`,
    },
    "entry-changes": {
      tables: ["entry_changes"],
      rows: ({ userId, email }) => sql`
        select r.race_name, d.distance, t.distance as other_distance, c.kind, c.state,
          case when g.user_id = ${userId}::uuid then c.to_email end as to_email,
          g.user_id is distinct from ${userId}::uuid as was_received,
          case when g.user_id = ${userId}::uuid then c.fee_minor end as fee_minor,
          case when g.user_id = ${userId}::uuid then c.credit_minor end as credit_minor,
          c.ends_at, c.created_at, c.updated_at
        from entry_changes c join races r on r.id = c.race_id
        join race_registrations g on g.id = c.registration_id
        left join race_distances d on d.id = g.distance_id
        left join race_distances t on t.id = c.distance_id
        where g.user_id = ${userId}::uuid or c.to_user = ${userId}::uuid or lower(c.to_email) = lower(${email})
        order by c.created_at, c.id`,
    },
    teams: {
      tables: ["entry_teams", "team_members"],
      rows: ({ userId }) => sql`
        select r.race_name, d.distance, t.name,
          coalesce(t.captain_id = ${userId}::uuid, false) as is_captain,
          (
            select json_agg(json_build_object('registration_id', m.registration_id,
              'number', m.number, 'since', m.created_at) order by m.number)
            from team_members m join race_registrations g on g.id = m.registration_id
            where m.team_id = t.id and g.user_id = ${userId}::uuid
          ) as entries, t.created_at
        from entry_teams t join races r on r.id = t.race_id
        join race_distances d on d.id = t.distance_id
        where t.captain_id = ${userId}::uuid or exists (
          select from team_members m join race_registrations g on g.id = m.registration_id
          where m.team_id = t.id and g.user_id = ${userId}::uuid)
        order by t.created_at, t.id`,
    },
    "travel-notes": {
      tables: ["travel_notes"],
      rows: ({ userId }) => sql`
        select t.registration_id, r.race_name, t.note, t.updated_at
        from travel_notes t join race_registrations g on g.id = t.registration_id
        join races r on r.id = g.race_id
        where t.user_id = ${userId}::uuid order by t.updated_at`,
    },
    companions: {
      tables: ["companions"],
      rows: ({ userId }) => sql`
        select answers - 'documentNumber' as answers, created_at, updated_at from companions
        where user_id = ${userId}::uuid order by created_at`,
    },
    "unfinished-registrations": {
      tables: ["registration_drafts"],
      rows: ({ userId }) => sql`
        select d.race_id, r.race_name,
          (
            select json_object_agg(a.name, a.typed) from jsonb_each_text(d.answers) a (name, typed)
            where a.name <> 'documentNumber' and a.name not like 'question:%' and a.name not like 'extra:%'
          ) as answers,
          (
            select json_object_agg(coalesce(q.text_en, q.text_es), coalesce(
              (
                select string_agg(coalesce(c.label_en, c.label_es), ', ' order by c.sort_order)
                from entry_choices c
                where c.question_id = q.id and c.id::text = any(string_to_array(a.typed, ','))
              ),
              a.typed
            ))
            from jsonb_each_text(d.answers) a (name, typed)
            join entry_questions q on a.name = 'question:' || q.id
          ) as answers_to_organizer,
          (
            select json_object_agg(coalesce(e.name_en, e.name_es), a.typed)
            from jsonb_each_text(d.answers) a (name, typed)
            join race_extras e on a.name = 'extra:' || e.id
            where a.typed not in ('', '0')
          ) as extras,
          d.created_at, d.updated_at
        from registration_drafts d join races r on r.id = d.race_id
        where d.user_id = ${userId}::uuid order by d.created_at`,
    },
  },
  auditSubjects: ({ userId }) => sql`
      select id from race_registrations where user_id = ${userId}::uuid
      union all
      select id from waiting_runners where user_id = ${userId}::uuid`,
  /** The link of an invitation works without the address. @returns the keys of the sent files */
  async erase(tx, { userId, email }) {
    await tx.execute(sql`
      update entry_changes set to_email = null where lower(to_email) = lower(${email})`);
    const sent = await tx.delete(entryFiles).where(eq(entryFiles.sentBy, userId)).returning();
    return sent.map(({ file }) => file);
  },
};

/** The columns of a registration that say nothing about a person; all others are emptied. */
type KeptColumn =
  | "id"
  | "raceId"
  | "distanceId"
  | "waiverAccepted"
  | "waiverLang"
  | "waiverVersion"
  | "voucherId"
  | "sharesPlace"
  | "status"
  | "bib"
  | "checkInCode"
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
  gender: null,
  documentType: null,
  documentSealed: null,
  documentEnd: null,
  club: null,
  categoryId: null,
  companionId: null,
} satisfies Omit<Required<typeof raceRegistrations.$inferInsert>, KeptColumn>;

/**
 * Cancels the registrations for coming races, which frees their places, and leaves the waiting lists. All registrations stay with
 * their organizers as records, without the person.
 */
export async function leaveRaces(tx: Database, userId: string, now: Date) {
  const own = eq(raceRegistrations.userId, userId);
  // Everything that changes a waiting list locks its distance first.
  await tx.execute(sql`
    select id from race_distances
    where id in (select distance_id from waiting_runners where user_id = ${userId}::uuid)
    order by id for no key update`);
  // Triggers: places taken; see app/db/functions/registrations.sql
  await tx.delete(waitingRunners).where(eq(waitingRunners.userId, userId));
  const cancelled = await tx
    .update(raceRegistrations)
    .set({ status: "cancelled" })
    .from(races)
    .where(
      and(
        own,
        eq(races.id, raceRegistrations.raceId),
        isAhead(now, "races"),
        inArray(raceRegistrations.status, ["registered", "confirmed"]),
      ),
    )
    .returning({ id: raceRegistrations.id, race: races.raceName, day: races.startDate });
  for (const { id } of cancelled) await handTeamOn({ db: tx, now: () => now }, id);
  // Nobody takes over an entry of somebody who is gone, nor learns whom it was offered to.
  await tx.execute(sql`
    update entry_changes set state = 'withdrawn', to_email = null, token_hash = null
    where state in ('unpaid', 'open') and registration_id in (
      select id from race_registrations where user_id = ${userId}::uuid)`);
  const ownIds = tx.select({ id: raceRegistrations.id }).from(raceRegistrations).where(own);
  await tx.delete(reviewRequests).where(inArray(reviewRequests.registrationId, ownIds));
  await leaveTeams(tx, userId);
  await eraseAnswers(tx, userId);
  // Triggers: search text, event; see app/db/functions/registrations.sql
  await tx.update(raceRegistrations).set(withoutPerson).where(own);
  return cancelled;
}

/** Removes the entries of an account from their teams, which the other members then lead. Deletes empty teams. */
async function leaveTeams(tx: Database, userId: string): Promise<void> {
  const led = await tx
    .update(entryTeams)
    .set({ captainId: null, inviteCode: null })
    .where(eq(entryTeams.captainId, userId))
    .returning({ id: entryTeams.id });
  const left = await tx
    .delete(teamMembers)
    .where(
      sql`${teamMembers.registrationId} in (
        select id from race_registrations where user_id = ${userId}::uuid)`,
    )
    .returning({ id: teamMembers.teamId });
  const ids = [...led, ...left].map(({ id }) => id);
  await tx.delete(entryTeams).where(
    and(
      inArray(entryTeams.id, ids),
      sql`${entryTeams.captainId} is null and not exists (
        select from team_members m where m.team_id = ${entryTeams.id})`,
    ),
  );
}
