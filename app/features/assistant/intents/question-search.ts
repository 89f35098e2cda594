import { fold, isOneSlipAway } from "#values/text/fold.ts";
import { siteGuides } from "../knowledge/site-guide.ts";
import { type UsualQuestion, usualQuestions } from "../knowledge/topics.ts";
import { conceptsOf } from "./concepts.ts";

/** A usual question with how alike a message is to one of its wordings, from 0 to 1. */
export type FoundQuestion = { question: UsualQuestion; likeness: number };

type Line = { question: UsualQuestion; weights: ReadonlyMap<string, number> };
type Index = {
  byFeature: ReadonlyMap<string, readonly number[]>;
  lines: readonly Line[];
  byQuestion: ReadonlyMap<UsualQuestion, readonly Line[]>;
  idf: Idf;
  /** The words of all wordings, by their first letter. */
  words: ReadonlyMap<string, ReadonlySet<string>>;
};
type Idf = { of: ReadonlyMap<string, number>; unseen: number };

let index: Index | undefined;

/** Words by their beginnings, pairs of them, and runs of four letters, which survive a slip. */
const weightOfPair = 0.6;
const weightOfRun = 0.35;

/**
 * What words are about in either language. With it 55 instead of 47 of 100 wordings find their topic
 * among the others.
 */
const weightOfConcept = 1.1;
const stemLength = 6;
const runLength = 4;

/** Longer messages tell a story: no usual question is that long. */
const mostWords = 28;

const mostKept = 50;

/** A search that keeps what it found for the last messages: a plan asks about each of them several times. */
export function keepingLast<Found>(search: (message: string) => Found): (message: string) => Found {
  const kept = new Map<string, Found>();
  return (message) => {
    const known = kept.get(message);
    if (known !== undefined) return known;
    const found = search(message);
    if (kept.size >= mostKept) kept.clear();
    kept.set(message, found);
    return found;
  };
}

/** The usual question whose wording is most like a message; `null` where none shares a word with it. */
export function closestQuestion(message: string): FoundQuestion | null {
  return closestQuestions(message)[0] ?? null;
}

/** The usual questions that a message is like, the nearest first. */
export const closestQuestions = keepingLast<readonly FoundQuestion[]>(searched);

/** Less than this is a word in common. */
const leastLikeness = 0.15;

function searched(message: string): FoundQuestion[] {
  index ??= indexed();
  const { byFeature, lines, idf, words } = index;
  const features = featuresOf(message, (word) => mended(word, words));
  if (features === null) return [];
  const scores = new Float64Array(lines.length);
  for (const [feature, weight] of weighted(features, idf)) {
    for (const at of byFeature.get(feature) ?? []) {
      scores[at] = (scores[at] ?? 0) + weight * (lines[at]?.weights.get(feature) ?? 0);
    }
  }
  const best = new Map<UsualQuestion, number>();
  for (const [at, { question }] of lines.entries()) {
    const likeness = (scores[at] ?? 0) * certainty(features);
    if (likeness >= leastLikeness && likeness > (best.get(question) ?? 0))
      best.set(question, likeness);
  }
  return [...best]
    .map(([question, likeness]) => ({ question, likeness }))
    .sort((one, other) => other.likeness - one.likeness);
}

/** Two words such as `bag drop` may mean a race that was spoken of. */
const fewestWords = 3;

function certainty(features: ReadonlyMap<string, number>): number {
  const words = [...features.keys()].filter((feature) => feature.startsWith("w ")).length;
  return Math.min(1, words / fewestWords);
}

/** How alike a message is to the nearest wording of one question. */
export function likenessTo(question: UsualQuestion, message: string): number {
  index ??= indexed();
  const { words } = index;
  const features = featuresOf(message, (word) => mended(word, words));
  if (features === null) return 0;
  const weights = weighted(features, index.idf);
  let best = 0;
  for (const line of index.byQuestion.get(question) ?? []) {
    let likeness = 0;
    for (const [feature, weight] of weights) likeness += weight * (line.weights.get(feature) ?? 0);
    best = Math.max(best, likeness);
  }
  return best;
}

