import { sql } from "drizzle-orm";
import { columnsByName, pickColumns } from "#db/columns.ts";
import type { Database } from "#db/database.ts";
import { integer, json, object, orNull, recordOf } from "#db/kinds.ts";
import { type RowOf, readRows } from "#db/rows.ts";
import { raceDistances, racePlaces, races } from "#db/schema.ts";
import type { Day } from "#values/day.ts";
import { placeText } from "#values/text/place-text.ts";
import { placeLabel } from "../../places/find-places.server.ts";
import { matchPlace, type SaidPlace } from "../../places/matching.server.ts";
import { distancePrice } from "../../price.ts";
import { showPrice } from "../../shown-price.ts";
import type { OpenPlace } from "../file/problem.ts";
import type { RaceForecast, ValueChange } from "./forecast.ts";
import {
  distanceDiffers,
  nextDistances,
  nextRaces,
  type OwnedDistance,
  raceDiffers,
} from "./given-rows.server.ts";
import { distanceColumnNames, raceColumnNames } from "./messages.ts";
import type { FileDistance, FileRace } from "./plan.ts";
import { enteredRaces, newsForRunners } from "./runner-notices.server.ts";
import { distanceColumns, raceColumns } from "./stored-columns.ts";
import { findMoved, findRaces } from "./stored-races.server.ts";

/** A forecast with the stored race that it is about; `null` for a new one. */
export type ComparedFileRace = RaceForecast & { storedId: string | null };

/** The effect that an import would have on each of these races now. Writes and locks nothing. */
export async function compareRaces(
  db: Database,
  races: FileRace[],
  today: Day,
): Promise<ComparedFileRace[]> {
  const found = await findRaces(db, races, { isLocked: false });
  const changed = await changedRaces(db, found);
  const offers = Map.groupBy(await changedDistances(db, found), ({ raceId }) => raceId);
  const runners = await runnersOf(db, { changed, offers }, today);
  const moved = await findMoved(
    db,
    races.filter((race) => !found.has(race)),
    today,
  );
  const open = await findOpenPlaces(
    db,
    races.map((race) => {
      const id = found.get(race) ?? null;
      const { city, country, state } = race;
      return { id, said: id === null ? { city, country, state } : movesOf(changed.get(id)) };
    }),
  );
  return races.map((race, at) => {
    const id = found.get(race) ?? "";
    const own = changed.get(id);
    const changes = [
      ...(own ? raceChanges(own.before, own.after) : []),
      ...(offers.get(id) ?? []).flatMap(offerChanges),
    ];
    const isUpdate = own !== undefined || offers.has(id);
    return {
      line: race.line,
      title: race.title,
      startDate: race.date,
      place: placeText(race, "en"),
      open: open[at] ?? null,
      distances: race.distances.map(labelOf),
      change: id === "" ? "create" : isUpdate ? "update" : "unchanged",
      changes,
      runners: runners.get(id) ?? 0,
      movedFrom: moved.get(race) ?? null,
      storedId: id || null,
    };
  });
}

const changedRace = {
  id: races.id,
  before: recordOf(json),
  after: object(pickColumns(columnsByName(races), raceColumns.changed)),
};
type ChangedRace = RowOf<typeof changedRace>;

function movesOf(changed: ChangedRace | undefined) {
  if (!changed) return {};
  const { city, country, state_province: state } = changed.after;
  return { city, country, state };
}

