import { metersPerMile } from "#values/length.ts";
import type { Lang } from "#values/say.ts";

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

const inSpanish: Readonly<Record<string, string>> = {
  "1 mile": "1 milla",
  "Half marathon": "Media maratón",
  Marathon: "Maratón",
};

/** A name of a distance in a language; the fields of the calculator read it in either. */
export function distanceName(name: string, lang: Lang): string {
  return (lang === "es" && inSpanish[name]) || name;
}