function indexed(): Index {
  const read = [...usualQuestions, ...guideQuestions()].flatMap((question) =>
    question.asked
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap((line) => {
        const features = featuresOf(line);
        return features ? [{ question, line, features }] : [];
      }),
  );
  const counts = new Map<string, number>();
  for (const { features } of read) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const idfOf = (count: number) => Math.log(1 + read.length / (count + 0.5));
  const idf = {
    of: new Map([...counts].map(([feature, count]) => [feature, idfOf(count)])),
    unseen: idfOf(0),
  };
  const lines = read.map(({ question, features }) => ({
    question,
    weights: weighted(features, idf),
  }));
  const byFeature = new Map<string, number[]>();
  for (const [at, { weights }] of lines.entries()) {
    for (const feature of weights.keys()) {
      const found = byFeature.get(feature);
      if (found) found.push(at);
      else byFeature.set(feature, [at]);
    }
  }
  const byQuestion = Map.groupBy(lines, ({ question }) => question);
  const known = new Set(read.flatMap(({ line }) => wordsIn(line) ?? []));
  const words = new Map(
    [...Map.groupBy(known, (word) => word[0] ?? "")].map(([letter, of]) => [letter, new Set(of)]),
  );
  return { byFeature, lines, byQuestion, idf, words };
}

/** Shorter words are too often one slip away from another one. */
const shortestMended = 5;

/** `Caffiene` as the word of the wordings that it was meant to be. */
function mended(word: string, words: Index["words"]): string {
  const known = words.get(word[0] ?? "");
  if (!known || word.length < shortestMended || known.has(word)) return word;
  const isClose = (one: string) => one.length >= shortestMended && isOneSlipAway(word, one);
  return [...known].find(isClose) ?? word;
}

/** What visitors ask about the site leads to its guides. */
function guideQuestions(): UsualQuestion[] {
  return siteGuides.map(({ id, asked = "", wordings = "", answer }) => ({
    topic: id,
    asked: `${asked}\n${wordings}`,
    answer,
  }));
}

/** By how rare each feature is, with the length 1. */
function weighted(features: ReadonlyMap<string, number>, { of, unseen }: Idf): Map<string, number> {
  const weights = [...features].map(([feature, weight]): [string, number] => [
    feature,
    weight * (of.get(feature) ?? unseen),
  ]);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
}

/** Words that say nothing of what is asked; words of asking stay, since `when` is not `how`. */
const plain = new Set(
  `a an the my your our of to in on at is are do does did i im ill ive me we you u and it its that be am
  was so hey hi hello pls please um uh like really just quick question ok any some there
  el la los las un una unos unas mi mis tu tus su del de al en es me se te le lo y o e que muy ya pues
  hola porfa oye este eh bueno tengo esta estoy algo`.split(/\s+/),
);

/** Abbreviations in messages, with the words that they stand for. */
const spellings: Readonly<Record<string, string>> = {
  b4: "before",
  d: "de",
  k: "que",
  kiero: "quiero",
  n: "and",
  pa: "para",
  pq: "porque",
  q: "que",
  tb: "tambien",
  tmb: "tambien",
  toy: "estoy",
  u: "you",
  ur: "your",
  w: "with",
  wo: "without",
  x: "por",
  xq: "porque",
};

function wordsIn(text: string): string[] | undefined {
  return fold(text)
    .replace(/['’]/g, "")
    .replace(/\b(\d+) ?(?:km?|kilomet(?:er|re|ro)s?)\b/g, "$1k")
    .match(/[a-z0-9]+/g)
    ?.map((word) => spellings[word] ?? word);
}

function featuresOf(
  text: string,
  mend: (word: string) => string = (word) => word,
): Map<string, number> | null {
  const all = wordsIn(text)?.map(mend);
  if (!all || all.length > mostWords) return null;
  const telling = all.filter((word) => !plain.has(word));
  const words = telling.length > 0 ? telling : all;
  const features = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    features.set(`w ${word.slice(0, stemLength)}`, 1);
    const next = words[at + 1];
    if (next) features.set(`p ${word.slice(0, 4)} ${next.slice(0, 4)}`, weightOfPair);
    for (const concept of conceptsOf(word)) features.set(`c ${concept}`, weightOfConcept);
    for (let run = 0; run + runLength <= word.length; run++) {
      features.set(`r ${word.slice(run, run + runLength)}`, weightOfRun);
    }
  }
  return features;
}
