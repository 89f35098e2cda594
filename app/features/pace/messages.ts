import type { LengthUnit } from "#values/length.ts";

/** One of a unit, in words. */
export const unitNames: Record<LengthUnit, string> = { km: "kilometer", mi: "mile" };

/** What the calculator says to what it cannot read or cannot believe. */
export const messages = {
  distance: "Write a distance like 10K, 21.1 km, 13.1 mi or marathon.",
  distanceRange: "Choose a distance between 100 meters and 1,000 kilometers.",
  time: "Write a time like 45:00, 1:45:30 or 1h45.",
  pace: (unit: LengthUnit) =>
    `Write a pace like ${unit === "km" ? "5:30" : "8:50"}: minutes and seconds for each ${unitNames[unit]}.`,
  timeRange: "Choose a time below 1,000 hours.",
  tooMany: "Leave one of the three empty: that is the one we work out.",
  tooFew: "Fill in two of the three, and we work out the other one.",
  timeOrPace: "Fill in a time or a pace.",
  tooFast: "Nobody has ever run that fast. Look at the numbers again.",
} as const;
