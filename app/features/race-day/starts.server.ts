import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer, moment, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  bibBlocks,
  entryRaceDays,
  raceBibs,
  raceDistances,
  raceRegistrations,
  startWaves,
} from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { tellingProblem, tellRunners } from "#features/race-mail/commands.server.ts";
import { isDistanceOf, lockRace } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, mayEdit } from "#features/races/rights.server.ts";
import { raceDayActions } from "#features/registrations/roster/messages.ts";
import type { Services } from "#services/services.ts";
import { type NumberedRunner, numberBibs } from "./bibs.ts";
import { changeRaceDay, type RaceDayOutcome } from "./changing.server.ts";
import { toldChanges } from "./messages.ts";
import { type BibBlock, mostWaves, type StartWave } from "./race-day.ts";
import { arrange, provenSeconds } from "./runner.server.ts";
import type { BibOrder, BlockForm, WaveForm } from "./schema.ts";
import { assignWaves, inWaveOrder } from "./waves.ts";

type Needs = Pick<Services, "db" | "now">;
type Telling = Needs & Pick<Services, "mail">;

/** Where the links of letters to runners lead; `null` tells nobody. */
type Told = { origin: string | null };

/** A wave with the number of its runners. */
export type CountedWave = StartWave & { runners: number };

/** The waves of a race, those of a distance together and fast ones first. */
export async function wavesOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<CountedWave[]> {
  const waves = await db
    .select({
      id: startWaves.id,
      distanceId: startWaves.distanceId,
      name: startWaves.name,
      startTime: startWaves.startTime,
      capacity: startWaves.capacity,
      upToS: startWaves.upToS,
      runners: sql`(
        select count(*)::int from entry_race_days e
          join race_registrations g on g.id = e.registration_id
        where e.wave_id = ${startWaves.id} and g.status <> 'cancelled' and g.bib is not null
      )`.mapWith(integer),
    })
    .from(startWaves)
    .leftJoin(raceDistances, eq(raceDistances.id, startWaves.distanceId))
    .where(eq(startWaves.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder), asc(startWaves.distanceId));
  const distances = [...new Set(waves.map(({ distanceId }) => distanceId))];
  return distances.flatMap((id) =>
    inWaveOrder(waves.filter(({ distanceId }) => distanceId === id)),
  );
}

/** Adds a wave, or changes one, which keeps its distance. Its runners stay until waves are assigned again. */
export async function saveWave(
  services: Telling,
  editor: Editor,
  raceId: string,
  { form, origin }: Told & { form: WaveForm },
): Promise<RaceDayOutcome & { needsAssigning?: boolean }> {
  let needsAssigning = false;
  const outcome = await changeRaceDay(services, editor, raceId, async (tx) => {
    const { name, distance: distanceId, start_time: startTime, capacity, up_to: upToS } = form;
    if (form.wave !== null) {
      const ofRace = and(eq(startWaves.id, form.wave), eq(startWaves.raceId, raceId));
      const [before] = await tx
        .select({
          name: startWaves.name,
          startTime: startWaves.startTime,
          capacity: startWaves.capacity,
          upToS: startWaves.upToS,
        })
        .from(startWaves)
        .where(ofRace);
      if (!before) return { problem: "gone" };
      const after = { name, startTime, capacity, upToS };
      const isMoved = before.startTime.slice(0, 5) !== startTime;
      if (isMoved && origin !== null) {
        const problem = await tellingProblem({ ...services, db: tx }, raceId);
        if (problem) return { problem };
      }
      await tx.update(startWaves).set(after).where(ofRace);
      needsAssigning = before.capacity !== capacity || before.upToS !== upToS;
      if (isMoved && origin !== null) {
        const entries = await tx
          .select({ id: entryRaceDays.registrationId })
          .from(entryRaceDays)
          .innerJoin(raceRegistrations, eq(raceRegistrations.id, entryRaceDays.registrationId))
          .where(
            and(eq(entryRaceDays.waveId, form.wave), ne(raceRegistrations.status, "cancelled")),
          );
        await tellRunners({ ...services, db: tx }, editor, {
          raceId,
          entries: entries.map(({ id }) => id),
          texts: toldChanges.wave,
          origin,
        });
      }
      return { action: "changed a wave of", before, after };
    }
    if (!(await isDistanceOf(tx, raceId, distanceId))) return { problem: "no-distance" };
    const distances = await tx.$count(raceDistances, eq(raceDistances.raceId, raceId));
    if (distanceId === null && distances > 0) return { problem: "no-distance" };
    if ((await tx.$count(startWaves, eq(startWaves.raceId, raceId))) >= mostWaves) {
      return { problem: "too-many-waves" };
    }
    await tx.insert(startWaves).values({ raceId, distanceId, name, startTime, capacity, upToS });
    needsAssigning = true;
    return { action: "added a wave to", after: { name, startTime, capacity, upToS } };
  });
  return { ...outcome, needsAssigning };
}

