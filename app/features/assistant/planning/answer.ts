import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { AnswerLink, AssistantSettings, FoundRace } from "../conversation/assistant.ts";
import type { Utterance } from "../conversation/utterance.ts";
import type { Plan } from "./plan.ts";
import type { SearchParameters } from "./search-parameters.ts";

/** A question with everything that answers it. */
export type ChatTurn = {
  assistant: AssistantSettings;
  /** The last messages, the oldest first; the last one is the question. */
  conversation: readonly Utterance[];
  /** The race that the thread is about. */
  race: { id: string; name: string } | null;
  plan: Plan;
  /** Whose plan, entries and activities may be read; `null` for a guest. */
  userId: string | null;
  unit: LengthUnit;
  today: Day;
  signal: AbortSignal;
};

/** The question of a turn as it was typed. */
export function lastAsked({ conversation }: Pick<ChatTurn, "conversation">): string {
  return conversation.findLast(({ author }) => author === "user")?.text ?? "";
}

/** What an engine says, piece by piece. */
export type AnswerEvent =
  /** The next piece of the answer in Markdown. */
  | { kind: "text"; text: string }
  /** A search has found these races, which are shown as cards. */
  | { kind: "races"; search: SearchParameters; races: FoundRace[]; total: number }
  /** A search has failed; the answer goes on. */
  | { kind: "search-failed"; search: SearchParameters; reason: string }
  /** Pages of this site to go on at. */
  | { kind: "links"; links: AnswerLink[] }
  /** Replies to choose from. */
  | { kind: "options"; options: string[] }
  /** The model has ended because its answer became too long. */
  | { kind: "cut" }
  /** What a model has cost. */
  | { kind: "usage"; inputTokens: number; outputTokens: number };
