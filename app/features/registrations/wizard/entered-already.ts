import { formatDistance } from "#features/races/distance.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { formatClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { EntryIn } from "../registration.ts";

/** A sentence for each registration that a runner who registers for another distance has in a race. */
export function enteredAlready(
  race: Pick<RaceToEnter, "startTime" | "distances">,
  entries: readonly EntryIn[],
  unit: LengthUnit,
): string[] {
  return entries.map(({ distanceId }) => {
    const distance = race.distances.find(({ id }) => id === distanceId);
    const start = distance?.startTime ?? race.startTime;
    const named = distance ? `${formatDistance(distance, unit)} of this race` : "this race";
    const starts = start === null ? "" : `, which starts at ${formatClockTime(start)}`;
    return `You are already registered for ${named}${starts}.`;
  });
}