/** Deletes a wave; its runners have none until waves are assigned again. */
export async function removeWave(
  services: Needs,
  editor: Editor,
  raceId: string,
  waveId: string,
): Promise<RaceDayOutcome> {
  return changeRaceDay(services, editor, raceId, async (tx) => {
    const ofRace = and(eq(startWaves.id, waveId), eq(startWaves.raceId, raceId));
    const [found] = await tx.select({ name: startWaves.name }).from(startWaves).where(ofRace);
    if (!found) return { problem: "gone" };
    await tx
      .update(entryRaceDays)
      .set({ waveId: null, isWaveFixed: false })
      .where(eq(entryRaceDays.waveId, waveId));
    await tx.delete(startWaves).where(ofRace);
    return { action: "removed a wave from", before: { name: found.name } };
  });
}

const runner = {
  id: raceRegistrations.id,
  distanceId: orNull(raceRegistrations.distanceId),
  seconds: orNull(integer),
  waveId: orNull(startWaves.id),
  isFixed: boolean,
};

/** The runners who start in a wave or could, in the order in which they registered. */
async function waveRunners(db: Database, raceId: string) {
  return readRows(
    db,
    runner,
    sql`
    select g.id, g.distance_id as "distanceId",
      coalesce(${provenSeconds}, e.expected_s) as seconds, e.wave_id as "waveId",
      coalesce(e.is_wave_fixed, false) as "isFixed"
    from race_registrations g join races r on r.id = g.race_id
      left join race_distances d on d.id = g.distance_id
      left join entry_race_days e on e.registration_id = g.id
    where g.race_id = ${raceId}::uuid and g.bib is not null and g.status <> 'cancelled'
      and exists (
        select from start_waves w
        where w.race_id = g.race_id and w.distance_id is not distinct from g.distance_id
      )
    order by g.created_at, g.id`,
  );
}

