import type { UsageMeter } from "#features/membership/usage/usage.ts";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { isId } from "#values/id.ts";
import type { Words } from "#values/say.ts";
import type { AnswerLink, Assistant, FoundRace } from "../conversation/assistant.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";

/** Why an answer comes from another engine than usual, or was cut. */
export const answerNotices = [
  /** The model could not be reached: the built-in assistant answered. */
  "model-unavailable",
  /** The day's budget of the model is used up. */
  "budget-used",
  /** The answer reached its longest length. */
  "cut",
] as const;
export type AnswerNotice = (typeof answerNotices)[number];

/** What happened while a message was answered; anyone who reads the thread may see it. */
export type AnswerDebug = {
  engine: "model" | "built-in";
  model: string | null;
  temperature: number | null;
  intent: string;
  toolChoice: string;
  parameters: SearchParameters;
  toolCalls: { name: string; parameters: SearchParameters; found: number | null; ms: number }[];
  firstByteMs: number | null;
  totalMs: number;
  inputTokens: number;
  outputTokens: number;
  /** The code of what went wrong. */
  problem: string | null;
};

/** A message as the thread shows it. */
export type ChatMessage = {
  id: string;
  isUser: boolean;
  /** What was typed, or the answer in Markdown. */
  content: string;
  /** The answer as it is shown; its links lead to races of this conversation only. */
  blocks: MarkdownNode[];
  races: FoundRace[];
  links: AnswerLink[];
  options: string[];
  state: "complete" | "streaming" | "stopped" | "failed";
  answeredBy: "model" | "built-in" | null;
  notice: AnswerNotice | null;
  rating: 1 | -1 | null;
  debug: AnswerDebug | null;
  /** ISO 8601. */
  at: string;
};

/** A conversation with everything that its page shows. */
export type ChatThread = {
  id: string;
  title: string | null;
  assistant: Assistant | null;
  race: { id: string; name: string } | null;
  messages: ChatMessage[];
  /** Whether a question is being answered, in this tab or another. */
  isAnswering: boolean;
};

/** A conversation in the history. */
export type ThreadLine = {
  id: string;
  title: string | null;
  /** ISO 8601, of the last message. */
  at: string;
};

/** How many messages are left today, for the hint beside the input. */
export type ChatAllowance = {
  meter: UsageMeter;
  /** Said once the limit is near or reached. */
  hint: Words | null;
};

/** Whose conversations they are: those of an account, or of the browser of a guest. */
export type ChatOwner =
  | { userId: string }
  /** The digest of the guest's cookie, which cannot be made from it. */
  | { guestKey: string };

const start = "/races/";

/** Which links of an answer lead anywhere: those to races that the conversation has found. */
export function isLinkTo(races: ReadonlySet<string>): (href: string) => boolean {
  return (href) => {
    const id = href.startsWith(start) ? href.slice(start.length) : "";
    return isId(id) && races.has(id.toLowerCase());
  };
}
