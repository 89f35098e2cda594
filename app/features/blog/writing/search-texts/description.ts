import { shorten } from "#values/text/shorten.ts";
import { plainSentences } from "./plain-sentences.ts";

/** What search engines show below a title. */
export const descriptionLetters = { least: 150, most: 160 } as const;

/** Sentences that a description is put together from: the beginning says what a text is about. */
const readSentences = 14;

/** Sentences that stand alone badly. */
const leansOnBefore = /^(?:and|but|or|so|it|they|this|these|that|those|he|she|there|here|then)\b/i;

/**
 * A description of 150 to 160 letters from whole sentences of the text, the first one before all
 * others. Where they do not fill it, a last one is begun and ends behind a word.
 */
export function searchDescription(title: string, content: string): string {
  const [first, ...others] = plainSentences(content).slice(0, readSentences);
  const { least, most } = descriptionLetters;
  if (first === undefined) return aboutTitle(title);
  if (first.length > most) return shorten(first, most);
  const whole = filled(first, others);
  if (whole.length >= least - tolerated) return whole;
  const [next] = others;
  return next ? shorten(`${first} ${next}`, most) : whole;
}

/** Whole sentences are worth so many letters. */
const tolerated = 35;

/** What a sentence that is left out between two others costs, in letters. */
const gapCost = 9;

/** The sentences behind the first that fill the room best: rather those that come soon. */
function filled(first: string, others: readonly string[]): string {
  const { most } = descriptionLetters;
  let rows = [{ text: first, cost: 0, last: -1 }];
  for (const [place, sentence] of others.entries()) {
    const longer = rows.flatMap(({ text, cost, last }) => {
      const gap = place - last - 1;
      if (gap > 0 && leansOnBefore.test(sentence)) return [];
      const joined = `${text} ${sentence}`;
      return joined.length <= most
        ? [{ text: joined, cost: cost + gap * gapCost, last: place }]
        : [];
    });
    rows = [...rows, ...longer];
  }
  const worth = ({ text, cost }: { text: string; cost: number }) => text.length - cost;
  return rows.reduce((best, row) => (worth(row) > worth(best) ? row : best)).text;
}

/** Without a text, only its title is known. */
function aboutTitle(title: string): string {
  const about = `“${title.replace(/[.!?]+$/, "")}” on the blog of Dorsal`;
  const site =
    "races, coaches and training for runners in Peru, Mexico, Canada and the United States";
  const parts = [
    `${about}: ${site}.`,
    `${about}: ${site.replace(/ in Peru.*$/, "")}.`,
    `${about}.`,
  ];
  const fitting = parts.find((text) => text.length <= descriptionLetters.most);
  return fitting ?? shorten(title, descriptionLetters.most);
}
