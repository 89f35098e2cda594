import { fold } from "#values/text/fold.ts";
import type { Topic } from "../knowledge/topic.ts";
import { topics } from "../knowledge/topics.ts";

/** A topic with how well its text fits a message. */
export type FoundTopic = { id: string; score: number };

/** The constants of BM25: how soon a repeated word counts no more, and how much a long text loses. */
const k1 = 1.2;
const b = 0.6;

/** Words of a title and keywords count as often as this, those of the article once. */
const titleWeight = 4;
const keywordWeight = 3;

/**
 * How much of an article is read, in each language. Its beginning says what it is about: with the
 * whole article 82 of 148 questions find their topic, with this part 90.
 */
const readLetters = 300;

/** A word of a message by its beginning, so that `corriendo` finds `correr`. */
const stemLength = 5;

type IndexedTopic = { id: string; counts: ReadonlyMap<string, number>; length: number };

let index: { topics: IndexedTopic[]; usualLength: number; idf: Map<string, number> } | undefined;

/** The topics whose texts fit a message, the best first, by BM25 over both languages. */
export function searchTopics(message: string): FoundTopic[] {
  const { topics: indexed, usualLength, idf } = (index ??= indexTopics());
  const stems = new Set(stemsOf(message));
  return indexed
    .map((topic) => ({ id: topic.id, score: scoreOf(topic) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);

  function scoreOf({ counts, length }: IndexedTopic): number {
    let score = 0;
    const slowing = k1 * (1 - b + (b * length) / usualLength);
    for (const stem of stems) {
      const count = counts.get(stem);
      if (count) score += ((idf.get(stem) ?? 0) * count * (k1 + 1)) / (count + slowing);
    }
    return score;
  }
}

/** Takes 25 ms, once. */
function indexTopics() {
  const indexed = topics.map(indexedTopic);
  const idf = new Map<string, number>();
  for (const { counts } of indexed) {
    for (const stem of counts.keys()) idf.set(stem, (idf.get(stem) ?? 0) + 1);
  }
  for (const [stem, found] of idf) {
    idf.set(stem, Math.log(1 + (indexed.length - found + 0.5) / (found + 0.5)));
  }
  const usualLength = indexed.reduce((sum, { length }) => sum + length, 0) / indexed.length;
  return { topics: indexed, usualLength, idf };
}

function indexedTopic({ id, title, keywords, answer }: Topic): IndexedTopic {
  const counts = new Map<string, number>();
  const parts = [
    { text: `${title.en} ${title.es}`, weight: titleWeight },
    { text: keywords.join(" "), weight: keywordWeight },
    { text: `${answer.en.slice(0, readLetters)} ${answer.es.slice(0, readLetters)}`, weight: 1 },
  ];
  let length = 0;
  for (const { text, weight } of parts) {
    for (const stem of stemsOf(text)) {
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
      length += weight;
    }
  }
  return { id, counts, length };
}

/** Words that stand in questions about everything. */
const plain = new Set(
  `a an the my your for of to in on at is are do does did i me we you and or with it its this that what
  how when can should could would have has had be am was if so no not from as after before during get
  el la los las un una unos unas mi mis tu tus de del al para por en con es me se le lo y o e su sus que
  como cuando cuanto puedo debo si no qué ya muy mas run running runner race correr carrera corro corriendo`.split(
    /\s+/,
  ),
);

function stemsOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]{2,}/g) ?? [];
  return words.filter((word) => !plain.has(word)).map((word) => word.slice(0, stemLength));
}
