import type { TeamKind } from "#features/registrations/entry-team.ts";
import { fold } from "#values/text/fold.ts";
import { comparedTimes, type Placeable } from "./places.ts";
import type { ResultSettings, TeamScoring } from "./result.ts";

type TeamRunner = Placeable & { id: string; team: string | null; placeOverall: number | null };

/** A team that has as many finishers as count. */
export type RankedTeam = {
  team: string;
  place: number;
  /** Milliseconds, or the sum of the places. */
  sum: number;
  /** The results that count, the best one first. */
  resultIds: string[];
};

/**
 * The teams of a version by the sum of the times or the places of their best runners; a team with fewer finishers has no place.
 * Of teams with equal sums, the one whose last counting runner is better is first; teams that are equal in both
 * share a place.
 */
export function rankTeams(
  runners: readonly TeamRunner[],
  { by, count }: TeamScoring,
  { order }: Pick<ResultSettings, "order">,
): RankedTeam[] {
  const times = comparedTimes(runners, order === "file" ? "gun" : order);
  const valued = runners.flatMap((runner, at) => {
    const value = by === "time" ? times[at] : runner.placeOverall;
    const { id, team } = runner;
    return team === null || value === null || value === undefined ? [] : [{ id, team, value }];
  });
  const scored = [...Map.groupBy(valued, ({ team }) => teamKey(team)).values()].flatMap((all) => {
    const best = all.toSorted((one, other) => one.value - other.value).slice(0, count);
    const [first, last] = [best[0], best[count - 1]];
    if (!first || !last) return [];
    const sum = best.reduce((total, { value }) => total + value, 0);
    return [{ team: first.team, sum, last: last.value, resultIds: best.map(({ id }) => id) }];
  });
  scored.sort((one, other) => one.sum - other.sum || one.last - other.last);
  let place = 0;
  return scored.map(({ last, ...team }, at) => {
    const before = scored[at - 1];
    if (!before || before.sum !== team.sum || before.last !== last) place = at + 1;
    return { ...team, place };
  });
}

/** Files and entries write the name of a team in different ways. */
export function teamKey(team: string): string {
  return fold(team).replace(/\s+/g, " ").trim();
}

type EnteredRunner = { team: string | null; teamId: string | null; teamKind: TeamKind | null };

/** Finds the team of a row among those that were formed here: that of its entry, or the one that the file names. */
export function teamFinder(entries: readonly EnteredRunner[]) {
  const teams = new Map(
    entries.flatMap(({ team, teamId, teamKind }) =>
      team && teamId ? [[teamKey(team), { id: teamId, name: team, kind: teamKind }] as const] : [],
    ),
  );
  return (
    runner: { team: string | null; name: string },
    entry: EnteredRunner | null | undefined,
  ) => {
    const named = runner.team ?? entry?.team ?? (entry ? null : runner.name);
    return named === null ? null : (teams.get(teamKey(named)) ?? null);
  };
}
