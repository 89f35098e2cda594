import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer, moment, orNull, text } from "#db/kinds.ts";
import { type RowOf, readRow, readRows } from "#db/rows.ts";
import {
  entryRaceDays,
  kitPlaces,
  kitSlots,
  raceDistances,
  raceRegistrations,
  races,
  startWaves,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { readTime } from "#features/pace/duration.ts";
import { mailTo } from "#features/registrations/letters.server.ts";
import { isMade } from "#features/registrations/made-entry.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { letterOfPickUp } from "./emails.tsx";
import type { ChoiceProblem } from "./messages.ts";

const arranged = {
  slotId: orNull(kitSlots.id),
  collectorName: orNull(entryRaceDays.collectorName),
  collectorCode: orNull(entryRaceDays.collectorCode),
  expectedS: orNull(integer),
  provenS: orNull(integer),
  waveName: orNull(startWaves.name),
  waveStart: orNull(startWaves.startTime),
  isWaveFixed: boolean,
  slotDay: orNull(kitSlots.day),
  slotBegins: orNull(kitSlots.begins),
  slotEnds: orNull(kitSlots.ends),
  slotPlace: orNull(kitPlaces.name),
  slotAddress: orNull(kitPlaces.address),
  slotMap: orNull(kitPlaces.mapLink),
  waveId: orNull(startWaves.id),
  address: orNull(races.address),
  raceMap: orNull(races.googleMapsLink),
  meters: orNull(integer),
  /** The distance starts in waves. */
  hasWaves: boolean,
  collectedAt: orNull(moment),
};

/** The best time of a runner over the same length in a published result, in the two years before the race. */
export const provenSeconds = sql`(
  select min(coalesce(x.chip_ms, x.gun_ms)) / 1000
  from race_results x
    join race_result_imports i on i.id = x.import_id and i.state = 'published'
    join result_runners earlier on earlier.result_id = x.id
    join race_distances run on run.id = i.distance_id
    join races before on before.id = i.race_id
  where earlier.user_id = g.user_id
    and earlier.companion_id is not distinct from g.companion_id and x.status = 'finished'
    and run.distance_m between d.distance_m * 0.99 and d.distance_m * 1.01
    and before.start_date between r.start_date - 730 and r.start_date - 1)`;

/**
 * What is arranged for entry `g`: `e`, its wave `w`, its time slot `t` at place `p`, and the scan `s` that handed over
 * the kit.
 */
const arrangedJoins = sql`
  left join entry_race_days e on e.registration_id = g.id
  left join start_waves w on w.id = e.wave_id
  left join kit_slots t on t.id = e.slot_id
  left join kit_places p on p.id = t.place_id
  left join check_in_scans s on s.registration_id = g.id and s.holds`;

/** What is arranged for an entry: its time slot, who may collect, its wave. */
export async function arrangedFor({ db }: Pick<Services, "db">, registrationId: string) {
  return readRow(
    db,
    arranged,
    sql`
    select e.slot_id as "slotId", e.collector_name as "collectorName",
      e.collector_code as "collectorCode", e.expected_s as "expectedS",
      ${provenSeconds} as "provenS", w.name as "waveName", w.start_time as "waveStart",
      t.day as "slotDay", t.begins as "slotBegins", t.ends as "slotEnds", p.name as "slotPlace",
      p.address as "slotAddress", p.map_link as "slotMap", w.id as "waveId", r.address,
      r.google_maps_link as "raceMap",
      coalesce(e.is_wave_fixed, false) as "isWaveFixed", d.distance_m as meters,
      exists (
        select from start_waves v
        where v.race_id = g.race_id and v.distance_id is not distinct from g.distance_id
      ) as "hasWaves",
      s.scanned_at as "collectedAt"
    from race_registrations g join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      ${arrangedJoins}
    where g.id = ${registrationId}::uuid`,
  );
}

export type ArrangedRaceDay = NonNullable<Awaited<ReturnType<typeof arrangedFor>>>;

const start = {
  id: raceRegistrations.id,
  wave: orNull(startWaves.name),
  waveStart: orNull(startWaves.startTime),
  slotDay: orNull(kitSlots.day),
  slotBegins: orNull(kitSlots.begins),
  slotEnds: orNull(kitSlots.ends),
  slotPlace: orNull(kitPlaces.name),
  checkedInAt: orNull(moment),
};

type EntryStart = RowOf<typeof start>;

/** The waves, time slots and check-ins of some entries, by the id of the entry. */
export async function startsOf({ db }: Pick<Services, "db">, registrationIds: readonly string[]) {
  const starts = await readRows(
    db,
    start,
    sql`
    select g.id, w.name as wave, w.start_time as "waveStart", t.day as "slotDay",
      t.begins as "slotBegins", t.ends as "slotEnds", p.name as "slotPlace",
      s.scanned_at as "checkedInAt"
    from race_registrations g
      ${arrangedJoins}
    where g.id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(registrationIds)}::text::jsonb))`,
  );
  return new Map(starts.map((one) => [one.id, one]));
}

/** The start of an entry, as programs are told it. */
export function startForPrograms(start: EntryStart | undefined) {
  const { slotDay, slotBegins, slotEnds, slotPlace } = start ?? {};
  return {
    wave: start?.wave ?? null,
    wave_start: start?.waveStart?.slice(0, 5) ?? null,
    kit_slot:
      slotDay && slotBegins && slotEnds && slotPlace
        ? { place: slotPlace, day: slotDay, begins: slotBegins, ends: slotEnds }
        : null,
    checked_in_at: start?.checkedInAt?.toISOString() ?? null,
  };
}

const offered = {
  id: kitSlots.id,
  day: kitSlots.day,
  begins: kitSlots.begins,
  ends: kitSlots.ends,
  place: kitPlaces.name,
  address: kitPlaces.address,
  mapLink: kitPlaces.mapLink,
  isFull: boolean,
  isOver: boolean,
};

/** The time slots that runners of a race may choose from, with their places. */
export async function offeredSlots({ db, now }: Pick<Services, "db" | "now">, raceId: string) {
  return readRows(
    db,
    offered,
    sql`
    select s.id, s.day, s.begins, s.ends, p.name as place, p.address, p.map_link as "mapLink",
      s.taken >= s.capacity as "isFull",
      (s.day + s.ends::time) at time zone r.time_zone <= ${now().toISOString()}::timestamptz as "isOver"
    from kit_slots s join kit_places p on p.id = s.place_id join races r on r.id = s.race_id
    where s.race_id = ${raceId}::uuid
    order by s.day, s.begins, p.sort_order, s.id`,
  );
}

export type OfferedSlot = Awaited<ReturnType<typeof offeredSlots>>[number];

type Choosing = Pick<Services, "db" | "now" | "limits" | "mail">;
type Chosen = { problem: ChoiceProblem | null };

/** Chooses or changes the time slot of an entry of the viewer, and confirms it by mail. */
export async function chooseSlot(
  services: Choosing,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { slotId, origin }: { slotId: string; origin: string },
): Promise<Chosen | null> {
  try {
    return await changeOwn(services, viewer, id, async (tx, entry) => {
      const slots = await offeredSlots({ ...services, db: tx }, entry.raceId);
      const slot = slots.find((one) => one.id === slotId);
      if (!slot) return { problem: "gone" };
      if (slot.isOver) return { problem: "over" };
      const before = await arrangedFor({ db: tx }, entry.id);
      if (before?.collectedAt) return { problem: "collected" };
      if (before?.slotId === slotId) return { problem: null };
      // Triggers: places taken; see app/db/functions/registrations.sql
      await arrange(tx, services, entry.id, { slotId });
      const after = await arrangedFor({ db: tx }, entry.id);
      const letter = letterOfPickUp(
        {
          ...entry,
          slot,
          collector: after?.collectorName ?? null,
          code: after?.collectorCode ?? null,
        },
        { origin },
      );
      await mailTo({ ...services, db: tx }, viewer, letter);
      return { problem: null };
    });
  } catch (problem) {
    if (violatedConstraint(problem) === "kit_slots_capacity") return { problem: "full" };
    throw problem;
  }
}

/** Frees the time slot of an entry of the viewer. */
export async function leaveSlot(
  services: Choosing,
  viewer: Pick<Viewer, "userId">,
  id: string,
): Promise<Chosen | null> {
  return changeOwn(services, viewer, id, async (tx, entry) => {
    const before = await arrangedFor({ db: tx }, entry.id);
    if (before?.collectedAt) return { problem: "collected" };
    // Triggers: places taken; see app/db/functions/registrations.sql
    await arrange(tx, services, entry.id, { slotId: null });
    return { problem: null };
  });
}

/**
 * Names another person who may pick up the kit, with a new code; nobody without a name. Where a time slot is chosen, a
 * letter has both.
 */
export async function nameCollector(
  services: Choosing,
  viewer: Pick<Viewer, "userId">,
  id: string,
  { name, origin }: { name: string | null; origin: string },
): Promise<Chosen | null> {
  return changeOwn(services, viewer, id, async (tx, entry) => {
    const before = await arrangedFor({ db: tx }, entry.id);
    if (before?.collectedAt) return { problem: "collected" };
    if ((before?.collectorName ?? null) === name) return { problem: null };
    const code = name === null ? null : newCollectorCode();
    await arrange(tx, services, entry.id, { collectorName: name, collectorCode: code });
    const slots = await offeredSlots({ ...services, db: tx }, entry.raceId);
    const slot = slots.find((one) => one.id === before?.slotId);
    if (code !== null && slot) {
      const letter = letterOfPickUp({ ...entry, slot, collector: name, code }, { origin });
      await mailTo({ ...services, db: tx }, viewer, letter);
    }
    return { problem: null };
  });
}

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 30 random bits: enough for a person to be asked for it at a desk, together with a document. */
function newCollectorCode(): string {
  return Array.from({ length: 6 }, () => crockford[randomInt(crockford.length)]).join("");
}

/** Stores the time that the viewer expects to need; nothing for none. */
export async function expectTime(
  services: Choosing,
  viewer: Pick<Viewer, "userId">,
  id: string,
  typed: string,
): Promise<Chosen | { problem: "unreadable" } | null> {
  return changeOwn(services, viewer, id, async (tx, entry) => {
    const before = await arrangedFor({ db: tx }, entry.id);
    const read = typed === "" ? null : readTime(typed, before?.meters ?? null);
    const isReadable = typed === "" || (read !== null && read >= 1 && read < 1_000_000);
    if (!isReadable) return { problem: "unreadable" };
    await arrange(tx, services, entry.id, { expectedS: read === null ? null : Math.round(read) });
    return { problem: null };
  });
}

/**
 * Stores something for an entry, whose row is locked. The entry counts as changed: desks read their lists again.
 */
export async function arrange(
  tx: Database,
  { now }: Pick<Services, "now">,
  registrationId: string,
  columns: Partial<typeof entryRaceDays.$inferInsert>,
): Promise<void> {
  await tx
    .insert(entryRaceDays)
    .values({ ...columns, registrationId, updatedAt: now() })
    .onConflictDoUpdate({
      target: entryRaceDays.registrationId,
      set: { ...columns, updatedAt: now() },
    });
  await tx
    .update(raceRegistrations)
    .set({ updatedAt: now() })
    .where(eq(raceRegistrations.id, registrationId));
}

type OwnEntry = {
  id: string;
  raceId: string;
  bib: number | null;
  firstName: string;
  distance: string | null;
  raceName: string;
};

/**
 * Changes what is arranged for an entry of the viewer. The entry is locked first, then its arrangements, then the time
 * slots. @returns `null` where the viewer has no such entry
 */
async function changeOwn<Answer>(
  services: Choosing,
  { userId }: Pick<Viewer, "userId">,
  id: string,
  make: (tx: Database, entry: OwnEntry) => Promise<Answer>,
): Promise<Answer | Chosen | null> {
  const known = readId(id);
  if (known === null) return null;
  const own = and(eq(raceRegistrations.id, known), eq(raceRegistrations.userId, userId), isMade);
  if ((await services.db.$count(raceRegistrations, own)) === 0) return null;
  if (!(await services.limits.allow("raceDay", userId))) return { problem: "too-often" };
  return withRetry(services.db, async (tx): Promise<Answer | Chosen | null> => {
    const [entry] = await tx
      .select({
        id: raceRegistrations.id,
        raceId: raceRegistrations.raceId,
        bib: raceRegistrations.bib,
        firstName: raceRegistrations.firstName,
        status: raceRegistrations.status,
        distance: sql`(
          select distance from race_distances d where d.id = race_registrations.distance_id
        )`.mapWith(orNull(raceDistances.distance)),
        raceName: sql`(
          select race_name from races r where r.id = race_registrations.race_id
        )`.mapWith(text),
      })
      .from(raceRegistrations)
      .where(own)
      .for("no key update");
    if (!entry) return null;
    if (entry.status === "cancelled") return { problem: "cancelled" };
    return make(tx, entry);
  });
}
