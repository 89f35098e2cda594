import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer, listOf, object, oneOf, orNull, text } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { raceSetupMarks, races } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { type Editor, isEditable, mayEdit } from "../../rights.server.ts";
import { todayAt } from "../../standing.ts";
import { findDetails } from "../queries.server.ts";
import {
  type MarkedPoint,
  markedPoints,
  type SetupFacts,
  type SetupPoint,
  setupPoints,
} from "./checklist.ts";

const facts = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  timeZone: races.timeZone,
  status: races.raceStatus,
  registrationStatus: races.registrationStatus,
  deadline: races.registrationDeadline,
  isInternal: boolean,
  isOnMap: boolean,
  hasOwnLink: boolean,
  hasLinks: boolean,
  distances: listOf(object({ name: text, capacity: orNull(integer), isPriced: boolean })),
  sells: boolean,
  costs: boolean,
  hasWay: boolean,
  extras: integer,
  hasOwnForm: boolean,
  hasOwnWaiver: boolean,
  marks: listOf(oneOf(markedPoints)),
  organizers: integer,
};

/** A race on the way to its first entry. */
export type RaceSetup = {
  race: { id: string; name: string; startDate: Day };
  isOpen: boolean;
  isInternal: boolean;
  points: SetupPoint[];
};

/** What is decided and missing of a race that the editor may edit; `null` for another race. */
export async function findSetup(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  id: string,
): Promise<RaceSetup | null> {
  const raceId = readId(id);
  if (raceId === null) return null;
  return setupOf({ db, now }, raceId, null, mayEdit(editor, sql`r.id`));
}

/** What an editor is about to store of a race, as far as the checklist reads it. */
type ComingDetails = Pick<SetupFacts, "status" | "startDate" | "deadline" | "isInternal"> & {
  link: string | null;
};

/**
 * Whether something keeps the registration of a race closed. Everything that opens it asks this first: the
 * checklist, the editor and the API. A new race of an administrator or an import begins open (ADM-RACE-10), also where
 * a point is missing.
 * @param coming - what the same change stores of the race
 */
export async function isReadyToOpen(
  services: Pick<Services, "db" | "now">,
  raceId: string,
  coming: ComingDetails,
): Promise<boolean> {
  const setup = await setupOf(services, raceId, coming);
  return setup?.points.every(({ state }) => state !== "missing") ?? false;
}

async function setupOf(
  { db, now }: Pick<Services, "db" | "now">,
  raceId: string,
  coming: ComingDetails | null,
  mayRead = sql`true`,
): Promise<RaceSetup | null> {
  const row = await readRow(
    db,
    facts,
    sql`
    select r.id, r.race_name as name, r.start_date as "startDate", r.time_zone as "timeZone",
      r.race_status as status, r.registration_status as "registrationStatus",
      r.registration_deadline as deadline,
      r.race_type_category = 'internal' as "isInternal",
      r.place_id is not null as "isOnMap",
      r.registration_link is not null as "hasOwnLink",
      exists (
        select from race_distances d where d.race_id = r.id and d.registration_link is not null
      ) as "hasLinks",
      (select coalesce(json_agg(json_build_object(
          'name', d.distance, 'capacity', d.capacity,
          'isPriced', exists (select from price_tiers t where t.distance_id = d.id)
        ) order by d.sort_order, d.id), '[]') from race_distances d where d.race_id = r.id) as distances,
      exists (select from race_sales s where s.race_id = r.id) as sells,
      exists (select from price_tiers t where t.race_id = r.id and t.price_minor > 0)
        or exists (select from race_extras e where e.race_id = r.id and e.is_sold
          and coalesce(e.price_minor, e.least_minor) > 0) as costs,
      (select count(*)::int from race_extras e where e.race_id = r.id and e.is_sold) as extras,
      exists (select from payment_methods m where m.race_id = r.id)
        or coalesce((select takes_charges from race_payee(r.id)), false) as "hasWay",
      exists (select from race_entry_rules e where e.race_id = r.id)
        or exists (select from entry_questions q where q.race_id = r.id and q.is_asked) as "hasOwnForm",
      coalesce((select num_nonnulls(w.text_en, w.text_es) > 0 from race_waivers w
        where w.race_id = r.id order by w.version desc limit 1), false) as "hasOwnWaiver",
      (select coalesce(json_agg(k.point), '[]') from race_setup_marks k where k.race_id = r.id) as marks,
      (select count(*)::int from race_organizers o where o.race_id = r.id) as organizers
    from races r where r.id = ${raceId}::uuid and ${mayRead}`,
  );
  if (!row) return null;
  const { id, name, timeZone, registrationStatus, hasOwnLink, hasLinks, ...rest } = row;
  const { link, ...details } = coming ?? { ...rest, link: hasOwnLink ? "stored" : null };
  const hasLink = hasLinks || link !== null;
  const setup: SetupFacts = { ...rest, ...details, hasLink, today: todayAt({ timeZone }, now()) };
  return {
    race: { id, name, startDate: rest.startDate },
    isOpen: registrationStatus === "open",
    isInternal: rest.isInternal,
    points: setupPoints(setup),
  };
}

async function lockedRace(tx: Database, editor: Editor, raceId: string) {
  const race = await findDetails(tx, isEditable(editor, raceId), { isLocked: true });
  return race && { name: race.details.race_name };
}

/** Records that an organizer has looked at a point. */
export async function markPoint(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
  point: MarkedPoint,
): Promise<{ problem: "no-race" | null }> {
  return withRetry(services.db, async (tx) => {
    const race = await lockedRace(tx, editor, raceId);
    if (!race) return { problem: "no-race" };
    const added = await tx
      .insert(raceSetupMarks)
      .values({ raceId, point, createdAt: services.now() })
      .onConflictDoNothing()
      .returning({ point: raceSetupMarks.point });
    if (added.length > 0) {
      await recordChange({ db: tx, now: services.now }, editor, {
        action: `looked at the ${point} of`,
        subjectType: "race",
        subjectId: raceId,
        subjectName: race.name,
      });
    }
    return { problem: null };
  });
}

/** Opens the registration of a race, unless something is missing. */
export async function openRegistration(
  services: Pick<Services, "db" | "now">,
  editor: Editor,
  raceId: string,
): Promise<
  { problem: null } | { problem: "no-race" } | { problem: "missing"; points: SetupPoint[] }
> {
  return withRetry(services.db, async (tx) => {
    const race = await lockedRace(tx, editor, raceId);
    const setup = race && (await setupOf({ db: tx, now: services.now }, raceId, null));
    if (!setup) return { problem: "no-race" };
    const points = setup.points.filter(({ state }) => state === "missing");
    if (points.length > 0) return { problem: "missing", points };
    if (setup.isOpen) return { problem: null };
    // Triggers: calendar revision, search; see app/db/functions/races.sql
    await tx.update(races).set({ registrationStatus: "open" }).where(eq(races.id, raceId));
    await recordChange({ db: tx, now: services.now }, editor, {
      action: "opened the registration of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { registration_status: "closed" },
      after: { registration_status: "open" },
    });
    return { problem: null };
  });
}
