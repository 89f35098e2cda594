import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { formatMonthYear } from "#values/day.ts";
import { commonGround } from "./common-ground.ts";

export type RaceChapter = {
  /** `null` where the races need no chapters. */
  title: string | null;
  races: RaceFacts[];
};

/** Fewer races need no chapters. */
const fewestForChapters = 5;

/**
 * Races in the order in which they are told: those to come by country, else by month, then the
 * cancelled ones and the past ones. Soonest first.
 */
export function chaptersOf(races: readonly RaceFacts[]): RaceChapter[] {
  const sorted = [...races].sort(
    (one, other) =>
      one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name, "en"),
  );
  const isOff = ({ status }: RaceFacts) => status === "cancelled";
  const coming = sorted.filter((race) => !isOff(race) && !race.isPast);
  const off = sorted.filter((race) => isOff(race) && !race.isPast);
  const past = sorted.filter(({ isPast }) => isPast).toReversed();
  const isMixed = [coming, off, past].filter(({ length }) => length > 0).length > 1;
  return [
    ...comingChapters(coming, isMixed),
    { title: isMixed ? "Cancelled" : null, races: off },
    { title: isMixed ? "Already run" : null, races: past },
  ].filter((chapter) => chapter.races.length > 0);
}

function comingChapters(races: RaceFacts[], isMixed: boolean): RaceChapter[] {
  const whole = [{ title: isMixed ? "Still to come" : null, races }];
  if (races.length < fewestForChapters) return whole;
  const { country, first, last } = commonGround(races);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const titleOf =
    country === null
      ? (race: RaceFacts) => race.country
      : (race: RaceFacts) => formatMonthYear(race.startDate);
  if (country !== null && isOneMonth) return whole;
  const groups = [...Map.groupBy(races, titleOf)];
  // A heading for each race alone is none.
  if (groups.length > races.length / 2) return whole;
  return groups.map(([title, found]) => ({ title, races: found }));
}
