import { eq, sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRow } from "#db/rows.ts";
import { raceRegistrations, users } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { findCalendarRace } from "#features/races/sharing/feed.server.ts";
import { takesRegistrations, todayOfRace } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { waiverLangOf } from "./answers.ts";
import { closeDraft, type DraftServices, findDraft } from "./drafts.server.ts";
import { letterOfCancellation, letterOfConfirmation } from "./emails.tsx";
import { type RegistrationRefusal, registrationObstacle } from "./obstacle.ts";
import { findRegistration } from "./queries.server.ts";
import { readForEntry, storeAnswers } from "./questions/answering.server.ts";
import { answersOfEntry } from "./questions/queries.server.ts";
import { isAboutStock } from "./questions/reading-answers.ts";
import type { DraftKey, RegistrationRecord } from "./registration.ts";
import { endOf } from "./rules/identity-document.ts";
import { findEntryForm } from "./rules/queries.server.ts";
import { type Entry, readAnswers } from "./schema.ts";

type Registered =
  | { registrationId: string; problem: null }
  | { registrationId: null; problem: RegistrationRefusal };

/** The rules that the database enforces, also for requests at the same moment. */
const constraints: Record<string, RegistrationRefusal> = {
  race_distances_capacity: "full",
  entry_choices_stock: "sold-out",
  race_registrations_once: "registered",
};

/**
 * Registers the viewer with the answers of a draft, and confirms it by mail in the same transaction.
 * The same draft, sent again, gives the same registration. The database judges places, deadline and
 * duplicates.
 */
export async function register(
  services: Pick<Services, "now" | "mail"> & DraftServices,
  viewer: Pick<Viewer, "userId">,
  key: DraftKey,
  { origin }: { origin: string },
): Promise<Registered> {
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const draft = await findDraft(inside, viewer, key, { isLocked: true });
      if (draft?.registrationId) return registered(draft.registrationId);
      const race = await findRaceToEnter(inside, key.raceId);
      if (!race) return refused("gone");
      const answers = draft?.answers ?? {};
      const form = await findEntryForm(inside, key.raceId);
      const { entry } = readAnswers(answers, todayAt(race, services.now()), race, form);
      if (!entry) return refused("incomplete");
      const own = await readForEntry(tx, key, answers);
      const [wrong] = Object.values(own.problems);
      if (wrong) return refused(isAboutStock(wrong) ? "sold-out" : "incomplete");

      const id = await enter(inside, viewer, key, { ...entry, waiverLang: waiverLangOf(answers) });
      if (id === null) return refused(await refusalOf(inside, key));
      await storeAnswers(tx, id, own.read);
      await closeDraft(inside, viewer, key, id);
      await confirmByMail(inside, viewer, id, { origin });
      return registered(id);
    });
  } catch (error) {
    const problem = constraints[violatedConstraint(error) ?? ""];
    if (!problem) throw error;
    return refused(problem);
  }
}

/**
 * Cancels a registration of the viewer while that is allowed: the place becomes free, and a
 * mail says so. A cancelled registration and another runner's are refused in the same
 * way.
 */
export async function cancelRegistration(
  services: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin }: { origin: string },
): Promise<{ problem: "too-late" | null }> {
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const entry = await findRegistration(inside, viewer, id);
    if (!entry || !(await leave(inside, viewer, entry.id))) return { problem: "too-late" };
    await cancelByMail(inside, viewer, entry, { origin });
    return { problem: null };
  });
}

