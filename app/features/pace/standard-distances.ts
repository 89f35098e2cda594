import { metersPerMile } from "#values/length.ts";

/** The distances that runners know by name, from the shortest to the longest. */
export const standardDistances = [
  { name: "1 mile", meters: metersPerMile },
  { name: "5K", meters: 5000 },
  { name: "10K", meters: 10_000 },
  { name: "15K", meters: 15_000 },
  { name: "Half marathon", meters: 21_097.5 },
  { name: "Marathon", meters: 42_195 },
  { name: "50K", meters: 50_000 },
  { name: "100K", meters: 100_000 },
] as const;
