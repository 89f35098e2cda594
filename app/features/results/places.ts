import type { ResultSettings, ResultSex, ResultStatus } from "./result.ts";

/** What decides about the places of a runner. */
export type Placeable = {
  line: number;
  sex: ResultSex | null;
  category: string | null;
  gunMs: number | null;
  chipMs: number | null;
  status: ResultStatus | null;
  placeFound: number | null;
};

export type Places = {
  /** The place in the list, from 0: those who finished, then all others. */
  sortOrder: number;
  placeOverall: number | null;
  placeSex: number | null;
  placeCategory: number | null;
};

const others: (ResultStatus | null)[] = ["finished", "dnf", "dsq", "dns", null];

/**
 * The places of the runners of one distance, in the order of `runners`. Runners with equal values share a
 * place, and the places after them are skipped: 1, 2, 2, 4. Who did not finish has no place, nor who lacks
 * what decides it. Places in categories count within a sex, unless all runners have the same category. The
 * first of each sex may be pulled out of their categories: they have no place there, and the next one is first.
 */
export function placesOf(
  runners: readonly Placeable[],
  { order, categories, pulled }: ResultSettings,
): Places[] {
  const overall = comparedTimes(runners, order);
  const within = categories === "same" ? overall : comparedTimes(runners, categories);
  const placeOverall = ranked(runners, overall, () => "all");
  const placeSex = ranked(runners, overall, ({ sex }) => sex);
  const isPulled = (at: number) => (placeSex[at] ?? Number.POSITIVE_INFINITY) <= pulled;
  const isMixed = new Set(runners.map(({ category }) => category)).size === 1;
  const placeCategory = ranked(runners, within, ({ sex, category }, at) =>
    category === null || isPulled(at) ? null : isMixed ? category : `${sex} ${category}`,
  );
  const listed = runners
    .map((runner, at) => ({ at, line: runner.line, status: runner.status, value: overall[at] }))
    .sort(
      (a, b) =>
        others.indexOf(a.status) - others.indexOf(b.status) ||
        (a.value ?? Number.MAX_SAFE_INTEGER) - (b.value ?? Number.MAX_SAFE_INTEGER) ||
        a.line - b.line,
    );
  const sortOrder: number[] = [];
  listed.forEach(({ at }, place) => {
    sortOrder[at] = place;
  });
  return runners.map((_, at) => ({
    sortOrder: sortOrder[at] ?? at,
    placeOverall: placeOverall[at] ?? null,
    placeSex: placeSex[at] ?? null,
    placeCategory: placeCategory[at] ?? null,
  }));
}

/** How many runners have another place in the file than by a clock, and which. */
export function differingBy(runners: readonly Placeable[], clock: "gun" | "chip"): number[] {
  const settings = { order: clock, categories: "same", pulled: 0 } as const;
  const places = placesOf(runners, settings);
  return runners.flatMap(({ placeFound }, at) =>
    placeFound !== null && placeFound !== places[at]?.placeOverall ? [at] : [],
  );
}

/**
 * The settings that a file suggests: its own places where each finisher has one, because the timer saw the
 * line; else the gun time, which is the official one; else the chip time.
 */
export function suggestedSettings(runners: readonly Placeable[]): ResultSettings {
  const finished = runners.filter(({ status }) => status === "finished");
  const hasAll = (name: "placeFound" | "gunMs" | "chipMs") =>
    finished.length > 0 && finished.every((runner) => runner[name] !== null);
  const order = hasAll("placeFound")
    ? "file"
    : hasAll("gunMs") || !hasAll("chipMs")
      ? "gun"
      : "chip";
  return { order, categories: "same", pulled: 0 };
}

/** The clock whose places are nearer to those of the file. */
export function fittingClock(runners: readonly Placeable[]): "gun" | "chip" {
  return differingBy(runners, "chip").length < differingBy(runners, "gun").length ? "chip" : "gun";
}

/**
 * Times are compared in whole seconds, unless most of them have fractions: a file that writes `18:48` beside
 * `18:48.24` gives both one place.
 */
export function comparedTimes(runners: readonly Placeable[], order: ResultSettings["order"]) {
  const values = runners.map((runner) => decidingValue(runner, order));
  const known = values.filter((value) => value !== null);
  const isExact = known.filter((value) => value % 1000 > 0).length * 2 >= known.length;
  if (order === "file" || isExact) return values;
  return values.map((value) => value && Math.floor(value / 1000) * 1000);
}

/** A time stands in for the other where that is missing. */
function decidingValue(runner: Placeable, order: ResultSettings["order"]): number | null {
  if (runner.status !== "finished") return null;
  if (order === "file") return runner.placeFound;
  return order === "gun" ? (runner.gunMs ?? runner.chipMs) : (runner.chipMs ?? runner.gunMs);
}

/** One more than the number of runners of the group with a smaller value. */
function ranked(
  runners: readonly Placeable[],
  values: readonly (number | null)[],
  groupOf: (runner: Placeable, at: number) => string | null,
): (number | null)[] {
  const groups = new Map<string, number[]>();
  runners.forEach((runner, at) => {
    const value = values[at] ?? null;
    const group = value === null ? null : groupOf(runner, at);
    if (value === null || group === null) return;
    const known = groups.get(group);
    if (known) known.push(value);
    else groups.set(group, [value]);
  });
  const places = new Map<string, Map<number, number>>();
  for (const [group, all] of groups) {
    const first = new Map<number, number>();
    all
      .sort((a, b) => a - b)
      .forEach((value, at) => {
        if (!first.has(value)) first.set(value, at + 1);
      });
    places.set(group, first);
  }
  return runners.map((runner, at) => {
    const group = groupOf(runner, at);
    const value = values[at] ?? null;
    return group === null || value === null ? null : (places.get(group)?.get(value) ?? null);
  });
}
