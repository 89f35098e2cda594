import { sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findRace } from "#features/races/page/race-page.server.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import { cancelByMail, confirmByMail } from "./confirmation.server.ts";
import { closeDraft, type DraftPlace, findDraft } from "./drafts.server.ts";
import { messages } from "./messages.ts";
import { obstacles, registrationObstacle } from "./obstacle.ts";
import { findRegistration } from "./queries.server.ts";
import { type Entry, readAnswers } from "./schema.ts";

type Needed = Pick<Services, "db" | "now" | "mail">;
type Runner = Pick<Viewer, "userId">;
type Registered =
  | { registrationId: string; problem: null }
  | { registrationId: null; problem: string };

/** The rules that the database keeps, whoever comes at the same moment. */
const refusals: Record<string, string> = {
  race_distances_capacity: obstacles.full,
  race_registrations_once: obstacles.registered,
};

/**
 * Enters the viewer with what the draft holds, and confirms it by mail in the same transaction.
 * Sent again, the same draft gives the same entry. Places, deadline and duplicates are judged by the
 * database.
 */
export async function register(
  services: Needed,
  viewer: Runner,
  place: DraftPlace,
  { origin }: { origin: string },
): Promise<Registered> {
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const draft = await findDraft(inside, viewer, place, { isLocked: true });
      if (draft?.registrationId) return registered(draft.registrationId);
      const { entry } = readAnswers(draft?.answers ?? {}, toDay(services.now()));
      if (!entry) return refused(messages.required);

      const id = await enter(inside, viewer, place, entry);
      if (id === null) return refused(await sentenceAgainst(inside, place));
      await closeDraft(inside, viewer, place, id);
      await confirmByMail(inside, viewer, id, { origin });
      return registered(id);
    });
  } catch (problem) {
    const sentence = refusals[violatedConstraint(problem) ?? ""];
    if (!sentence) throw problem;
    return refused(sentence);
  }
}

/**
 * Takes the viewer's own entry back while that is allowed: the place is free, and a mail says so.
 * @returns whose entry it is not, or what is already cancelled, is refused like what is too late
 */
export async function cancelRegistration(
  services: Needed,
  viewer: Runner,
  id: string,
  { origin }: { origin: string },
): Promise<{ problem: string | null }> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const entry = await findRegistration(inside, viewer, id);
    if (!entry || !(await leave(inside, viewer, entry.id))) return { problem: messages.tooLate };
    await cancelByMail(inside, viewer, entry, { origin });
    return { problem: null };
  });
}

/** One statement asks and writes: nobody can close the race in between. */
async function enter(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Runner,
  { raceId, distanceId }: DraftPlace,
  entry: Entry,
): Promise<string | null> {
  const moment = now().toISOString();
  const today = sql`${toDay(now())}::date`;
  const [made] = await db.execute<{ id: string }>(sql`
    insert into race_registrations (
      race_id, distance_id, user_id, first_name, last_name, date_of_birth, phone, country,
      insurance_provider, policy_number, emergency_contact_name, emergency_contact_phone,
      waiver_accepted, created_at, updated_at
    )
    select r.id, d.id, ${userId}::uuid, ${entry.firstName}, ${entry.lastName},
      ${entry.dateOfBirth}::date, ${entry.phone}, ${entry.country}, ${entry.insuranceProvider},
      ${entry.policyNumber}, ${entry.emergencyContactName}, ${entry.emergencyContactPhone},
      ${entry.waiverAccepted}, ${moment}::timestamptz, ${moment}::timestamptz
    from races r left join race_distances d on d.race_id = r.id and d.id = ${distanceId}::uuid
    where r.id = ${raceId}::uuid and r.race_type_category = 'internal'
      and r.race_status in ('upcoming', 'active') and r.start_date >= ${today}
      and r.registration_status = 'open'
      and coalesce(r.registration_deadline, 'infinity') >= ${today}
      and (d.id is null) = (${hasNoDistances} and ${distanceId}::uuid is null)
    returning id`);
  return made?.id ?? null;
}

/** The same rules as `mayCancel`. */
async function leave(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Runner,
  id: string,
): Promise<boolean> {
  const today = sql`${toDay(now())}::date`;
  const cancelled = await db.execute(sql`
    update race_registrations g set status = 'cancelled', updated_at = ${now().toISOString()}
    from races r
    where g.id = ${id}::uuid and g.user_id = ${userId}::uuid and r.id = g.race_id
      and g.status in ('registered', 'confirmed')
      and (r.race_status = 'cancelled' or coalesce(r.registration_deadline, r.start_date - 1) >= ${today})
    returning g.id`);
  return cancelled.length > 0;
}

/** Why nothing was written. */
async function sentenceAgainst(
  { db, now }: Pick<Services, "db" | "now">,
  { raceId, distanceId }: DraftPlace,
): Promise<string> {
  const race = await findRace({ db }, raceId);
  const distance = race?.distances.find(({ id }) => id === distanceId) ?? null;
  if (!race || (!distance && race.distances.length > 0)) return messages.gone;
  const obstacle = registrationObstacle(race, distance, { today: toDay(now()) });
  return obstacle ? obstacles[obstacle] : messages.gone;
}

const hasNoDistances = sql`not exists (select from race_distances x where x.race_id = r.id)`;

function registered(registrationId: string): Registered {
  return { registrationId, problem: null };
}

function refused(problem: string): Registered {
  return { problem, registrationId: null };
}
