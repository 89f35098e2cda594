import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import type { ChatOwner } from "../threads/owner.ts";
import type { ChatAllowance } from "../threads/thread.ts";
import type { AskProblem, ChatEvent } from "./chat-event.ts";

/** A question as it is asked. */
export type AskedQuestion = {
  owner: ChatOwner;
  /** Ignored where the last question is asked again. */
  text: string;
  /** The conversation that it belongs to; `null` begins a new one. */
  thread: string | null;
  /** Who answers, and the race that it is about: of a new conversation. */
  assistant: string | null;
  race: string | null;
  /** Chosen by the browser for each question: one that is sent twice is asked and counted once. */
  requestKey: string | null;
  /** Replaces the last question and its answer, or asks the last question again. */
  instead: "edit" | "retry" | null;
  unit: LengthUnit;
  /** The network that it comes from: the key of limits. */
  address: string;
};

/**
 * Asks a question. The events begin to be made when they are read; what has arrived is stored when
 * they end, also when `signal` ends them.
 */
export async function ask(
  services: Services,
  question: AskedQuestion,
  signal: AbortSignal,
): Promise<
  { problem: AskProblem; allowance?: ChatAllowance } | { events: AsyncGenerator<ChatEvent> }
> {
  void [services, question, signal];
  return { problem: "empty" };
}
