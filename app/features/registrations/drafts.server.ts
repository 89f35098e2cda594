import { sql } from "drizzle-orm";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import type { Answers } from "./schema.ts";

/** Days after the last change for which a draft is kept: it holds what nobody else should read. */
const keptDays = 7;

/** Drafts of one runner; with one more the oldest goes. */
const draftsLimit = 10;

/** Letters of one answer; the rules of the form allow less. */
const answerLimit = 1_000;

/** Which form of which race is being filled in: one draft for each time that it is opened. */
export type DraftPlace = { raceId: string; distanceId: string | null; draftId: string };

export type Draft = {
  answers: Answers;
  /** The entry that came of it. */
  registrationId: string | null;
};

type Runner = Pick<Viewer, "userId">;

/**
 * What the viewer has typed there so far; `null` before the first step. A locked draft cannot be
 * sent a second time as long as the transaction lasts.
 */
export async function findDraft(
  { db }: Pick<Services, "db">,
  viewer: Runner,
  place: DraftPlace,
  { isLocked = false } = {},
): Promise<Draft | null> {
  const [draft] = await db.execute<Draft>(sql`
    select answers, registration_id as "registrationId" from registration_drafts
    where ${isAt(viewer, place)} ${isLocked ? sql`for update` : sql``}`);
  return draft ?? null;
}

/** Keeps answers as they were typed, right or not, beside those of the other steps. */
export async function keepAnswers(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Runner,
  { raceId, distanceId, draftId }: DraftPlace,
  answers: Answers,
): Promise<void> {
  const kept = JSON.stringify(
    Object.fromEntries(
      Object.entries(answers).map(([name, text]) => [name, text.slice(0, answerLimit)]),
    ),
  );
  const moment = now().toISOString();
  await db.execute(sql`
    insert into registration_drafts as d
      (user_id, id, race_id, distance_id, answers, created_at, updated_at)
    values (
      ${viewer.userId}::uuid, ${draftId}::uuid, ${raceId}::uuid, ${distanceId}::uuid,
      ${kept}::jsonb, ${moment}::timestamptz, ${moment}::timestamptz
    )
    on conflict (user_id, id) do update
      set answers = d.answers || excluded.answers, updated_at = excluded.updated_at
      where d.registration_id is null and d.race_id = excluded.race_id
        and d.distance_id is not distinct from excluded.distance_id`);
  await db.execute(sql`
    delete from registration_drafts where (user_id, id) in (
      select user_id, id from registration_drafts
      where user_id = ${viewer.userId}::uuid and id <> ${draftId}::uuid
      order by updated_at desc, id offset ${draftsLimit - 1}
    )`);
}

/** Leaves of a draft only which entry came of it. */
export async function closeDraft(
  { db }: Pick<Services, "db">,
  viewer: Runner,
  place: DraftPlace,
  registrationId: string,
): Promise<void> {
  await db.execute(sql`
    update registration_drafts set answers = '{}', registration_id = ${registrationId}::uuid
    where ${isAt(viewer, place)}`);
}

/** Removes the drafts that nobody has gone on with; runs every night. */
export async function forgetOldDrafts({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - keptDays * msPerDay).toISOString();
  await db.execute(sql`
    delete from registration_drafts where updated_at < ${oldest}::timestamptz`);
}

function isAt(viewer: Runner, { raceId, distanceId, draftId }: DraftPlace) {
  return sql`user_id = ${viewer.userId}::uuid and id = ${draftId}::uuid
    and race_id = ${raceId}::uuid and distance_id is not distinct from ${distanceId}::uuid`;
}
