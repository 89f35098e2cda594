import type { Day } from "#values/day.ts";
import type { Position } from "#values/geo/position.ts";
import type { PlaceProblem } from "../matching.server.ts";

/** A place that may be meant. */
export type Candidate = { label: string; position: Position };

/** The place of a race, or its description of it, for the editors who choose it. */
export type RaceToPlace = {
  id: string;
  name: string;
  startDate: Day;
  city: string;
  state: string | null;
  country: string;
  decision: "rule" | "name" | "accepted" | "hand" | "left" | "open" | null;
  problem: PlaceProblem | null;
  place: { name: string; state: string | null; position: Position } | null;
  candidates: Candidate[];
};

/** Which races the list of the back office shows. */
export type PlacingFilter = {
  /** Those whose place is not sure, or those that were placed by name alone. */
  decision: "open" | "name";
  /** Words of the race, its town or its country. */
  q: string;
  /** As the races write it; an empty text stands for all. */
  country: string;
};

/** Races on a page of the list of those that are not sure. */
export const openPerPage = 50;
