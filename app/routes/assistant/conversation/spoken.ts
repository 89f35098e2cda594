/** Where a sentence ends: after its mark and the space that follows, or with the last letter of a text. */
const sentenceEnd = /[.!?…:](?=["”»)\]]*\s)["”»)\]]*\s+/g;

/** One sentence is not read aloud in pieces, unless it has none of the marks. */
const longestUnended = 400;

/**
 * The whole sentences of a growing text that have not been read aloud yet.
 * @param from - how many letters have been
 * @param isWhole - whether nothing more will come: then the rest counts as a sentence
 * @returns the sentences in one text, and how many letters have been read after them
 */
export function nextSentences(
  text: string,
  from: number,
  isWhole: boolean,
): { said: string; upTo: number } {
  const rest = text.slice(from);
  const ends = [...rest.matchAll(sentenceEnd)].map((end) => end.index + end[0].length);
  const cut = rest.length > longestUnended ? rest.lastIndexOf(" ") + 1 : 0;
  const length = isWhole ? rest.length : (ends.at(-1) ?? cut);
  return { said: rest.slice(0, length).trim(), upTo: from + length };
}
