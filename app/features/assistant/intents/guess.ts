import { isSiteGuide } from "../knowledge/site-guide.ts";
import type { ScoredKind } from "./classifier.ts";
import type { GuessedIntent } from "./guessed-intent.ts";
import { type MessageKind, messageKinds } from "./kinds.ts";
import { closestQuestion } from "./question-search.ts";
import { type FoundTopic, searchGuides, searchTopics } from "./topic-search.ts";

/** A guess is acted on from this probability on; below it the runner is asked. */
export const sureFrom = 0.35;

/** From here on a message is taken for one about something else than running. */
export const elsewhereFrom = 0.7;

/** How likely a danger to health must be for the fixed caution, and for a line beside the answer. */
export const cautionFrom = 0.7;
export const cautionLineFrom = 0.3;

/** Weaker fits are not offered: neither below this score nor below this share of the best. */
const offeredFrom = 4;
const offeredShare = 0.6;
const mostTopics = 3;

/** What the classifier makes of a message. */
export type KindGuess =
  | { kind: MessageKind }
  | Extract<GuessedIntent, { kind: "unsure" }>
  /** Nothing that the assistant knows. */
  | { kind: "nothing" };

/**
 * The kinds that a guess may lead to and a button may offer. The classifier cannot tell what is out of
 * scope, and a danger is never left to a guess alone.
 */
const guessableKinds: readonly MessageKind[] = messageKinds.filter(
  (kind) => kind !== "small-talk" && kind !== "danger" && kind !== "out-of-scope",
);

/**
 * @param scored - the kinds that may be answered, the likeliest first: no danger is among them
 * @param isAgain - the message before was not understood either: then there is a question in any case
 */
export function guessOf(scored: readonly ScoredKind[], text: string, isAgain: boolean): KindGuess {
  const [first] = scored;
  const isElsewhere = first?.kind === "out-of-scope";
  if (isElsewhere && !isAgain) {
    return { kind: first.probability >= elsewhereFrom ? first.kind : "nothing" };
  }
  if (first && !isElsewhere && first.probability >= sureFrom) return { kind: first.kind };
  const kinds = scored.map(({ kind }) => kind).filter((kind) => guessableKinds.includes(kind));
  return { kind: "unsure", kinds: kinds.slice(0, 2), topics: offeredTopics(searchTopics(text)) };
}

/** From this likeness on a message asks a usual question in other words. */
export const usualFrom = 0.52;

/** The same for a question about the site, and where it must be certain. */
export const usualOfSiteFrom = 0.6;

/** The topic or guide of the usual question that a message asks; `null` where it asks none. */
export function usualTopic(text: string, from = usualFrom): string | null {
  const found = closestQuestion(text);
  if (!found) return null;
  const { topic } = found.question;
  const least = isSiteGuide(topic) ? Math.max(from, usualOfSiteFrom) : from;
  return found.likeness >= least ? topic : null;
}

/** Indexes what is known, so that the first question need not wait for it. */
export function indexKnowledge(): void {
  searchTopics("");
  searchGuides("");
  closestQuestion("");
}

/**
 * How sure a topic must be: the likeness of a usual question, the score of a text, and the share of that score
 * which the next text may reach.
 */
const floors = {
  best: { usual: usualFrom, score: 0, next: 1 },
  likely: { usual: usualFrom, score: 7, next: 0.75 },
  certain: { usual: usualOfSiteFrom, score: 11, next: 0.7 },
} as const;

/** A topic that was told before is kept from this share of the best one's score on. */
const keptShare = 0.6;

/**
 * The topic that a message is about by its own words, with or without one of its phrases; `null` where none
 * is that sure.
 * @param told - the topic of before, which a message that fits it nearly as well goes on with
 */
export function topicOf(
  text: string,
  sure: keyof typeof floors,
  told: string | null = null,
): string | null {
  const floor = floors[sure];
  const usual = usualTopic(text, floor.usual);
  if (usual !== null) return usual;
  const found = searchTopics(text);
  const [best, next] = found;
  if (!best || best.score < floor.score) return null;
  if ((next?.score ?? 0) > best.score * floor.next) return null;
  const kept = found.find(({ id }) => id === told);
  return kept && kept.score >= best.score * keptShare ? kept.id : best.id;
}

/** A guide that fits much better than the words of registering alone do. */
const certainGuideFrom = 9;

export function certainGuide(text: string): string | null {
  const [best] = searchGuides(text);
  return best && best.score >= certainGuideFrom ? best.id : null;
}

function offeredTopics(found: readonly FoundTopic[]): string[] {
  const least = Math.max(offeredFrom, (found[0]?.score ?? 0) * offeredShare);
  return found
    .filter(({ score }) => score >= least)
    .slice(0, mostTopics)
    .map(({ id }) => id);
}

export function probabilityOf(kind: MessageKind, scored: readonly ScoredKind[]): number {
  return scored.find((one) => one.kind === kind)?.probability ?? 0;
}
