import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, listOf, object, text } from "#db/kinds.ts";
import { raceResultImports, raceResults } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { csvHead, csvLine } from "#values/csv.ts";
import type { Lang } from "#values/say.ts";
import { settingsKind } from "./desk.server.ts";
import type { PublishedResults } from "./public.server.ts";
import { formatResultTime, ownTime } from "./result.ts";
import { rankTeams, teamKey } from "./team-places.ts";

const rankingKind = listOf(
  object({ team: text, place: integer, sum: integer, resultIds: listOf(text) }),
);

/** A team as everybody sees it, with the runners who count. */
export type PublicTeam = {
  team: string;
  place: number;
  /** Milliseconds, or the sum of the places. */
  sum: number;
  runners: { bib: string; name: string; time: string | null; placeOverall: number | null }[];
};

/** Teams that are shown. */
const mostTeams = 2000;

/**
 * The ranked teams of published results, in their order.
 * @param only - the name of the one team that is asked for
 */
export async function rankedTeams(
  { db }: Pick<Services, "db">,
  { id, teamBy }: Pick<PublishedResults, "id" | "teamBy">,
  only: string | null = null,
): Promise<PublicTeam[]> {
  if (teamBy === null) return [];
  const [version] = await db
    .select({ ranking: sql`${raceResultImports.teamRanking}`.mapWith(rankingKind) })
    .from(raceResultImports)
    .where(eq(raceResultImports.id, id));
  const key = only === null ? null : teamKey(only);
  const ranking = (version?.ranking ?? [])
    .slice(0, mostTeams)
    .filter(({ team }) => key === null || teamKey(team) === key);
  const ids = ranking.flatMap(({ resultIds }) => resultIds);
  const rows = await db
    .select({
      id: raceResults.id,
      bib: raceResults.bib,
      name: raceResults.name,
      isNameHidden: raceResults.isNameHidden,
      gunMs: raceResults.gunMs,
      chipMs: raceResults.chipMs,
      placeOverall: raceResults.placeOverall,
    })
    .from(raceResults)
    .where(and(eq(raceResults.importId, id), inArray(raceResults.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranking.map(({ resultIds, ...team }) => ({
    ...team,
    runners: resultIds.flatMap((one) => {
      const row = byId.get(one);
      if (!row) return [];
      const { bib, name, isNameHidden, placeOverall } = row;
      return [{ bib, name: isNameHidden ? "" : name, time: ownTime(row), placeOverall }];
    }),
  }));
}

/** Rows that are written with one statement. */
const rowsAtOnce = 5000;

/** Ranks the teams of a version by its settings, or takes their places away. The version is locked. */
export async function storeTeamRanking(tx: Database, importId: string): Promise<void> {
  const [version] = await tx
    .select({
      by: raceResultImports.teamBy,
      count: raceResultImports.teamCount,
      settings: sql`${raceResultImports.settings}`.mapWith(settingsKind),
    })
    .from(raceResultImports)
    .where(eq(raceResultImports.id, importId));
  if (!version) return;
  const { by, count, settings } = version;
  const rows =
    by === null ? [] : await tx.select(rankedColumns).from(raceResults).where(inVersion(importId));
  const ranking = by === null ? [] : rankTeams(rows, { by, count }, settings);
  await tx
    .update(raceResultImports)
    .set({ teamRanking: ranking })
    .where(eq(raceResultImports.id, importId));
  const placeOf = new Map(ranking.map(({ team, place }) => [teamKey(team), place]));
  const placed = rows.flatMap(({ id, team }) => {
    const place = team === null ? undefined : placeOf.get(teamKey(team));
    return place === undefined ? [] : [{ id, place }];
  });
  await tx
    .update(raceResults)
    .set({ placeTeam: null })
    .where(and(inVersion(importId), isNotNull(raceResults.placeTeam)));
  for (let from = 0; from < placed.length; from += rowsAtOnce) {
    await tx.execute(sql`
      update race_results r set place_team = n.place
      from jsonb_to_recordset(${JSON.stringify(placed.slice(from, from + rowsAtOnce))}::text::jsonb)
        as n (id uuid, place integer)
      where r.id = n.id and r.import_id = ${importId}::uuid`);
  }
}

const inVersion = (importId: string) => eq(raceResults.importId, importId);

const rankedColumns = {
  id: raceResults.id,
  line: raceResults.line,
  sex: raceResults.sex,
  category: raceResults.category,
  gunMs: raceResults.gunMs,
  chipMs: raceResults.chipMs,
  status: raceResults.status,
  placeFound: raceResults.placeFound,
  placeOverall: raceResults.placeOverall,
  team: raceResults.team,
};

/** The sum of a team: a time, or points. */
function teamSum({ sum }: Pick<PublicTeam, "sum">, teamBy: PublishedResults["teamBy"]): string {
  return teamBy === "time" ? formatResultTime(sum) : String(sum);
}

/** The teams of a distance as a file. */
export async function teamsFile(
  services: Pick<Services, "db">,
  results: Pick<PublishedResults, "id" | "teamBy">,
  lang: Lang,
): Promise<string> {
  const titles = [
    { en: "Place", es: "Puesto" },
    { en: "Team", es: "Equipo" },
    results.teamBy === "time"
      ? { en: "Sum of times", es: "Suma de tiempos" }
      : { en: "Sum of places", es: "Suma de puestos" },
    { en: "Runners who count", es: "Corredores que puntúan" },
  ];
  const teams = await rankedTeams(services, results);
  const lines = teams.map((team) => {
    const runners = team.runners.map(({ bib, name }) => [bib, name].filter(Boolean).join(" "));
    return csvLine([team.place, team.team, teamSum(team, results.teamBy), runners.join(", ")]);
  });
  return csvHead(titles.map((title) => title[lang])) + lines.join("");
}
