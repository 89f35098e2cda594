import type { Day } from "#values/day.ts";
import type { ImportFinding, ImportProblem } from "../file/problem.ts";
import type { ReadRow } from "../file/rows.ts";
import { type FileDistance, planDistances } from "./planned-distance.ts";

/** A race to store, by the columns of the file. `null` means that the file has no value. */
export type FileRace = Pick<
  ReadRow,
  | "line"
  | "title"
  | "date"
  | "venue"
  | "state"
  | "organizer"
  | "type"
  | "description"
  | "time"
  | "registration_link"
  | "image_url"
  | "category"
  | "premium"
  | "status"
> & {
  city: string;
  country: string;
  distances: FileDistance[];
};

export type ImportPlan = {
  races: FileRace[];
  /** Rows that cannot be imported. */
  problems: ImportProblem[];
  /** Notices about a file without errors. */
  notices: ImportProblem[];
};

/**
 * Groups rows into races by title and date; each row is one distance of its race. A value of the race
 * itself comes from the first row that has it. Descriptions that differ from row
 * to row describe the distances; one description describes the race.
 */
export function planImport(rows: ReadRow[]): ImportPlan {
  const groups = Map.groupBy(rows, (row) => raceKey(row.title, row.date));
  const plan: ImportPlan = { races: [], problems: [], notices: [] };
  for (const [, group] of groups) planRace(group, plan);
  return plan;
}

/** Races are the same if their names (ignoring case) and their days are equal. */
export function raceKey(title: string, date: Day): string {
  return `${date} ${title.toLowerCase()}`;
}

function planRace(rows: ReadRow[], plan: ImportPlan): void {
  const [first] = rows;
  const place = placeOf(rows);
  if (!first) return;
  if ("missing" in place) {
    const findings = place.missing.map((column) => ({ code: "empty-cell", column }) as const);
    plan.problems.push(
      ...rows.flatMap(({ line }) => findings.map((finding) => ({ line, finding }))),
    );
    return;
  }
  const here = rows.filter((row) => {
    const elsewhere = findElsewhere(row, place);
    if (elsewhere) plan.problems.push({ line: row.line, finding: elsewhere });
    return !elsewhere;
  });

  function firstOf<Key extends keyof ReadRow>(key: Key): ReadRow[Key] | null {
    return here.find((row) => row[key] !== null)?.[key] ?? null;
  }
  const descriptions = new Set(here.map((row) => row.description).filter((text) => text !== null));
  const isShared = descriptions.size <= 1;
  plan.races.push({
    line: first.line,
    title: first.title,
    date: first.date,
    city: place.city,
    country: place.country,
    venue: firstOf("venue"),
    state: firstOf("state"),
    organizer: firstOf("organizer"),
    type: firstOf("type"),
    description: isShared ? firstOf("description") : null,
    time: firstOf("time"),
    registration_link: firstOf("registration_link"),
    image_url: firstOf("image_url"),
    category: firstOf("category"),
    premium: firstOf("premium"),
    status: firstOf("status"),
    distances: planDistances(here, isShared, plan.notices),
  });
}

type Place = { city: string; country: string };

function placeOf(rows: ReadRow[]): Place | { missing: ("city" | "country")[] } {
  const city = rows.find((row) => row.city)?.city;
  const country = rows.find((row) => row.country)?.country;
  if (city && country) return { city, country };
  return {
    missing: [...(city ? [] : ["city" as const]), ...(country ? [] : ["country" as const])],
  };
}

/** Two races of one name on one day cannot be told apart later, so the second place is refused. */
function findElsewhere(row: ReadRow, place: Place): ImportFinding | null {
  const differs = (here: string, there: string | null) =>
    there !== null && there.toLowerCase() !== here.toLowerCase();
  if (!differs(place.city, row.city) && !differs(place.country, row.country)) return null;
  const there = `${row.city ?? place.city}, ${row.country ?? place.country}`;
  const here = `${place.city}, ${place.country}`;
  return { code: "other-place", title: row.title, here, there };
}
