import { inEach, type Sentence, sayIn, type Words } from "../say.ts";

/** Sentences one after the other, in every language. */
export function sentencesInOne(sentences: readonly Sentence[]): Words {
  return inEach((lang) => sentences.map(sayIn(lang)).join(" "));
}
