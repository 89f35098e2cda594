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
  return ways
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, nearMissesLimit);
}

/** Leaving out all that was asked for is no way out. */
function waysOut(params: SearchParameters): Pick<NearMiss, "subject" | "params">[] {
  const asked = subjects.filter((subject) => isAsked(params, subject));
  if (asked.length < 2) return [];
  return asked.map((subject) => ({ subject, params: without(params, subject) }));
}

const subjects = Object.keys(nearMissSubjects).filter(isSubject);

function isSubject(name: string): name is NearMissSubject {
  return name in nearMissSubjects;
}

function isAsked(params: SearchParameters, subject: NearMissSubject): boolean {
  return nearMissSubjects[subject].some((name) => params[name] !== undefined);
}

function without(params: SearchParameters, subject: NearMissSubject): SearchParameters {
  const left: SearchParameters = { ...params, offset: 0 };
  for (const name of nearMissSubjects[subject]) delete left[name];
  return left;
}
