import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import type { Sentence } from "#values/say.ts";
import type { AnswerLink, FoundRace } from "../conversation/assistant.ts";
import type { AnswerNotice, ChatAllowance, ChatMessage } from "./thread.ts";

/** Why a question is not answered at all; the status and the sentence follow from it. */
export const askProblems = [
  /** Nothing but blanks. */
  "empty",
  "too-long",
  /** The thread does not exist, or belongs to another person. */
  "no-thread",
  "no-assistant",
  /** The thread has nothing to ask again or to edit. */
  "nothing-to-repeat",
  /** Another question of the thread is being answered. */
  "busy",
  /** The day's messages are used up. */
  "used-up",
  /** Too many questions in a short time from one network. */
  "too-many",
  /** The session has ended: the question would be asked as a guest. */
  "session-over",
] as const;
export type AskProblem = (typeof askProblems)[number];

/** Why a question is refused, with the sentence that says so. */
export type AskRefusal = { problem: AskProblem; message: Sentence };

/**
 * What the server sends while it answers: one JSON object in each `data:` line of an event stream.
 * Every object has one of these shapes.
 */
export type ChatEvent =
  /** First: where the conversation is kept, and the ids of its new messages. */
  | { started: { thread: string; title: string | null; question: string; answer: string } }
  /**
   * The next piece of the answer, and how the answer looks with it: from block number `from` on it
   * shows `blocks`. Earlier blocks stay as they are.
   */
  | { content: string; shown: { from: number; blocks: MarkdownNode[] } }
  /** A search: the races that it found, or why it failed. */
  | {
      tool_call:
        | { name: "search_races"; result: { races: FoundRace[]; total: number } }
        | { name: "search_races"; error: string };
    }
  | { links: AnswerLink[] }
  | { options: string[] }
  | { notice: AnswerNotice }
  /** Last: the whole answer as it is stored, which replaces the pieces. */
  | { done: { message: ChatMessage; allowance: ChatAllowance } };

/** The parts of an answer that arrive piece by piece. */
type ArrivingAnswer = Pick<
  ChatMessage,
  "content" | "blocks" | "races" | "links" | "options" | "notice"
>;

type AnswerPiece = Exclude<ChatEvent, { started: unknown } | { done: unknown }>;

/** What a piece changes in the answer that it belongs to; `null` for nothing. */
export function changeByPiece(
  answer: ArrivingAnswer,
  piece: AnswerPiece,
): Partial<ArrivingAnswer> | null {
  if ("content" in piece) {
    const { from, blocks } = piece.shown;
    return {
      content: answer.content + piece.content,
      blocks: [...answer.blocks.slice(0, from), ...blocks],
    };
  }
  if ("tool_call" in piece) {
    // What failed is said in the text of the answer.
    if ("error" in piece.tool_call) return null;
    const known = new Set(answer.races.map(({ race }) => race.id));
    const found = piece.tool_call.result.races.filter(({ race }) => !known.has(race.id));
    return { races: [...answer.races, ...found] };
  }
  if ("links" in piece) return { links: piece.links };
  if ("options" in piece) return { options: piece.options };
  return { notice: piece.notice };
}

/** Whether the answer itself begins to arrive with this piece, and not only what goes with it. */
export function beginsAnswer(piece: AnswerPiece): boolean {
  return "content" in piece || "tool_call" in piece;
}
