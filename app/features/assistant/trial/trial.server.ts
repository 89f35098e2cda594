import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { answerTurn } from "../asking/answer.server.ts";
import { turnOf } from "../asking/turn.server.ts";
import type { Utterance } from "../conversation/utterance.ts";
import type { AssistantDetails } from "../managing/details.ts";
import type { ChatEvent } from "../threads/chat-event.ts";

type Trial = {
  details: AssistantDetails;
  /** The last message is the question. */
  conversation: readonly Utterance[];
  unit: LengthUnit;
  signal: AbortSignal;
};

/**
 * Answers as an assistant that may not be stored yet. Nothing is kept; what a model costs is counted
 * for the administrator.
 * @returns `null` after too many tests in a short time
 */
export async function tryAssistant(
  services: Pick<Services, "db" | "now" | "models" | "log" | "limits">,
  admin: Admin,
  { details, conversation, unit, signal }: Trial,
): Promise<AsyncGenerator<ChatEvent> | null> {
  if (!(await services.limits.allow("assistantTest", admin.userId))) return null;
  const { conversation_starter, follow_up_questions, ...rest } = details;
  const assistant = {
    ...rest,
    conversationStarter: conversation_starter,
    followUpQuestions: follow_up_questions,
  };
  const turn = await turnOf(
    services,
    { assistant, conversation, race: null, userId: null, unit, lang: "en" },
    signal,
  );
  return answerTurn(services, turn, admin.userId);
}
