import type { RaceCard, RacePage } from "#features/races/race.ts";
import { todayAt } from "#features/races/standing.ts";
import { addMonths, type Day, daysBetween, parseMonth, startOfMonth, yearOf } from "#values/day.ts";
import type { FileCondition } from "../questions/file-state.ts";
import type { EnteredRace, RegistrationStatus } from "../registration.ts";

/** What a race shows of itself on its cover. */
export type RaceOnCover = EnteredRace & Pick<RaceCard, "photo">;

/** A registration of a runner as their season shows it. */
export type SeasonEntry = {
  id: string;
  status: RegistrationStatus;
  /** The number on the runner's bib. */
  bib: number;
  /** The name on it, as it was entered: an account may have none. */
  runner: string;
  /** As stored; `null` where the race has no distances, or no longer has this one. */
  distance: string | null;
  /** Of the distance, else of the race; `null` while nobody has said it. */
  startTime: string | null;
  hasWaiver: boolean;
  hasEmergencyContact: boolean;
  /** The most urgent condition of the files that the race requires; `null` where it requires none. */
  requiredFiles: FileCondition | null;
  /** What the runner noted for the way there. */
  note: string | null;
  /** Whether the runner has reviewed the race. */
  isReviewed: boolean;
  race: RaceOnCover & Pick<RacePage, "registrationDeadline">;
};

/** A race of a season, with the days until it: 0 on its day, negative after it. */
export type SeasonRace = SeasonEntry & { days: number };

/** What a runner has ahead and behind. */
export type RunnersSeason = {
  /** The soonest race that takes place; `null` without one. */
  next: SeasonRace | null;
  /** The others on its day, by their starts. */
  sameDay: SeasonRace[];
  /** Coming races that their organizers have cancelled. */
  calledOff: SeasonRace[];
  /** Races that were run, the latest first. */
  past: SeasonRace[];
  /** All that the line of the year shows, the soonest first. */
  all: SeasonRace[];
};

/** Sorts the registrations of a runner; cancelled ones are in no season. */
export function seasonOf(entries: readonly SeasonEntry[], now: Date): RunnersSeason {
  const all = entries
    .filter(({ status }) => status !== "cancelled")
    .map((entry) => ({ ...entry, days: daysUntil(entry.race, now) }))
    .sort((a, b) => compare(startOf(a), startOf(b)) || compare(a.id, b.id));
  const runs = all.filter(({ race }) => race.status !== "cancelled");
  const [next = null, ...later] = runs.filter((entry) => !isOver(entry));
  return {
    next,
    sameDay: later.filter(({ race }) => race.startDate === next?.race.startDate),
    calledOff: all.filter(({ race, days }) => race.status === "cancelled" && days >= 0),
    past: runs.filter(isOver).reverse(),
    all,
  };
}

/** Orders by day and hour; who has no hour yet comes after those of the day. */
function startOf({ race, startTime }: SeasonEntry): string {
  return `${race.startDate} ${startTime ?? "24:00"}`;
}

/** Whether the race is behind the runner. */
export function isOver({ days, status, race }: SeasonRace): boolean {
  return days < 0 || status === "completed" || race.status === "completed";
}

/** The days until a race, counted on the calendar of its own place. */
export function daysUntil(race: Pick<RaceOnCover, "startDate" | "timeZone">, now: Date): number {
  return daysBetween(todayAt(race, now), race.startDate);
}

/** One of the twelve months of a line. */
export type SeasonMonth = { month: Day; races: SeasonRace[] };

const monthsShown = 12;
const monthsBefore = 4;

/** An address may ask for so many years before and after today. */
const yearsShown = 60;

/**
 * The first month of the line that has the present in it: most of it is ahead, or behind where no race
 * is ahead and none was in the last months.
 * @param goal - the day that a training plan leads to
 */
export function usualFirstMonth(all: readonly SeasonRace[], goal: Day | null, today: Day): Day {
  const first = addMonths(startOfMonth(today), -monthsBefore);
  const isEmpty = goal === null && all.every(({ race }) => race.startDate < first);
  return isEmpty ? addMonths(startOfMonth(today), 1 - monthsShown) : first;
}

/** The first month that an address asks for; `null` where it is none, or none of a runner's life. */
export function askedFirstMonth(asked: string | null, today: Day): Day | null {
  const month = asked && parseMonth(asked);
  const isNear = month && Math.abs(yearOf(month) - yearOf(today)) <= yearsShown;
  return isNear ? month : null;
}

/** Twelve months with their races, and the first months of the lines before and after that have some. */
export function yearLine(all: readonly SeasonRace[], first: Day) {
  const end = addMonths(first, monthsShown);
  const months = Array.from({ length: monthsShown }, (_, place): SeasonMonth => {
    const month = addMonths(first, place);
    return { month, races: all.filter(({ race }) => startOfMonth(race.startDate) === month) };
  });
  return {
    months,
    earlier: all.some(({ race }) => race.startDate < first) ? addMonths(first, -monthsShown) : null,
    later: all.some(({ race }) => race.startDate >= end) ? end : null,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
