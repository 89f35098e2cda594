import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { racePlaces, races } from "#db/schema.ts";
import { placeLabel } from "../../places/find-places.server.ts";
import { matchPlace, type SaidPlace } from "../../places/matching.server.ts";
import type { OpenPlace } from "../file/open-place.ts";

/** Places that are named of those that may be meant. */
const candidatesNamed = 3;

/** A race as its import would leave it. */
export type RaceAfter = {
  /** Of the stored race; `null` for a new one. */
  id: string | null;
  /** What the import would store; for a stored race only what it changes. */
  said: Partial<SaidPlace>;
};

/**
 * What would keep each of these races from having a position, by the rule by which the import places
 * them; `null` where nothing does. A stored race keeps what was decided about it unless it moves.
 */
export async function findOpenPlaces(
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
