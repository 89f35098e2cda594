import { formatClockTime } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { ShownDistance, ShownRace } from "./race-data.ts";

/** The figures of a distance; those it does not have come from its race. */
export function distanceFacts(race: ShownRace, distance: ShownDistance, unit: LengthUnit) {
  const start = distance.startTime ?? race.startTime;
  const gain = distance.elevationGain ?? race.elevationGain;
  const loss = distance.elevationLoss ?? race.elevationLoss;
  return [
    {
      label: "Distance",
      value: distance.meters === null ? distance.text : formatLength(distance.meters, unit),
    },
    { label: "Elevation gain", value: gain && height(gain, unit) },
    { label: "Elevation loss", value: loss && height(loss, unit) },
    { label: "Start time", value: start && formatClockTime(start) },
    { label: "Time limit", value: distance.timeLimit },
    { label: "Places", value: places(race, distance) },
  ];
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
