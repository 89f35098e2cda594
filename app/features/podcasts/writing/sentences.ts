import { capitalized } from "#values/text/sentences.ts";
import { oneLine } from "#values/text/typed.ts";

/** Characters that Markdown or tags would take for their own. */
const marks = /[*_`#<>[\]|~\\]/g;

/** A text of a row as part of a sentence: on one line, and without marks. */
export function plainWords(text: string): string {
  return oneLine(text.replace(marks, " ")).replace(/\s+([,.;:!?])/g, "$1");
}

/** The first paragraph of every script. */
export const welcome = "Welcome to the Dorsal podcast.";

/** A sentence with a capital and one mark at its end. */
export function sentence(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s,;:]+$/, "");
  if (plain === "") return "";
  const begun = capitalized(plain);
  return /[.!?…]["”’)]?$/.test(begun) ? begun : `${begun}.`;
}

export function paragraph(sentences: readonly (string | null)[]): string {
  return sentences.flatMap((one) => (one ? sentence(one) : [])).join(" ");
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words that nearly every Spanish text of some sentences has, and no English one. */
const spanish =
  /(?<!\p{L})(?:el|la|los|las|un|una|y|en|al|del|con|para|por|que|carrera|corredores|desde)(?!\p{L})/giu;

/** Share of Spanish words from which an English voice would stumble. */
const mostSpanish = 0.08;

const shortestDescription = 6;
const longestSentence = 260;

/**
 * The first sentences of a description that can be read aloud in English, `null` where it has none: a
 * list, a text in Spanish, or a few words such as `110K`.
 * @param most - words
 */
export function spokenDescription(markdown: string, most: number): string | null {
  const paragraphs = markdown
    .replace(/<[^>]*>/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => /^[\p{L}\p{N}"“*_]/u.test(one) && !/^[*_]?(?:demo listing|[-*+] )/i.test(one));
  const said: string[] = [];
  let words = 0;
  for (const written of paragraphs.flatMap(sentencesOf)) {
    const count = countWords(written);
    if (/https?:|www\.|@/.test(written) || written.length > longestSentence) break;
    if (words + count > most) break;
    said.push(sentence(written));
    words += count;
  }
  const text = said.join(" ");
  if (words < shortestDescription) return null;
  return (text.match(spanish)?.length ?? 0) / words > mostSpanish ? null : text;
}

function sentencesOf(written: string): string[] {
  return plainWords(written)
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\d])/u)
    .filter((one) => one !== "");
}
