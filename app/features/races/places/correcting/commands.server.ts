import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { places, racePlaces, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { formatTotal } from "#values/text/count.ts";
import { type Editor, isEditable } from "../../rights.server.ts";
import { gazetteerPlace } from "../find-places.server.ts";
import { countryCode } from "../gazetteer/gazetteer.server.ts";
import { handPlace, keepPlacings, matcher, storedPlaces } from "../placing.server.ts";
import type { PlacingProblem } from "./messages.ts";
import { fitsFilter, type PlacingFilter } from "./queries.server.ts";
import type { PlaceChoice } from "./schema.ts";

/**
 * Stores where a race is, as an administrator or one of its organizers says: a place of the gazetteer, a
 * typed position, or that it stays without one. The rule does not change it any more, unless the race
 * moves to another town.
 */
export async function decidePlace(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  id: string,
  choice: PlaceChoice,
): Promise<{ problem: PlacingProblem | null }> {
  const raceId = readId(id);
  if (!raceId) return { problem: "no-race" };
  return withRetry(db, async (tx) => {
    await tx
      .select({ id: races.id })
      .from(races)
      .where(isEditable(editor, raceId))
      .for("no key update");
    const [race] = await tx
      .select({
        name: races.raceName,
        state: races.stateProvince,
        country: races.country,
        placeId: races.placeId,
      })
      .from(races)
      .where(isEditable(editor, raceId));
    if (!race) return { problem: "no-race" };
    const chosen = await placeOf(tx, editor, race, choice);
    if ("problem" in chosen) return chosen;
    const { placeId, decision } = chosen;
    const decided = { decision, problem: null, decidedBy: editor.userId, decidedAt: now() };
    // Triggers: search, and no change of the calendar revision; see app/db/functions/races.sql
    await tx.update(races).set({ placeId }).where(eq(races.id, raceId));
    await tx
      .insert(racePlaces)
      .values({ raceId, ...decided })
      .onConflictDoUpdate({ target: racePlaces.raceId, set: decided });
    await recordChange({ db: tx, now }, editor, {
      action: "placed",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { position: await described(tx, race.placeId) },
      after: { position: await described(tx, placeId), source: decision },
    });
    return { problem: null };
  });
}

/** The most races that one request places; a larger list needs several. */
export const suggestionsAtOnce = 5_000;

/** How many races one transaction places: others wait for it only briefly. */
const racesPerBatch = 500;

/**
 * Gives each open race of a list the first place that may be meant. Races without any stay open.
 * @returns how many races were placed, of how many that were looked at
 */
export async function acceptSuggestions(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  filter: PlacingFilter,
): Promise<{ placed: number; looked: number }> {
  const done = { placed: 0, looked: 0 };
  let last: string | null = null;
  while (done.looked < suggestionsAtOnce) {
    const batch = await acceptBatch({ db, now }, admin, { filter, after: last });
    done.placed += batch.placed;
    done.looked += batch.looked;
    last = batch.last;
    if (batch.looked < racesPerBatch) break;
  }
  return done;
}

type Batch = { placed: number; looked: number; last: string | null };

/** Places the races of one transaction, after the last one of the previous batch. */
function acceptBatch(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { filter, after }: { filter: PlacingFilter; after: string | null },
): Promise<Batch> {
  const matchOf = matcher();
  return withRetry(db, async (tx): Promise<Batch> => {
    const open = await tx
      .select({
        id: races.id,
        city: races.city,
        state: races.stateProvince,
        country: races.country,
      })
      .from(races)
      .innerJoin(racePlaces, eq(racePlaces.raceId, races.id))
      .where(
        and(
          fitsFilter({ ...filter, decision: "open" }),
          after === null ? undefined : gt(races.id, after),
        ),
      )
      .orderBy(races.id)
      .limit(racesPerBatch)
      .for("no key update", { of: races });
    const placings = open.flatMap(({ id, ...said }) => {
      const match = matchOf(said);
      const place = match.place ?? match.candidates[0];
      return place ? [{ id, place, decision: "accepted" as const, problem: null }] : [];
    });
    await keepPlacings(tx, placings, { userId: admin.userId, at: now() });
    if (placings.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "placed",
        subjectType: "race",
        subjectName: formatTotal({ total: placings.length }, ["race", "races"], "en"),
        after: { source: "accepted", search: filter.q, country: filter.country },
      });
    }
    return { placed: placings.length, looked: open.length, last: open.at(-1)?.id ?? null };
  });
}

type Chosen = { placeId: number | null; decision: "accepted" | "hand" | "left" };

async function placeOf(
  tx: Database,
  editor: Editor,
  race: { state: string | null; country: string },
  choice: PlaceChoice,
): Promise<Chosen | { problem: PlacingProblem }> {
  if (choice.choice === "leave") return { placeId: null, decision: "left" };
  if (choice.choice === "place") {
    const place = gazetteerPlace(choice.label);
    const [placeId] = place ? await storedPlaces(tx, [place]) : [];
    return placeId === undefined ? { problem: "no-such-place" } : { placeId, decision: "accepted" };
  }
  const code = countryCode(race.country);
  if (!code) return { problem: "no-country" };
  const { name, position } = choice;
  const typed = { name, state: race.state, countryCode: code, position };
  return { placeId: await handPlace(tx, typed, editor.userId), decision: "hand" };
}

/** `Cusco, -13.523, -71.967`, for the audit log. */
async function described(tx: Database, placeId: number | null): Promise<string | null> {
  if (placeId === null) return null;
  const [place] = await tx
    .select({ name: places.name, lat: places.lat, lon: places.lon })
    .from(places)
    .where(eq(places.id, placeId));
  return place ? `${place.name}, ${place.lat}, ${place.lon}` : null;
}
