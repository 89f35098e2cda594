import type { Database } from "#db/database.ts";
import { regionNamed } from "#features/races/reading/regions.ts";
import type { Services } from "#services/services.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { countRacesFor } from "./find-races.server.ts";
import { type NearMiss, type NearMissSubject, nearMissSubjects } from "./found-list.ts";

/** How many ways out an answer names. */
const nearMissesLimit = 3;

/**
 * For a search that finds nothing: what to leave out so that it does, the most helpful first.
 * @param isOpen - whether only races that take registrations count
 */
export async function nearMisses(
  { db, now }: Pick<Services, "db" | "now">,
  params: SearchParameters,
  isOpen = params.is_open,
): Promise<NearMiss[]> {
  const ways = await Promise.all(
    waysOut(params).map(async (way) => {
      const isAny = way.subject === "open" || isOpen === undefined;
      const counted = isAny ? way.params : { ...way.params, is_open: isOpen };
      return { ...way, total: await countRacesFor(db, counted, now()) };
    }),
  );
  const wider = await widerCircle(db, params, { isOpen, now: now() });
  return [...(wider ? [wider] : []), ...ways]
    .filter(({ total }) => total > 0)
    .sort((one, other) => rankOf(other) - rankOf(one))
    .slice(0, nearMissesLimit);
}

/** Races around the place are what most who name one would take. */
function rankOf({ subject, total }: NearMiss): number {
  return subject === "wider" ? Number.POSITIVE_INFINITY : total;
}

/** Kilometers around a place, the nearest ones first. */
const radii = [100, 200, 400];

/** The smallest wider circle around the place in which there is a race. */
async function widerCircle(
  db: Database,
  { city, ...params }: SearchParameters,
  { isOpen, now }: { isOpen: boolean | undefined; now: Date },
): Promise<NearMiss | null> {
  const near = params.near ?? city;
  const isAroundSeveral = params.places !== undefined && params.within_km !== undefined;
  if (near === undefined && !isAroundSeveral) return null;
  for (const within_km of radii.filter((km) => km > (params.within_km ?? 0))) {
    const wider = { ...params, ...(near !== undefined && { near }), within_km, offset: 0 };
    const counted = isOpen === undefined ? wider : { ...wider, is_open: isOpen };
    const total = await countRacesFor(db, counted, now);
    if (total > 0) return { subject: "wider", params: wider, total };
  }
  return null;
}

/** Leaving out all that was asked for is no way out. */
function waysOut(params: SearchParameters): Pick<NearMiss, "subject" | "params">[] {
  const asked = subjects.filter((subject) => isAsked(params, subject));
  // Other dates are close enough by themselves.
  if (asked.length < 2 && asked[0] !== "dates") return [];
  return asked.map((subject) => ({ subject, params: without(params, subject) }));
}

const subjects = Object.keys(nearMissSubjects)
  .filter(isSubject)
  .filter((subject) => subject !== "wider");

function isSubject(name: string): name is NearMissSubject {
  return name in nearMissSubjects;
}

function isAsked(params: SearchParameters, subject: NearMissSubject): boolean {
  return nearMissSubjects[subject].some((name) => params[name] !== undefined);
}

function without(params: SearchParameters, subject: NearMissSubject): SearchParameters {
  const left: SearchParameters = { ...params, offset: 0 };
  const country = params.region === undefined ? null : regionNamed(params.region)?.country;
  for (const name of nearMissSubjects[subject]) delete left[name];
  // Elsewhere is the rest of the country that the region is a part of.
  return subject === "near" && country ? { ...left, country } : left;
}
