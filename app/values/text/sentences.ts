import { inEach, type Sentence, sayIn, type Words } from "../say.ts";

/** Sentences one after the other, in every language. */
export function sentencesInOne(sentences: readonly Sentence[]): Words {
  return inEach((lang) => sentences.map(sayIn(lang)).join(" "));
}

/** The text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
