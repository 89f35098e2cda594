import type { Assistant, FollowUpQuestion } from "#features/assistant/conversation/assistant.ts";
import type { ChatMessage } from "#features/assistant/threads/thread.ts";
import { type Lang, sayIn } from "#values/say.ts";

/** What runners ask about a race. */
const aboutRace = [
  { en: "Does it have a time limit?", es: "¿Tiene tiempo límite?" },
  { en: "How do I register?", es: "¿Cómo me inscribo?" },
  { en: "Is it hilly?", es: "¿Tiene cuestas?" },
];

/** Replies below the conversation, under a question or without one. */
type Suggestion = { id: string; text: string | null; options: readonly string[] };

/**
 * What to choose from below a conversation: the replies to the last answer; before the first question
 * those about the race, or the assistant's own questions; these also below a first answer of a model.
 */
export function suggestionsFor(
  messages: readonly ChatMessage[],
  assistant: Pick<Assistant, "followUpQuestions" | "conversationStarter"> | null,
  race: { name: string } | null,
  lang: Lang,
): Suggestion[] {
  const last = messages.at(-1);
  if (last && (last.isUser || last.state === "streaming")) return [];
  if (last && last.options.length > 0) {
    return [{ id: "replies", text: null, options: last.options }];
  }
  if (race) return messages.length === 0 ? [asked("race", aboutRace.map(sayIn(lang)))] : [];
  const questions = (assistant?.followUpQuestions ?? []).map(ofQuestion);
  if (messages.length === 0) {
    const starter = assistant?.conversationStarter;
    return starter ? [asked("starter", [starter]), ...questions] : questions;
  }
  // Built-in answers bring their own replies: “call now” has none, and no distance to choose.
  const isFirst =
    messages.length <= 2 && last?.races.length === 0 && last.answeredBy !== "built-in";
  return isFirst ? questions : [];
}

function asked(id: string, options: readonly string[]): Suggestion {
  return { id, text: null, options };
}

function ofQuestion({ id, text, options }: FollowUpQuestion): Suggestion {
  return { id, text, options };
}
