import { type Lang, sayIn, type Words } from "#values/say.ts";
import { inSpanish } from "../built-in/words/question-words.ts";
import type { Assistant, FollowUpQuestion } from "../conversation/assistant.ts";
import { firstAssistants } from "./first-assistants.ts";

/** What the first assistants say of themselves. What administrators write has one language. */
const spoken: readonly Words[] = [
  { en: "Race Finder", es: "Buscador de carreras" },
  {
    en: "Finds races that fit where, when and how far you want to run.",
    es: "Encuentra carreras según dónde, cuándo y cuánto quieres correr.",
  },
  { en: "Help me find my next race.", es: "Ayúdame a encontrar mi próxima carrera." },
  { en: "Training Partner", es: "Compañero de entrenamiento" },
  {
    en: "Plans, paces and training advice for the race ahead of you.",
    es: "Planes, ritmos y consejos de entrenamiento para tu próxima carrera.",
  },
  { en: "Help me train for a race.", es: "Ayúdame a entrenar para una carrera." },
  { en: "Race Day Guide", es: "Guía del día de la carrera" },
  {
    en: "A calm plan for the last days before the start, and for the day itself.",
    es: "Un plan tranquilo para los últimos días antes de la salida y para el día mismo.",
  },
  { en: "Help me get ready for race day.", es: "Ayúdame a prepararme para el día de la carrera." },
];

/** A text of an assistant in the language of a page, as far as it is one of ours. */
function textIn(text: string, lang: Lang): string {
  return sayIn(lang)(spoken.find(({ en }) => en === text) ?? text);
}

/** An assistant as a page in a language shows it. */
export function assistantIn(assistant: Assistant, lang: Lang): Assistant {
  if (lang === "en") return assistant;
  const { name, description, conversationStarter, followUpQuestions } = assistant;
  return {
    ...assistant,
    name: textIn(name, lang),
    description: description && textIn(description, lang),
    conversationStarter: conversationStarter && textIn(conversationStarter, lang),
    followUpQuestions: followUpQuestions.map((question) => ({
      ...question,
      ...spanishOf(question),
    })),
  };
}

const firstQuestions = firstAssistants.flatMap(({ follow_up_questions }) => follow_up_questions);

/** The Spanish twin of a question of the first assistants, as long as nobody has changed its text. */
export function spanishOf({
  id,
  text,
}: FollowUpQuestion): Pick<FollowUpQuestion, "text" | "options"> | null {
  const isFirst = firstQuestions.some((question) => question.id === id && question.text === text);
  return isFirst && Object.hasOwn(inSpanish, id) ? (inSpanish[id] ?? null) : null;
}

/** What the buttons of an assistant send to begin a conversation, in the language of their page. */
export function starterIn(starter: string | null | undefined, lang: Lang): string | null {
  return starter ? textIn(starter.trim(), lang) : null;
}
