import type { MentionedRace } from "../conversation/utterance.ts";
import type { RaceReference, RaceSubject } from "./intents.ts";
import type { AskedPace } from "./reading/paces.ts";
import type { OwnRequest, PlanRequest, WeekRequest } from "./requested-plan.ts";

/** What the messages before the last one were about. */
export type Talk = {
  /** The races that were shown last, in their order. */
  shown: readonly MentionedRace[];
  /** The race that was spoken of last. */
  focus: RaceReference | null;
  /** The question about paces, if the message before was one. */
  pace: AskedPace | null;
  /** The result that the runner told last. */
  run: AskedPace["known"];
  /** The plan of training that was asked for last, while the talk is about it. */
  plan: PlanRequest | null;
  /** The week that was laid out last, while the talk is about it. */
  week: WeekRequest | null;
  /** The topic of training, if the message before asked about one. */
  topic: string | null;
  /** What was asked last of the runner's own plan, entries or activities. */
  own: OwnRequest | null;
  /** What was asked of one of the races that were shown to choose from, while it is not chosen. */
  which: readonly RaceSubject[] | null;
  isAboutRaces: boolean;
};

/** The beginning of a conversation, in a thread about a race or about none. */
export function newTalk(race: MentionedRace | null): Talk {
  return {
    shown: [],
    focus: race && { id: race.id },
    pace: null,
    run: null,
    plan: null,
    week: null,
    topic: null,
    own: null,
    which: null,
    isAboutRaces: race !== null,
  };
}
