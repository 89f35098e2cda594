import type { Sentence, Words } from "../say.ts";
import { formatCount } from "../text/count.ts";

/** The sentences of all schemas, by their English text: zod carries a message as one string. */
const sentences = new Map<string, Words>();

/**
 * A sentence of a schema. zod gets the English text, by which `readForm` finds the other language. Not
 * for texts with what somebody typed in them: each sentence stays in memory.
 * @throws {Error} for a second translation of an English text, because only one of them would be said
 * @example
 * z.string().min(1, inSchema({ en: "Enter your name", es: "Escribe tu nombre" }))
 */
export function inSchema(sentence: Sentence): string {
  if (typeof sentence === "string") return sentence;
  const known = sentences.get(sentence.en);
  // A server with hot reload evaluates a schema again whose translation was just changed.
  if (known && known.es !== sentence.es && !import.meta.hot) {
    throw new Error(`“${sentence.en}” has two translations: “${known.es}” and “${sentence.es}”.`);
  }
  sentences.set(sentence.en, sentence);
  return sentence.en;
}

/** Said of a text that is too long, everywhere the same. */
export function atMostLetters(most: number): Words {
  return {
    en: `Please use at most ${formatCount(most)} letters`,
    es: `Usa como máximo ${formatCount(most)} caracteres`,
  };
}

/** What a schema says, in every language where it was written with `inSchema`. */
export function sentenceOfSchema(message: string): Sentence {
  return sentences.get(message) ?? message;
}
