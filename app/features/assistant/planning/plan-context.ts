import type { SizeOfPlace } from "#features/races/places/near.ts";
import type { Day } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import type { MentionedRace } from "../conversation/utterance.ts";
import type { ScoredKind } from "../intents/classifier.ts";
import type { ClassifiedMessage } from "../intents/kinds.ts";
import type { PlaceBook } from "./place-book.ts";

/** Everything that the plan of a conversation follows from besides its messages. */
export type PlanContext = {
  today: Day;
  places: PlaceBook;
  /** The race that the thread is about. */
  race: { id: string; name: string } | null;
  /** The language of the page; left out, it is English. */
  lang?: Lang;
  /** The race whose name stands in the last message, or a word that a few races have in their names. */
  named?: MentionedRace | { name: string } | null;
  /** Tells which names are places where no race may be. Without it only those of races are known. */
  sizeOf?: SizeOfPlace;
  /** What a message may want, the likeliest first. Without it the rules are alone. */
  classify?: (message: ClassifiedMessage) => readonly ScoredKind[];
};
