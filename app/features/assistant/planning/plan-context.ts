import type { Day } from "#values/day.ts";
import type { PlaceBook } from "./place-book.ts";

/** Everything that the plan of a conversation follows from besides its messages. */
export type PlanContext = {
  today: Day;
  places: PlaceBook;
  /** The race that the thread is about. */
  race: { id: string; name: string } | null;
};
