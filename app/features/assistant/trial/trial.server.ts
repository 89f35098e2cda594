import type { Admin } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { answerTurn } from "../asking/answer.server.ts";
import type { Utterance } from "../conversation/utterance.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import type { AssistantDetails } from "../managing/details.ts";
import { plan } from "../planning/plan.ts";
import { knownPlaces } from "../search/place-book.server.ts";
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
  const today = toDay(services.now());
  const places = await knownPlaces(services);
  const { conversation_starter, follow_up_questions, ...rest } = details;
  const assistant = {
    ...rest,
    conversationStarter: conversation_starter,
    followUpQuestions: follow_up_questions,
  };
  const decided = plan(conversation, { today, places, race: null, classify: scoredKinds });
  const turn = { assistant, conversation, race: null, plan: decided, unit, today, signal };
  return answerTurn(services, turn, admin.userId);
}
