import { longestQuestion } from "../conversation/limits.ts";
import type { AskProblem } from "./chat-event.ts";
import type { ThreadProblem } from "./commands.server.ts";
import type { AnswerNotice } from "./thread.ts";

/** An unexpected error of the page (ERR-37). */
export const chatBroken = "Oops! Something went wrong. Please try again.";

/** In place of the list of conversations. */
export const threadsNotLoaded = "Your conversations could not be loaded. Please try again.";

/** An answer that failed before its first piece: it becomes the message (ERR-39). */
export const answerFailed =
  "I'm having trouble processing your request right now. Please try again later.";

/** Appended to an answer that failed in the middle (ERR-40). */
export const answerBroken =
  "I'm sorry, but I encountered an error while processing your request. Please try again.";

/** How the function tells why it failed (ERR-38). */
export function generationFailed(reason: string): string {
  return `Chat generation failed: ${reason}`;
}

/** Appended to an answer whose search failed (ERR-41). */
export function searchFailed(reason: string): string {
  return `Sorry, I encountered an error while searching for races: ${reason}`;
}

/** Why a question is not answered. */
export const askMessages = {
  empty: "Type a message first.",
  "too-long": `Your message is too long: at most ${longestQuestion} characters can be sent.`,
  "no-thread": "This conversation does not exist any more. Start a new one.",
  "no-assistant": "This assistant does not exist any more. Choose another one.",
  "nothing-to-repeat": "There is nothing to ask again in this conversation.",
  busy: "The last question is still being answered. Wait for its answer, or stop it.",
  "used-up": "You have used all messages of today.",
  "too-many": "Too many messages in a short time. Please try again shortly.",
  "session-over": "Your session has ended. Sign in again, or go on as a guest after a reload.",
} as const satisfies Record<AskProblem, string>;

export const threadMessages = {
  "no-thread": askMessages["no-thread"],
  "no-answer": "This answer does not exist any more.",
} as const satisfies Record<ThreadProblem, string>;

/** What a reader is told about where an answer comes from. */
export const noticeMessages = {
  "model-unavailable":
    "The language model could not be reached. The built-in assistant answered instead.",
  "budget-used":
    "The language model has done its work for today. The built-in assistant answered instead.",
  cut: "This answer reached the longest length and ends here.",
} as const satisfies Record<AnswerNotice, string>;

/** The longest title of a conversation, in characters. */
export const longestTitle = 100;

export const titleNeeded = "Give the conversation a name.";
export const titleTooLong = `A name has at most ${longestTitle} characters.`;

/** The longest reason of a rating, in characters. */
export const longestReason = 500;
export const reasonTooLong = `A reason has at most ${longestReason} characters.`;