/** One statement checks and writes, so the race cannot be closed in between. */
async function enter(
  { db, now, identity }: Pick<Services, "now"> & DraftServices,
  { userId }: Pick<Viewer, "userId">,
  { raceId, distanceId }: DraftKey,
  entry: Entry & { waiverLang: Lang },
): Promise<string | null> {
  const moment = now().toISOString();
  const number = entry.document?.number;
  const sealed = number ? identity.box.encrypt(number) : null;
  const end = number ? endOf(number) : null;
  // Triggers: bib, search text, places taken, event, office counts; see
  // app/db/functions/registrations.sql
  const made = await readRow(
    db,
    { id: raceRegistrations.id },
    sql`
    insert into race_registrations (
      race_id, distance_id, user_id, first_name, last_name, date_of_birth, phone, country,
      insurance_provider, policy_number, emergency_contact_name, emergency_contact_phone,
      guardian_name, waiver_accepted, waiver_lang, waiver_version, gender, document_type,
      document_sealed, document_end, club, created_at, updated_at
    )
    select r.id, d.id, ${userId}::uuid, ${entry.firstName}, ${entry.lastName},
      ${entry.dateOfBirth}::date, ${entry.phone}, ${entry.country}, ${entry.insuranceProvider},
      ${entry.policyNumber}, ${entry.emergencyContactName}, ${entry.emergencyContactPhone},
      ${entry.guardianName}, ${entry.waiverAccepted}, ${entry.waiverLang},
      ${entry.waiverVersion}::integer, ${entry.gender}, ${entry.document?.type ?? null}, ${sealed}, ${end},
      ${entry.club},
      ${moment}::timestamptz, ${moment}::timestamptz
    from races r left join race_distances d on d.race_id = r.id and d.id = ${distanceId}::uuid
    where r.id = ${raceId}::uuid and r.race_type_category = 'internal'
      and ${takesRegistrations(now())}
      and (d.id is null) = (${hasNoDistances} and ${distanceId}::uuid is null)
    returning id`,
  );
  return made?.id ?? null;
}

/** The same rules as `mayCancel`; `rules.test.ts` compares the two. */
async function leave(
  { db, now }: Pick<Services, "db" | "now">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  // Triggers: places taken, event, answers; see app/db/functions/registrations.sql, entry-questions.sql
  const cancelled = await db.execute(sql`
    update race_registrations g set status = 'cancelled', updated_at = ${now().toISOString()}
    from races r
    where g.id = ${id}::uuid and g.user_id = ${userId}::uuid and r.id = g.race_id
      and g.status in ('registered', 'confirmed')
      and (
        r.race_status = 'cancelled'
        or coalesce(r.registration_deadline, r.start_date - 1) >= ${todayOfRace(now())}
      )
    returning g.id`);
  return cancelled.length > 0;
}

/** Why `enter` wrote nothing. */
async function refusalOf(
  { db, now }: Pick<Services, "db" | "now">,
  { raceId, distanceId }: DraftKey,
): Promise<RegistrationRefusal> {
  const race = await findRaceToEnter({ db }, raceId);
  const distance = race?.distances.find(({ id }) => id === distanceId) ?? null;
  if (!race || (!distance && race.distances.length > 0)) return "gone";
  return registrationObstacle(race, distance, { today: todayAt(race, now()) }) ?? "gone";
}

const hasNoDistances = sql`not exists (select from race_distances x where x.race_id = r.id)`;

function registered(registrationId: string): Registered {
  return { registrationId, problem: null };
}

function refused(problem: RegistrationRefusal): Registered {
  return { problem, registrationId: null };
}

/** Tells the runner of a new registration, in the transaction that makes it. */
async function confirmByMail(
  services: Pick<Services, "db" | "mail" | "now">,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { origin }: { origin: string },
): Promise<void> {
  const entry = await findRegistration(services, viewer, id);
  const calendar = entry && (await findCalendarRace(services, entry.race.id));
  if (!calendar) return;
  const answers = await answersOfEntry(services, id);
  const made = { origin, calendar, answers, now: services.now() };
  await mailTo(services, viewer, letterOfConfirmation(entry, made));
}

/** Tells the runner that the place is free again, in the transaction that cancels it. */
async function cancelByMail(
  services: Pick<Services, "db" | "mail">,
  viewer: Pick<Viewer, "userId">,
  entry: RegistrationRecord,
  { origin }: { origin: string },
): Promise<void> {
  await mailTo(services, viewer, letterOfCancellation(entry, { origin }));
}

/** A server without mail registers runners as well; its screens say that no mail is sent. */
async function mailTo(
  { db, mail }: Pick<Services, "db" | "mail">,
  { userId }: Pick<Viewer, "userId">,
  letter: BilingualLetter,
): Promise<void> {
  if (mail.mode === "unavailable") return;
  const [person] = await db
    .select({ address: users.email, name: users.name, lang: users.lang })
    .from(users)
    .where(eq(users.id, userId));
  if (person) await mail.send(person, letter, { within: db });
}
