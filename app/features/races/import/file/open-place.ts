import type { PlaceProblem } from "../../places/matching.server.ts";

/** Why a race of a file would be without a position, and the places that may be meant. */
export type OpenPlace = {
  /** `left`: an editor has decided that the race has none. */
  problem: PlaceProblem | "left";
  /** `Springfield, Illinois, United States`; those with the most people first. */
  candidates: string[];
};

/** How sure the positions of the races of a file would be, counted. */
export type ForecastPlaces = {
  found: number;
  /** Several places may be meant. */
  unsure: number;
  /** The gazetteer has no place of the name. */
  unknown: number;
};

/** Counts the places of the races; a race whose position an editor left out is not counted. */
export function countPlaces(races: readonly { open: OpenPlace | null }[]): ForecastPlaces {
  const count = { found: 0, unsure: 0, unknown: 0 };
  for (const { open } of races) {
    if (open === null) count.found++;
    else if (open.problem !== "left") count[open.candidates.length > 0 ? "unsure" : "unknown"]++;
  }
  return count;
}