async function changedRaces(
  db: Database,
  found: Map<FileRace, string>,
): Promise<Map<string, ChangedRace>> {
  const rows = await readRows(
    db,
    changedRace,
    sql`
      with ${nextRaces([...found.keys()], found)}
      select next.id, next.before, to_jsonb(next) - '{n,id,before}'::text[] as after
      from next join races on races.id = next.id where ${raceDiffers}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const changedOffer = {
  n: integer,
  /** `null` for a distance that is added. */
  stored: orNull(
    object({
      id: raceDistances.id,
      before: recordOf(json),
      after: object(pickColumns(columnsByName(raceDistances), distanceColumns.changed)),
    }),
  ),
};
type ChangedOffer = OwnedDistance & Pick<RowOf<typeof changedOffer>, "stored">;

async function changedDistances(
  db: Database,
  found: Map<FileRace, string>,
): Promise<ChangedOffer[]> {
  const distances = [...found].flatMap(([race, raceId]) =>
    race.distances.map((distance) => ({ raceId, distance })),
  );
  const rows = await readRows(
    db,
    changedOffer,
    sql`
    with ${nextDistances(distances)}
    select given.n, case when next.id is not null then jsonb_build_object(
      'id', next.id, 'before', next.before, 'after', to_jsonb(next) - '{n,id,before}'::text[]
    ) end as stored
    from given
    left join next on next.n = given.n
    left join race_distances kept on kept.id = next.id
    where next.id is null or ${distanceDiffers}
    order by given.n`,
  );
  return rows.flatMap(({ n, stored }) => {
    const own = distances[n];
    return own ? [{ raceId: own.raceId, distance: own.distance, stored }] : [];
  });
}

function offerChanges({ distance, stored }: ChangedOffer): ValueChange[] {
  if (stored) return distanceChanges(distance.distance, stored.before, stored.after);
  return [{ what: { of: "new-distance" }, from: null, to: labelOf(distance) }];
}

function labelOf({ distance, price, priceMinor, currency }: FileDistance): string {
  return price ? `${distance} · ${shownPrice(price, priceMinor, currency)}` : distance;
}

/** A price as runners would see it; a text that names no amount stays as it is. */
function shownPrice(price: string, priceMinor: unknown, currency: unknown): string {
  if (typeof priceMinor !== "number" || priceMinor === 0) return price;
  const priceCurrency = inWords(currency) ?? "";
  const unreduced = { discountedPrice: null, discountedPriceMinor: null };
  return showPrice(distancePrice({ price, priceMinor, priceCurrency, ...unreduced }), "en");
}

type Changes = { changed: Map<string, ChangedRace>; offers: Map<string, ChangedOffer[]> };

/** The number of runners of each race who would be notified of the changes. */
async function runnersOf(
  db: Database,
  { changed, offers }: Changes,
  today: Day,
): Promise<Map<string, number>> {
  const ids = new Set([...changed.keys(), ...offers.keys()]);
  const entered = await enteredRaces(db, [...ids], null);
  return new Map(
    entered.map(({ id, now, distances }) => {
      const starts = new Map(
        (offers.get(id) ?? []).flatMap(({ stored }) =>
          stored ? [[stored.id, stored.after.start_time] as const] : [],
        ),
      );
      const told = newsForRunners(
        {
          id,
          before: now,
          after: { ...now, ...changed.get(id)?.after },
          distances: distances.map((offer) => ({
            id: offer.id,
            runners: offer.runners,
            before: offer.now,
            after: starts.has(offer.id ?? "") ? (starts.get(offer.id ?? "") ?? null) : offer.now,
          })),
        },
        today,
      );
      return [id, told.reduce((sum, { runners }) => sum + runners, 0)] as const;
    }),
  );
}

/** Columns of a row by their names. */
type Columns = Record<string, unknown>;

/** Longer texts are cut: the beginning is enough to recognize them. */
const longestValue = 160;

/** The values of a stored race that an import changes. */
function raceChanges(before: Columns, after: Columns): ValueChange[] {
  return changedColumns(raceColumnNames, before, after).map(({ column, ...values }) => ({
    what: { of: "race", column },
    ...values,
  }));
}

/**
 * The values of a stored distance that an import changes. Prices include their currency, so that a change
 * of the amount in cents needs no separate line.
 */
function distanceChanges(distance: string, before: Columns, after: Columns): ValueChange[] {
  const changes = changedColumns(distanceColumnNames, before, after);
  const isPriced = changes.some(({ column }) => column === "price");
  return changes
    .filter(({ column }) => !(isPriced && column === "price_minor"))
    .map(({ column, from, to }) => ({
      what: { of: "distance", distance, column },
      from: column === "price" ? priceIn(before) : from,
      to: column === "price" ? priceIn(after) : to,
    }));
}

function priceIn({ price, price_minor, price_currency }: Columns): string | null {
  const text = inWords(price);
  return text === null ? null : shownPrice(text, price_minor, price_currency);
}

/** The columns that differ, in the order in which a preview lists them. */
function changedColumns<Column extends string>(
  names: Record<Column, string>,
  before: Columns,
  after: Columns,
): { column: Column; from: string | null; to: string | null }[] {
  return (Object.keys(names) as Column[])
    .filter((column) => (before[column] ?? null) !== (after[column] ?? null))
    .map((column) => ({ column, from: inWords(before[column]), to: inWords(after[column]) }));
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue).toWellFormed()}…`;
}

/** Places that are named of those that may be meant. */
const candidatesNamed = 3;

/** A race as its import would leave it. */
type RaceAfter = {
  /** Of the stored race; `null` for a new one. */
  id: string | null;
  /** What the import would store; for a stored race only what it changes. */
  said: Partial<SaidPlace>;
};

/**
 * What would keep each of these races from having a position, by the rule by which the import places
 * them; `null` where nothing does. A stored race keeps what was decided about it unless it moves.
 */
async function findOpenPlaces(
  db: Database,
  after: readonly RaceAfter[],
): Promise<(OpenPlace | null)[]> {
  const stored = await storedPlacings(
    db,
    after.flatMap(({ id }) => id ?? []),
  );
  const known = new Map<string, OpenPlace | null>();
  const openFor = (said: SaidPlace) => {
    const key = JSON.stringify([said.city, said.state, said.country]);
    const open = known.has(key) ? (known.get(key) ?? null) : openPlace(said);
    known.set(key, open);
    return open;
  };
  return after.map(({ id, said }) => {
    const own = id === null ? undefined : stored.get(id);
    const whole = { city: "", state: null, country: "", ...own?.said, ...said };
    const isMoved = !own || isElsewhere(own.said, whole);
    if (isMoved || own.decision === null) return openFor(whole);
    if (own.decision === "left") return { problem: "left", candidates: [] };
    if (own.problem === null) return null;
    return { candidates: openFor(whole)?.candidates ?? [], problem: own.problem };
  });
}

const placing = {
  id: races.id,
  city: races.city,
  state: races.stateProvince,
  country: races.country,
  decision: orNull(racePlaces.decision),
  problem: racePlaces.problem,
};

async function storedPlacings(db: Database, ids: string[]) {
  const rows = await readRows(
    db,
    placing,
    sql`
      select r.id, r.city, r.state_province as state, r.country, p.decision, p.problem
      from races r left join race_places p on p.race_id = r.id
      where r.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`,
  );
  return new Map(
    rows.map(({ id, decision, problem, ...said }) => [id, { said, decision, problem }] as const),
  );
}

function isElsewhere(one: SaidPlace, other: SaidPlace): boolean {
  return one.city !== other.city || one.state !== other.state || one.country !== other.country;
}

function openPlace(said: SaidPlace): OpenPlace | null {
  const match = matchPlace(said);
  if (match.problem === null) return null;
  const labels = new Set(match.candidates.map(placeLabel));
  return { problem: match.problem, candidates: [...labels].slice(0, candidatesNamed) };
}
