import type { RaceCard } from "#features/races/race.ts";
import type { KeptChange } from "./changes.ts";

/** A coming race that a runner keeps, with what is news about it. */
export type KeptRace = Pick<
  RaceCard,
  | "id"
  | "name"
  | "type"
  | "status"
  | "city"
  | "stateProvince"
  | "country"
  | "startDate"
  | "photo"
  | "position"
> & {
  /** Whether it takes registrations. */
  isOpen: boolean;
  changes: KeptChange[];
};
