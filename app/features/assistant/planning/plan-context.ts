import type { Day } from "#values/day.ts";
import type { ScoredKind } from "../intents/classifier.ts";
import type { ClassifiedMessage } from "../intents/kinds.ts";
import type { PlaceBook } from "./place-book.ts";

/** Everything that the plan of a conversation follows from besides its messages. */
export type PlanContext = {
  today: Day;
  places: PlaceBook;
  /** The race that the thread is about. */
  race: { id: string; name: string } | null;
  /** What a message may want, the likeliest first. Without it the rules are alone. */
  classify?: (message: ClassifiedMessage) => readonly ScoredKind[];
};
