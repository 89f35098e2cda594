import { fold } from "#values/text/fold.ts";
import type { Topic } from "../knowledge/topic.ts";
import { topics, usualQuestions } from "../knowledge/topics.ts";
import { likenessTo } from "./question-search.ts";
import { stemsOf } from "./topic-search.ts";

/** A part of an article, or a short answer that belongs to it, and how much of a message it covers. */
export type Passage = {
  text: string;
  /** The share of what the message says, by how rare its words are, from 0 to 1. */
  share: number;
  kind: "answer" | "paragraph";
};

/** A short answer counts for a question that goes on with its topic from this likeness on. */
const likeFrom = 0.34;

/**
 * What a topic says to a message: a short answer to a question like it, else the paragraph or the point
 * that has most of its words. `null` where nothing in the topic speaks of it.
 */
export function passageAbout(topic: Topic, message: string, language: "en" | "es"): Passage | null {
  const answer = shortAnswer(topic, message, language);
  const paragraph = paragraphAbout(topic, message, language);
  if (answer && answer.share >= (paragraph?.share ?? 0) * 0.6) return answer;
  return paragraph;
}

function shortAnswer({ id }: Topic, message: string, language: "en" | "es"): Passage | null {
  let best: Passage | null = null;
  for (const question of usualQuestions) {
    if (question.topic !== id) continue;
    const share = likenessTo(question, message);
    if (share < likeFrom || share <= (best?.share ?? 0)) continue;
    best = { text: question.answer[language], share, kind: "answer" };
  }
  return best;
}

function paragraphAbout(topic: Topic, message: string, language: "en" | "es"): Passage | null {
  const stems = new Set(stemsOf(withSynonyms(message)));
  const rareness = rarenessIn(language);
  const total = stemsOf(message).reduce((sum, stem) => sum + rareness(stem), 0);
  if (total === 0) return null;
  let best: Passage | null = null;
  for (const { text, stems: known } of readParagraphs(topic, language)) {
    const found = new Set(known.filter((stem) => stems.has(stem)));
    const share = [...found].reduce((sum, stem) => sum + rareness(stem), 0) / total;
    if (share > (best?.share ?? 0)) best = { text, share: Math.min(1, share), kind: "paragraph" };
  }
  return best;
}

/** The paragraphs and points of an article, without its tables and bare headings. */
export function paragraphsOf({ answer }: Topic, language: "en" | "es"): string[] {
  return answer[language]
    .split(/\n\n|\n(?=(?:- |\d\. ))/)
    .filter((text) => !text.startsWith("|") && !/^\*\*[^*]+\*\*$/.test(text));
}

type ReadParagraph = { text: string; stems: readonly string[] };

const read = { en: new Map<Topic, ReadParagraph[]>(), es: new Map<Topic, ReadParagraph[]>() };

/** The paragraphs of an article with their telling words, which are looked for once. */
function readParagraphs(topic: Topic, language: "en" | "es"): ReadParagraph[] {
  const before = read[language].get(topic);
  if (before) return before;
  const paragraphs = paragraphsOf(topic, language).map((text) => ({ text, stems: stemsOf(text) }));
  read[language].set(topic, paragraphs);
  return paragraphs;
}

type Rareness = (stem: string) => number;
const known: Partial<Record<"en" | "es", Rareness>> = {};

/** How rare a word is among the paragraphs of all articles. */
function rarenessIn(language: "en" | "es"): Rareness {
  const before = known[language];
  if (before) return before;
  const paragraphs = topics.flatMap((topic) => paragraphsOf(topic, language));
  const counts = new Map<string, number>();
  for (const text of paragraphs) {
    for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const rareness: Rareness = (stem) =>
    Math.log(1 + paragraphs.length / ((counts.get(stem) ?? 0) + 1));
  known[language] = rareness;
  return rareness;
}

/** Everyday words and those that the articles have for them. */
const synonyms: readonly (readonly string[])[] = [
  ["bike", "biking", "cycling", "cycle", "spin"],
  ["bici", "bicicleta", "ciclismo", "spinning"],
  ["nauseous", "nausea", "queasy", "stomach", "sick"],
  ["nauseas", "estomago", "revuelto", "asco"],
  ["last", "replace", "change", "changing"],
  ["swim", "pool", "swimming"],
  ["nadar", "piscina", "alberca", "natacion"],
  ["ice", "icing", "cold"],
  ["hielo", "frio"],
  ["gym", "weights", "lifting", "strength"],
  ["pesas", "gimnasio", "fuerza"],
  ["tomar", "beber"],
  ["rest", "weeks", "back"],
  ["descanso", "reposo", "semanas", "dias"],
  ["pill", "painkillers", "ibuprofen", "advil", "tylenol"],
  ["pastilla", "analgesico", "ibuprofeno", "paracetamol"],
  ["normal", "weeks", "months", "patience"],
  ["tiempo", "semanas", "meses", "paciencia"],
];

function withSynonyms(message: string): string {
  const words = new Set(fold(message).match(/[a-z0-9]+/g) ?? []);
  const others = synonyms.filter((group) => group.some((word) => words.has(word))).flat();
  return `${message} ${others.join(" ")}`;
}
