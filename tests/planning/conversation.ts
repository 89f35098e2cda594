import type { ShownAt, Utterance } from "#features/assistant/conversation/utterance.ts";
import type { Intent } from "#features/assistant/planning/intents.ts";
import type { SearchParameters } from "#features/assistant/planning/search-parameters.ts";
import { endOfMonth } from "#values/day.ts";

/** The day that the conversations take place on, a Friday. */
export const friday = "2026-11-20";

/** A race that an answer shows, with its day and place where the next message goes on from them. */
export type Shown = string | ({ name: string } & ShownAt);

/** A text is the runner's; a list of races is an answer that shows them, with the ids a, b, c. */
export type Said = string | readonly Shown[];

/** A conversation, what its last message wants, and the whole parameters of the search. */
export type Conversation = {
  kind: string;
  said: readonly Said[];
  intent: Intent;
  params: SearchParameters;
};

type Row = readonly [said: readonly Said[], params: SearchParameters];

/** Conversations whose last message asks for races. */
export function searches(kind: string, rows: readonly Row[]): Conversation[] {
  return rows.map(([said, params]) => ({ kind, said, params, intent: { kind: "search" } }));
}

/** Conversations whose last message wants something else. */
export function wishes(
  kind: string,
  rows: readonly (readonly [said: readonly Said[], intent: Intent, params?: SearchParameters])[],
): Conversation[] {
  return rows.map(([said, intent, params = {}]) => ({ kind, said, intent, params }));
}

export function utterances(said: readonly Said[]): Utterance[] {
  return said.map((one) =>
    typeof one === "string"
      ? { author: "user", text: one, races: [] }
      : { author: "assistant", text: "", races: one.map(raceAt) },
  );
}

function raceAt(shown: Shown, place: number): Utterance["races"][number] {
  const id = idAt(place);
  if (typeof shown === "string") return { id, name: shown };
  const { name, ...at } = shown;
  return { id, name, at };
}

/** `2027-03`: the parameters of a whole month. */
export function month(text: string): SearchParameters {
  return days(`${text}-01`, endOfMonth(`${text}-01`));
}

export function days(from: string, to: string): SearchParameters {
  return { start_date_from: from, start_date_to: to };
}

export const byPrice: SearchParameters = { sort_by: "price", sort_by_date: false };
export const byRating: SearchParameters = { sort_by: "rating", sort_by_date: false };

function idAt(at: number): string {
  return "abcdefgh"[at] ?? "z";
}
