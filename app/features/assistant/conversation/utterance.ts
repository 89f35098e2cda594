import type { Day } from "#values/day.ts";

/** When and where a race is: what a message may go on from (`close to it`, `later than that`). */
export type ShownAt = { day: Day; city: string; state: string | null; country: string };

/** A race as messages have shown it. */
export type MentionedRace = { id: string; name: string; at?: ShownAt };

/** One message of a conversation as the planner and the engines read it. */
export type Utterance = {
  author: "user" | "assistant";
  text: string;
  /** The races that the message showed, in their order. */
  races: MentionedRace[];
};
