import { statedHeightWords } from "#features/courses/showing/stated-height.ts";
import { formatClockTime } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** The figures of a distance in words; `null` where nothing is known. The highest point is always measured. */
export type DistanceFigures = Record<
  "length" | "climb" | "descent" | "highest" | "start" | "limit" | "places",
  string | null
>;

/**
 * The figures of a distance. What the organizer does not state of it is measured on its course, or else
 * comes from its race, which can say a height for its only distance alone.
 */
export function distanceFigures(
  race: ShownRace,
  distance: ShownDistance,
  unit: LengthUnit,
  lang: Lang,
): DistanceFigures {
  const start = distance.startTime ?? race.startTime;
  const { climb = null, highest = null } = distance.measured ?? {};
  // What is stated of the race as a whole is about its distance, if it has only one.
  const whole = race.distances.length === 1 ? race : null;
  const gain = distance.elevationGain ?? (climb === null ? whole?.elevationGain : null);
  const loss = distance.elevationLoss ?? whole?.elevationLoss ?? null;
  return {
    length: distance.meters === null ? null : formatLength(distance.meters, unit),
    climb: gain
      ? statedHeightWords(gain, unit, lang)
      : climb === null
        ? null
        : measuredHeight(climb, unit, lang),
    descent: loss && statedHeightWords(loss, unit, lang),
    highest: highest === null ? null : formatHeight(highest, unit),
    start: start && formatClockTime(start, lang),
    limit: distance.timeLimit,
    places: places(race, distance, lang),
  };
}

/** A height of the attached course: `1,190 m (measured)`. */
function measuredHeight(meters: number, unit: LengthUnit, lang: Lang): string {
  const height = formatHeight(meters, unit);
  return sayIn(lang)({ en: `${height} (measured)`, es: `${height} (medido)` });
}

/** Free places are known only if runners register on this site. */
function places(race: ShownRace, { capacity, taken }: ShownDistance, lang: Lang): string | null {
  if (capacity === null) return null;
  if (race.category === "external" || taken === 0) return String(capacity);
  const left = capacity - taken;
  return sayIn(lang)({
    en: `${left} of ${capacity} left`,
    es: `${left === 1 ? "Queda 1" : `Quedan ${left}`} de ${capacity}`,
  });
}
