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

/** A topic is the answer from this score on; below it several are offered. */
const topicFrom = 7;

/** From here on a topic is meant even where no phrase names it, if no other comes near it. */
const certainTopicFrom = 11;
const nearShare = 0.75;

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

/** A topic that was told before is kept from this share of the best one's score on. */
const keptShare = 0.6;

/**
 * The topic that fits a message best.
 * @param told - the topic of before, which a message that fits it nearly as well goes on with
 */
export function bestTopic(text: string, told: string | null): string | null {
  const usual = usualTopic(text);
  if (usual !== null) return usual;
  const found = searchTopics(text);
  const [best] = found;
  const kept = found.find(({ id }) => id === told);
  if (!best || !kept) return best?.id ?? null;
  return kept.score >= best.score * keptShare ? kept.id : best.id;
}

/** The topic that a message is certainly about, with or without one of its phrases; else `null`. */
export function certainTopic(text: string): string | null {
  const usual = usualTopic(text, usualOfSiteFrom);
  if (usual !== null) return usual;
  const [best, next] = searchTopics(text);
  if (!best || best.score < certainTopicFrom) return null;
  return (next?.score ?? 0) < best.score * nearShare ? best.id : null;
}

/** The topic that fits best where it is likely the one that is meant; else `null`. */
export function likelyTopic(text: string): string | null {
  const usual = usualTopic(text);
  if (usual !== null) return usual;
  const [best, next] = searchTopics(text);
  if (!best || best.score < topicFrom) return null;
  return (next?.score ?? 0) < best.score * nearShare ? best.id : null;
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
