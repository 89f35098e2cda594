import { written } from "#features/assistant/built-in/words/written.ts";

const shortest = 50;
const longest = 260;

/**
 * The first sentence of an organizer's description as a quotation; `null` where it has none that is
 * plain prose.
 */
export function firstSentence(description: string | null): string | null {
  const [paragraph = ""] = (description ?? "").trim().split(/\n\s*\n|\n[-*#>]/);
  const [sentence = ""] = /^[^.!?]+(?:\.(?=\S)[^.!?]+)*[.!?](?=\s|$)/.exec(paragraph) ?? [];
  const text = sentence.replace(/\s+/g, " ").trim();
  const isProse = /^[\p{Lu}\d]/u.test(text) && !/https?:|www\.|[@*_`[\]<>|#]/.test(text);
  if (!isProse || text.length < shortest || text.length > longest) return null;
  return written(text);
}
