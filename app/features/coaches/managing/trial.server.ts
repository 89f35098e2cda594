import type { Admin } from "#features/accounts/viewer.ts";
import { answerTurn } from "#features/assistant/asking/answer.server.ts";
import { turnOf } from "#features/assistant/asking/turn.server.ts";
import type { Utterance } from "#features/assistant/conversation/utterance.ts";
import type { ChatEvent } from "#features/assistant/threads/chat-event.ts";
import type { Services } from "#services/services.ts";
import type { LengthUnit } from "#values/length.ts";
import { settingsOfCoach } from "../room/settings.ts";
import type { TriedCoach } from "./schema.ts";

type Trial = {
  coach: TriedCoach;
  /** The last message is the question. */
  conversation: readonly Utterance[];
  unit: LengthUnit;
  signal: AbortSignal;
};

/**
 * Answers as a coach whose prompt and context may not be stored yet, with our own engines. Nothing is
 * kept; what a model costs is counted for the administrator.
 * @returns `null` after too many tests in a short time
 */
export async function tryCoach(
  services: Pick<Services, "db" | "now" | "models" | "log" | "limits">,
  admin: Admin,
  { coach, conversation, unit, signal }: Trial,
): Promise<AsyncGenerator<ChatEvent> | null> {
  if (!(await services.limits.allow("coachTest", admin.userId))) return null;
  const assistant = settingsOfCoach(coach);
  const turn = await turnOf(
    services,
    { assistant, conversation, race: null, userId: null, unit, lang: "en" },
    signal,
  );
  return answerTurn(services, turn, admin.userId);
}
