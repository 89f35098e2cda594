import { fold } from "#values/text/fold.ts";
import { followUpsTo } from "../intents/aspects.ts";
import { closestQuestions } from "../intents/question-search.ts";
import { type FoundTopic, searchGuides, searchTopics, stemsOf } from "../intents/topic-search.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { isHealth, isPain, topicPoints } from "../knowledge/topics.ts";
import type { Intent } from "./intents.ts";
import type { RunnerMessage } from "./message.ts";
import { readPaces } from "./reading/paces.ts";
import type { Talk } from "./talk.ts";

/**
 * Whether the topic that was chosen may well be the wrong one. One of two independent searches has to speak for it: the
 * usual questions, by their nearest neighbor, or the texts, by their words. Where neither does, the choice rests on
 * the talk before and on single words: in conversations that nobody had trained for, two of three such topics were
 * wrong, and four of five right topics had one of the two searches.
 */
export function isDoubtful(
  { topic }: Extract<Intent, { kind: "training" }>,
  { text, body, words }: RunnerMessage,
  talk: Talk,
): boolean {
  // What says whom to see about the body is told rather than offered.
  if (body.complaint !== null || isHealth(topic) || isPain(topic)) return false;
  const isOfTold = talk.topic === topic;
  // `For a half?`, `why?`: nothing in so few words is about something else.
  const isBare = isOfTold && stemsOf(text).length <= fewestTelling;
  const goesOn = isOfTold && (followUpsTo(topic, text)[0]?.points ?? 0) >= named;
  if (isBare || goesOn || readsPaces(words)) return false;
  return leadOf(topic, text) < leastLead && !isFoundFirst(topic, text);
}

const fewestTelling = 1;

/** `My 5k is 24, what pace for long runs?`: the numbers have led to the topic. */
function readsPaces(words: readonly string[]): boolean {
  const paces = readPaces(words);
  return paces?.isNamed ?? false;
}

/** A question word at least, and not `how`: what the topic has an answer to. */
const named = 2;

/** How much nearer the usual questions of the topic are than those of all others. */
const leastLead = 0.1;

function leadOf(topic: string, text: string): number {
  const found = closestQuestions(text);
  const own = found.find(({ question }) => question.topic === topic)?.likeness ?? 0;
  const other = found.find(({ question }) => question.topic !== topic)?.likeness ?? 0;
  return own - other;
}

/** The scores from which the first text of a search is about the message; guides have fewer words. */
const surelyFound = { topics: 10, guides: 5 } as const;

function isFoundFirst(topic: string, text: string): boolean {
  const isNamed = topicPoints(fold(text)).some((one) => one.topic.id === topic);
  const isFirst = ([best]: readonly FoundTopic[], least: number) =>
    best?.id === topic && (isNamed || best.score >= least);
  return isSiteGuide(topic)
    ? isFirst(searchGuides(text), surelyFound.guides)
    : isFirst(searchTopics(text), surelyFound.topics);
}
