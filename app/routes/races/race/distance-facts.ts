import { formatClockTime } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** The figures of a distance in words; `null` where nothing is known. */
export type DistanceFigures = Record<
  "length" | "climb" | "descent" | "highest" | "start" | "limit" | "places",
  string | null
>;

/**
 * The figures of a distance. What the organizer does not state of it is measured on its course, or else
 * comes from its race.
 */
export function distanceFigures(
  race: ShownRace,
  distance: ShownDistance,
  unit: LengthUnit,
): DistanceFigures {
  const start = distance.startTime ?? race.startTime;
  const { climb = null, highest = null } = distance.measured ?? {};
  const gain = distance.elevationGain ?? (climb === null ? race.elevationGain : null);
  const loss = distance.elevationLoss ?? race.elevationLoss;
  return {
    length: distance.meters === null ? null : formatLength(distance.meters, unit),
    climb: gain ? height(gain, unit) : climb === null ? null : measuredHeight(climb, unit),
    descent: loss && height(loss, unit),
    highest: highest === null ? null : measuredHeight(highest, unit),
    start: start && formatClockTime(start),
    limit: distance.timeLimit,
    places: places(race, distance),
  };
}

/** A height of the attached course: `1,190 m (measured)`. */
function measuredHeight(meters: number, unit: LengthUnit): string {
  return `${formatHeight(meters, unit)} (measured)`;
}

/** Free places are known only if runners register on this site. */
function places(race: ShownRace, { capacity, taken }: ShownDistance): string | null {
  if (capacity === null) return null;
  if (race.category === "external" || taken === 0) return String(capacity);
  return `${capacity - taken} of ${capacity} left`;
}

/** Heights are stored as typed; plain metres are shown in the visitor's unit. */
function height(text: string, unit: LengthUnit): string {
  const [, before = "", digits = ""] =
    /^(about |~)?([\d,]+(?:\.\d+)?) ?m(?:eters|etres)?$/i.exec(text.trim()) ?? [];
  const meters = Number(digits.replaceAll(",", ""));
  return meters > 0 ? before + formatHeight(meters, unit) : text;
}
