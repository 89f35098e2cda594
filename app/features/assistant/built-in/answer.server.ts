import type { Services } from "#services/services.ts";
import type { AnswerEvent, ChatTurn } from "../answer.ts";

/** Answers a question from our own tables and texts, without a language model. */
export async function* answerBuiltIn(
  services: Pick<Services, "db" | "now">,
  turn: ChatTurn,
): AsyncIterable<AnswerEvent> {
  void services;
  yield { kind: "text", text: greeting[turn.plan.language] };
}

const greeting: Record<ChatTurn["plan"]["language"], string> = {
  en: "I am Dorsal's built-in assistant. I find races and answer questions about running.",
  es: "Soy el asistente integrado de Dorsal. Busco carreras y respondo preguntas sobre correr.",
};
