import { fold } from "#values/text/fold.ts";
import { siteGuides } from "../knowledge/site-guide.ts";
import type { Topic } from "../knowledge/topic.ts";
import { topicPoints, topics } from "../knowledge/topics.ts";
import { keepingLast } from "./question-search.ts";

/** A topic with how well its text fits a message. */
export type FoundTopic = { id: string; score: number };

/** The constants of BM25: how soon a repeated word counts no more, and how much a long text loses. */
const k1 = 1.2;
const b = 0.6;

/** Words of a title and keywords count as often as this, those of the article once. */
const titleWeight = 4;
const keywordWeight = 3;
const wordingWeight = 2;

/**
 * How much of an article is read, in each language. Its beginning says what it is about: with the
 * whole article 82 of 148 questions find their topic, with this part 90.
 */
const readLetters = 300;

/** A word of a message by its beginning, so that `corriendo` finds `correr`. */
const stemLength = 5;

type Indexed = { id: string; counts: ReadonlyMap<string, number>; length: number };
type Part = { text: string; weight: number };
type Index = { texts: readonly Indexed[]; usualLength: number; idf: ReadonlyMap<string, number> };

let topicIndex: Index | undefined;
let guideIndex: Index | undefined;

/**
 * The topics that fit a message, the best first: their texts by BM25 over both languages, and the phrases
 * that name them. Indexed in 25 ms, once.
 */
export const searchTopics = keepingLast((message): readonly FoundTopic[] => {
  topicIndex ??= indexed(
    topics.map(({ id, title, wordings, questions = [], ...topic }) => ({
      id,
      parts: [
        { text: `${title.en} ${title.es}`, weight: titleWeight },
        {
          text: [wordings, ...questions.map(({ asked }) => asked)].join("\n"),
          weight: wordingWeight,
        },
        ...partsOf(topic),
      ],
    })),
  );
  const scores = new Map(found(message, topicIndex).map(({ id, score }) => [id, score]));
  for (const { topic, points } of topicPoints(fold(message))) {
    scores.set(topic.id, (scores.get(topic.id) ?? 0) + points);
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((one, other) => other.score - one.score);
});

/** The same for the guides to the site. */
export const searchGuides = keepingLast((message): readonly FoundTopic[] => {
  guideIndex ??= indexed(
    siteGuides.map((guide) => ({
      id: guide.id,
      parts: [{ text: guide.wordings ?? "", weight: wordingWeight }, ...partsOf(guide)],
    })),
  );
  return found(message, guideIndex);
});

function found(message: string, { texts, usualLength, idf }: Index): FoundTopic[] {
  const stems = new Set(stemsOf(message));
  return texts
    .map((text) => ({ id: text.id, score: scoreOf(text) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);

  function scoreOf({ counts, length }: Indexed): number {
    let score = 0;
    const slowing = k1 * (1 - b + (b * length) / usualLength);
    for (const stem of stems) {
      const count = counts.get(stem);
      if (count) score += ((idf.get(stem) ?? 0) * count * (k1 + 1)) / (count + slowing);
    }
    return score;
  }
}

function partsOf({ keywords, answer }: Pick<Topic, "keywords" | "answer">): Part[] {
  return [
    { text: keywords.join(" "), weight: keywordWeight },
    { text: `${answer.en.slice(0, readLetters)} ${answer.es.slice(0, readLetters)}`, weight: 1 },
  ];
}

function indexed(documents: readonly { id: string; parts: readonly Part[] }[]): Index {
  const texts = documents.map(({ id, parts }) => ({ id, ...countsIn(parts) }));
  const idf = new Map<string, number>();
  for (const { counts } of texts) {
    for (const stem of counts.keys()) idf.set(stem, (idf.get(stem) ?? 0) + 1);
  }
  for (const [stem, count] of idf) {
    idf.set(stem, Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)));
  }
  const usualLength = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  return { texts, usualLength, idf };
}

function countsIn(parts: readonly Part[]): Omit<Indexed, "id"> {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of parts) {
    for (const stem of stemsOf(text)) {
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
      length += weight;
    }
  }
  return { counts, length };
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

/** The telling words of a text by their beginnings. */
export function stemsOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]{2,}/g) ?? [];
  return words.filter((word) => !plain.has(word)).map((word) => word.slice(0, stemLength));
}
