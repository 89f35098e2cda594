import { statedHeightWords } from "#features/races/stated-height.ts";
import { formatClockTime } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** The figures of a distance in words; `null` where nothing is known. */
export type DistanceFigures = Record<
  "length" | "climb" | "descent" | "start" | "limit" | "places",
  string | null
>;

/**
 * The figures of a distance. What the organizer does not state of it comes from its race, which can say a
 * height for its only distance alone.
 */
export function distanceFigures(
  race: ShownRace,
  distance: ShownDistance,
  unit: LengthUnit,
  lang: Lang,
): DistanceFigures {
  const start = distance.startTime ?? race.startTime;
  // What is stated of the race as a whole is about its distance, if it has only one.
  const whole = race.distances.length === 1 ? race : null;
  const gain = distance.elevationGain ?? whole?.elevationGain ?? null;
  const loss = distance.elevationLoss ?? whole?.elevationLoss ?? null;
  return {
    length: distance.meters === null ? null : formatLength(distance.meters, unit),
    climb: gain && statedHeightWords(gain, unit, lang),
    descent: loss && statedHeightWords(loss, unit, lang),
    start: start && formatClockTime(start, lang),
    limit: distance.timeLimit,
    places: places(race, distance, lang),
  };
}

/** Free places are known only if runners register on this site. */
function places(race: ShownRace, { capacity, taken }: ShownDistance, lang: Lang): string | null {
  if (capacity === null) return null;
  if (race.category === "external" || taken === 0) return formatCount(capacity);
  const free = capacity - taken;
  const [left, all] = [formatCount(free), formatCount(capacity)];
  return sayIn(lang)({
    en: `${left} of ${all} left`,
    es: `${free === 1 ? "Queda 1" : `Quedan ${left}`} de ${all}`,
  });
}