/** How many runners of distances with waves have none, and how many have neither a proven time nor an estimate. */
export async function waveGaps(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<{ without: number; untimed: number }> {
  const runners = await waveRunners(db, raceId);
  return {
    without: runners.filter(({ waveId }) => waveId === null).length,
    untimed: runners.filter(({ seconds }) => seconds === null).length,
  };
}

/** Gives all runners the waves that the rules say; those whose wave an organizer has chosen keep it. */
export async function assignAllWaves(
  services: Telling,
  editor: Editor,
  raceId: string,
  { origin }: Told = { origin: null },
): Promise<RaceDayOutcome & { moved?: number }> {
  let moved = 0;
  const outcome = await changeRaceDay(services, editor, raceId, async (tx) => {
    // Entries wait until this is done: the later steps of every command on them lock the entry first.
    await lockEntries(tx, raceId);
    const waves = await wavesOf({ db: tx }, raceId);
    if (waves.length === 0) return { problem: "no-waves" };
    const unsaid = origin === null ? null : await tellingProblem({ ...services, db: tx }, raceId);
    if (unsaid) return { problem: unsaid };
    const runners = await waveRunners(tx, raceId);
    const assigned = assignWaves(
      waves,
      runners.map(({ isFixed, waveId, ...one }) => ({ ...one, fixed: isFixed ? waveId : null })),
    );
    const changed = runners
      .filter(({ id, waveId }) => (assigned.get(id) ?? null) !== waveId)
      .map(({ id, waveId }) => ({ id, wave: assigned.get(id) ?? null, before: waveId }));
    moved = changed.length;
    if (moved > 0) {
      await tx.execute(sql`
        insert into entry_race_days (registration_id, wave_id)
        select (x->>'id')::uuid, (x->>'wave')::uuid
        from jsonb_array_elements(${JSON.stringify(changed)}::text::jsonb) x
        on conflict (registration_id) do update set wave_id = excluded.wave_id`);
      await touchEntries(
        services,
        tx,
        changed.map(({ id }) => id),
      );
    }
    if (origin !== null) {
      // A runner's first wave is no change.
      const entries = changed.filter(({ before }) => before !== null).map(({ id }) => id);
      const told = { raceId, entries, texts: toldChanges.wave, origin };
      await tellRunners({ ...services, db: tx }, editor, told);
    }
    return { action: "assigned the waves of", after: { runners: runners.length, moved } };
  });
  return { ...outcome, moved };
}

type Corrected = { problem: "gone" | "no-mail" | "told-too-often" | null };

/**
 * Puts an entry in a wave of its distance, whatever the rules say; `null` leaves it to them again. If the wave
 * changes, its runner gets a letter.
 */
export async function correctWave(
  services: Telling,
  editor: Editor,
  { registrationId, waveId, origin }: Told & { registrationId: string; waveId: string | null },
): Promise<Corrected> {
  const { db, now } = services;
  return withRetry(db, async (tx): Promise<Corrected> => {
    const isTheirs = and(
      eq(raceRegistrations.id, registrationId),
      isNotNull(raceRegistrations.bib),
      mayEdit(editor, raceRegistrations.raceId),
    );
    const columns = { raceId: raceRegistrations.raceId, distanceId: raceRegistrations.distanceId };
    const [of] = await tx.select(columns).from(raceRegistrations).where(isTheirs);
    const [race] = of ? await lockRace(tx, editor, of.raceId) : [];
    const [entry] = await tx
      .select(columns)
      .from(raceRegistrations)
      .where(isTheirs)
      .for("no key update");
    if (!race || !entry) return { problem: "gone" };
    const waves = await wavesOf({ db: tx }, entry.raceId);
    const chosen = waves.find(({ id }) => id === waveId);
    if (waveId !== null && chosen?.distanceId !== entry.distanceId) return { problem: "gone" };
    const [before] = await tx
      .select({ waveId: entryRaceDays.waveId })
      .from(entryRaceDays)
      .where(eq(entryRaceDays.registrationId, registrationId));
    const told = waveId === null || waveId === before?.waveId ? null : origin;
    const unsaid =
      told === null ? null : await tellingProblem({ ...services, db: tx }, entry.raceId);
    if (unsaid) return { problem: unsaid };
    const isWaveFixed = waveId !== null;
    await arrange(
      tx,
      { now },
      registrationId,
      isWaveFixed ? { waveId, isWaveFixed } : { isWaveFixed },
    );
    await recordChange({ db: tx, now }, editor, {
      action: raceDayActions.wave,
      subjectType: "registration",
      subjectId: registrationId,
      subjectName: race.name,
      after: { wave: chosen?.name ?? null },
    });
    if (told !== null) {
      await tellRunners({ ...services, db: tx }, editor, {
        raceId: entry.raceId,
        entries: [registrationId],
        texts: toldChanges.wave,
        origin: told,
      });
    }
    return { problem: null };
  });
}

/** The blocks of bib numbers of a race, in the order of their numbers. */
export async function blocksOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<(BibBlock & { used: number })[]> {
  return db
    .select({
      id: bibBlocks.id,
      distanceId: bibBlocks.distanceId,
      waveId: bibBlocks.waveId,
      firstBib: bibBlocks.firstBib,
      lastBib: bibBlocks.lastBib,
      used: sql`(
        select count(*)::int from race_registrations g
        where g.race_id = bib_blocks.race_id
          and g.bib between bib_blocks.first_bib and bib_blocks.last_bib)`.mapWith(integer),
    })
    .from(bibBlocks)
    .where(eq(bibBlocks.raceId, raceId))
    .orderBy(asc(bibBlocks.firstBib));
}

/** Sets the numbers of a distance or of a wave. */
export async function saveBlock(
  services: Needs,
  editor: Editor,
  raceId: string,
  { for: of, first: firstBib, last: lastBib }: BlockForm,
): Promise<RaceDayOutcome> {
  return changeRaceDay(services, editor, raceId, async (tx) => {
    const waves = await wavesOf({ db: tx }, raceId);
    const wave = waves.find(({ id }) => id === of.waveId);
    if (of.waveId !== null && !wave) return { problem: "gone" };
    const distanceId = wave ? wave.distanceId : of.distanceId;
    if (!(await isDistanceOf(tx, raceId, distanceId))) return { problem: "no-distance" };
    const { waveId } = of;
    const others = (await blocksOf({ db: tx }, raceId)).filter(
      (one) => one.distanceId !== distanceId || one.waveId !== waveId,
    );
    if (others.some((one) => firstBib <= one.lastBib && one.firstBib <= lastBib)) {
      return { problem: "overlap" };
    }
    await tx
      .insert(bibBlocks)
      .values({ raceId, distanceId, waveId, firstBib, lastBib })
      .onConflictDoUpdate({
        target: [bibBlocks.raceId, bibBlocks.distanceId, bibBlocks.waveId],
        set: { firstBib, lastBib },
      });
    return { action: "set the bib numbers of", after: { wave: wave?.name, firstBib, lastBib } };
  });
}

export async function removeBlock(
  services: Needs,
  editor: Editor,
  raceId: string,
  blockId: string,
): Promise<RaceDayOutcome> {
  return changeRaceDay(services, editor, raceId, async (tx) => {
    const ofRace = and(eq(bibBlocks.id, blockId), eq(bibBlocks.raceId, raceId));
    const [removed] = await tx.delete(bibBlocks).where(ofRace).returning();
    if (!removed) return { problem: "gone" };
    const { firstBib, lastBib } = removed;
    return { action: "removed bib numbers from", before: { firstBib, lastBib } };
  });
}

const numbered = {
  id: raceRegistrations.id,
  distanceId: orNull(raceRegistrations.distanceId),
  waveId: orNull(startWaves.id),
  bib: integer,
  isKept: boolean,
  name: text,
  createdAt: moment,
};

export type Numbered = { given: number; left: number };

/**
 * Gives the entries of a race the numbers of their blocks, all at once. A number of the right block stays unless
 * `all` says otherwise; cancelled entries and those whose kit is handed over keep theirs.
 * @returns how many got another number, and how many found none in their block
 */
export async function numberAll(
  services: Telling,
  editor: Editor,
  raceId: string,
  { order, all, origin = null }: { order: BibOrder; all: boolean } & Partial<Told>,
): Promise<RaceDayOutcome & Partial<Numbered>> {
  let done: Numbered = { given: 0, left: 0 };
  const outcome = await changeRaceDay(services, editor, raceId, async (tx) => {
    const blocks = await blocksOf({ db: tx }, raceId);
    if (blocks.length === 0) return { problem: "no-blocks" };
    const unsaid = origin === null ? null : await tellingProblem({ ...services, db: tx }, raceId);
    if (unsaid) return { problem: unsaid };
    await lockEntries(tx, raceId);
    // New entries wait for this row before they take a number.
    await tx
      .select({ last: raceBibs.lastBib })
      .from(raceBibs)
      .where(eq(raceBibs.raceId, raceId))
      .for("update");
    const runners = await readRows(
      tx,
      numbered,
      sql`
      select g.id, g.distance_id as "distanceId", e.wave_id as "waveId", g.bib,
        (g.status = 'cancelled' or s.change is not null) as "isKept",
        norm(g.last_name) || ' ' || norm(g.first_name) as name, g.created_at as "createdAt"
      from race_registrations g
        left join entry_race_days e on e.registration_id = g.id
        left join check_in_scans s on s.registration_id = g.id and s.holds
      where g.race_id = ${raceId}::uuid and g.bib is not null`,
    );
    const waves = (await wavesOf({ db: tx }, raceId)).map(({ id }) => id);
    const result = numberBibs(blocks, sorted(runners, order, waves), { all });
    done = { given: result.given.size, left: result.left };
    if (done.given > 0) {
      const given = [...result.given].map(([id, bib]) => ({ id, bib }));
      // Triggers: event; see app/db/functions/registrations.sql
      await tx.execute(sql`
        update race_registrations g set bib = (x->>'bib')::int, updated_at = ${services.now().toISOString()}
        from jsonb_array_elements(${JSON.stringify(given)}::text::jsonb) x
        where g.id = (x->>'id')::uuid`);
      await tx.execute(sql`
        update race_bibs set last_bib = greatest(last_bib, ${Math.max(...result.given.values())})
        where race_id = ${raceId}::uuid`);
    }
    if (origin !== null) {
      const told = { raceId, entries: [...result.given.keys()], texts: toldChanges.bib, origin };
      await tellRunners({ ...services, db: tx }, editor, told);
    }
    return { action: "numbered the entries of", after: { order, all, ...done } };
  });
  return { ...outcome, ...done };
}

type Sortable = NumberedRunner & { name: string; createdAt: Date };

function sorted(runners: readonly Sortable[], order: BibOrder, waves: readonly string[]) {
  const wave = ({ waveId }: Sortable) => (waveId === null ? waves.length : waves.indexOf(waveId));
  return runners.toSorted(
    (a, b) =>
      (order === "wave" ? wave(a) - wave(b) : 0) ||
      (order === "entered" ? 0 : a.name.localeCompare(b.name)) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      a.id.localeCompare(b.id),
  );
}

async function lockEntries(tx: Database, raceId: string): Promise<void> {
  await tx
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId))
    .orderBy(asc(raceRegistrations.id))
    .for("no key update");
}

/** Desks read their lists again after a change of the entries. */
async function touchEntries({ now }: Needs, tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update race_registrations set updated_at = ${now().toISOString()}
    where id in (select x::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) x)`);
}
