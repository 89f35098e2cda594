import { raceType } from "#features/races/race-type.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { LikingKind } from "./matching/liking.ts";
import type { RecommendationReason } from "./matching/reasons.ts";

/** Why a race is recommended, in words. */
export function reasonWords(reason: RecommendationReason, unit: LengthUnit): string {
  const length = (meters: number) => formatLength(meters, unit).replace(" ", "\u00a0");
  switch (reason.code) {
    case "edition":
      return reason.stars === null
        ? "You know this race from another year"
        : `You gave another year of it ${counted(reason.stars, "star")}`;
    case "goal":
      return "The race that your training plan leads to";
    case "plan":
      return isSameLength(reason.meters, reason.goalMeters)
        ? `${length(reason.meters)}, the distance of your training plan`
        : `${length(reason.meters)}, close to the distance of your training plan`;
    case "distance":
      return `${length(reason.meters)}, like ${reason.race}`;
    case "near":
      return reason.meters < 1000
        ? `In ${reason.city}, where ${tieWords[reason.tie]}`
        : `${length(reason.meters)} from ${reason.city}`;
    case "type":
      return `${raceType(reason.type).label}, like ${counted(reason.races, "race")} of yours`;
    case "rating":
      return `Rated ${reason.average.toFixed(1)} by ${counted(reason.count, "runner")}`;
  }
}

const tieWords = {
  entered: "you race",
  rated: "you race",
  kept: "you keep a race",
  goal: "your training plan leads",
} as const satisfies Record<LikingKind, string>;

/** A marathon that is told as 42 km is one. */
function isSameLength(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 0.02;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
