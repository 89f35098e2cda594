import { type Lang, type Sentence, sayIn, type Words } from "../say.ts";

/** Sentences one after the other, in every language. */
export function sentencesInOne(sentences: readonly Sentence[]): Words {
  const inOne = (lang: Lang) => sentences.map(sayIn(lang)).join(" ");
  return { en: inOne("en"), es: inOne("es") };
}
