import type { Day } from "#values/day.ts";

/** How many days the page of the usage looks back, today included. */
export const usageDays = 30;

/** What the assistants did on one day with one model; `null` is the built-in assistant. */
export type UsageLine = {
  day: Day;
  model: string | null;
  answers: number;
  inputTokens: number;
  outputTokens: number;
};

/** A person whose questions have used a model; all guests are one line without an account. */
export type UsagePerson = {
  userId: string | null;
  email: string | null;
  answers: number;
  tokens: number;
};

/** The use of the assistants in the last days. */
export type AssistantUsage = {
  today: Day;
  /** Whether a language model is configured. */
  hasModel: boolean;
  /** What may be used in a day; `null` is no limit. */
  tokensPerDay: number | null;
  tokensToday: number;
  /** The latest day first. */
  lines: UsageLine[];
  /** Who has used the most tokens. */
  persons: UsagePerson[];
};

/** The sums of a list of lines. */
export function sumsOf(lines: readonly UsageLine[]) {
  const sum = (count: (line: UsageLine) => number) =>
    lines.reduce((total, line) => total + count(line), 0);
  return {
    tokens: sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
    byModel: sum(({ model, answers }) => (model === null ? 0 : answers)),
    builtIn: sum(({ model, answers }) => (model === null ? answers : 0)),
  };
}
