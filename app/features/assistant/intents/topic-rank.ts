import { fold } from "#values/text/fold.ts";
import { isSiteGuide } from "../knowledge/site-guide.ts";
import { isPain, topicPoints } from "../knowledge/topics.ts";
import { followUpsTo, namedPoints, topicsOfStates } from "./aspects.ts";
import type { ScoredKind } from "./classifier.ts";
import { probabilityOf } from "./guess.ts";
import { closestQuestions } from "./question-search.ts";
import { searchGuides, searchTopics } from "./topic-search.ts";
import { topicWeights } from "./topic-weights.ts";

/** What a topic is looked for by. */
export type TopicRequest = {
  text: string;
  /** The message before. */
  before: string | null;
  /** The topic that was told last. */
  told: string | null;
  /** The topic that the rules have read. */
  read: string | null;
  words: number;
  scored: readonly ScoredKind[];
};

export type RankedTopic = { id: string; probability: number };

/** The topics that may answer a message, the likeliest first. */
export function rankedTopics(request: TopicRequest, weights = topicWeights): RankedTopic[] {
  const candidates = candidatesFor(request);
  const scores = candidates.map(({ features }) => scoreOf(features, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return candidates
    .map(({ id }, at) => ({ id, probability: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability);
}

export type TopicFeatures = Readonly<Record<string, number>>;

export function scoreOf(
  features: TopicFeatures,
  weights: Readonly<Record<string, number>>,
): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}

/** How many of each search are looked at. */
const mostFound = 15;

/** The features of each topic by its id; a topic begins to be a candidate with its first feature. */
type Candidates = (id: string) => Record<string, number>;

/** Topics with what speaks for each. */
export function candidatesFor(request: TopicRequest): { id: string; features: TopicFeatures }[] {
  const { text, before, told, read, words, scored } = request;
  const found = new Map<string, Record<string, number>>();
  const featuresFor: Candidates = (id) => {
    const known = found.get(id) ?? {};
    found.set(id, known);
    return known;
  };
  addFound(featuresFor, text);
  const phrases = topicPoints(fold(text));
  for (const [at, { topic, points }] of phrases.slice(0, mostFound).entries()) {
    const features = featuresFor(topic.id);
    features.phrase = Math.min(points, 12) / 10;
    if (at === 0) features["phrase first"] = 1;
  }
  addUsual(featuresFor, text);
  if (read !== null) featuresFor(read).read = 1;
  if (read !== null && isPain(read)) featuresFor(read)["read pain"] = 1;
  if (told !== null) addTold(featuresFor(told), request, phrases.length);
  for (const id of topicsOfStates(text)) {
    featuresFor(id).state = 1;
    if (told !== null) featuresFor(id)["state after"] = 1;
  }
  if (before !== null) addBefore(featuresFor, before, text);
  if (told !== null && isPain(told)) featuresFor("running-with-pain")["after pain"] = 1;
  const odds = oddsOf(scored);
  return [...found].map(([id, features]) => {
    const side = sideOf(id);
    return {
      id,
      features: {
        ...features,
        odds: odds[side],
        [`${side} side`]: 1,
        ...(words <= 4 && { [`${side} short`]: 1 }),
      },
    };
  });
}

/** How well the texts of articles and guides fit. */
function addFound(featuresFor: Candidates, text: string): void {
  for (const [name, list] of [
    ["article", searchTopics(text)],
    ["guide", searchGuides(text)],
  ] as const) {
    const most = list[0]?.score ?? 1;
    for (const [at, { id, score }] of list.slice(0, mostFound).entries()) {
      const features = featuresFor(id);
      features[`${name} score`] = score / 10;
      features[`${name} share`] = score / most;
      if (at === 0) features[`${name} first`] = 1;
      if (at > 5) features[`${name} late`] = 1;
    }
  }
}

/** How many usual questions are looked at. */
const mostQuestions = 25;

/** How near the usual questions of each topic are. */
function addUsual(featuresFor: Candidates, text: string): void {
  const seen = new Set<string>();
  for (const { question, likeness } of closestQuestions(text).slice(0, mostQuestions)) {
    const features = featuresFor(question.topic);
    if (seen.has(question.topic)) {
      features["usual again"] = (features["usual again"] ?? 0) + likeness;
      continue;
    }
    if (seen.size === 0) features["usual first"] = likeness;
    seen.add(question.topic);
    features.usual = likeness;
    features["usual near"] = Math.max(0, likeness - 0.5);
  }
}

/** What the message before fits, alone and together with this one. */
function addBefore(featuresFor: Candidates, before: string, text: string): void {
  for (const [name, list] of [
    ["before", searchTopics(before)],
    ["guide before", searchGuides(before)],
  ] as const) {
    for (const [at, { id, score }] of list.slice(0, 3).entries()) {
      const features = featuresFor(id);
      features[name] = score / 10;
      if (at === 0) features[`${name} first`] = 1;
    }
  }
  const joined = `${before} ${text}`;
  for (const list of [searchTopics(joined), searchGuides(joined)]) {
    const most = list[0]?.score ?? 1;
    for (const { id, score } of list.slice(0, 4)) featuresFor(id).joined = score / most;
  }
  const [nearest] = closestQuestions(before);
  if (nearest) featuresFor(nearest.question.topic)["usual before"] = nearest.likeness;
}

/** How likely each side is by the kinds of the message. */
function oddsOf(scored: readonly ScoredKind[]): Record<ReturnType<typeof sideOf>, number> {
  const registering = probabilityOf("registration-help", scored) / 2;
  return {
    guide: Math.log(probabilityOf("site-help", scored) + registering + 0.01),
    plan: Math.log(probabilityOf("plan", scored) + 0.01),
    advice: Math.log(probabilityOf("advice", scored) + 0.01),
  };
}

function addTold(
  features: Record<string, number>,
  { text, told, words }: TopicRequest,
  phrases: number,
) {
  features.told = 1;
  if (told !== null && isSiteGuide(told)) features["told guide"] = 1;
  if (told !== null && isPain(told)) features["told pain"] = 1;
  if (words <= 3) features["told few"] = 1;
  if (words <= 6) features["told short"] = 1;
  if (words > 12) features["told long"] = 1;
  if (phrases === 0) features["told bare"] = 1;
  const points = told === null ? 0 : (followUpsTo(told, text)[0]?.points ?? 0);
  features["told aspect"] = points / namedPoints;
}

/** What a topic answers: a question about the site, a wish for a plan, or one for advice. */
export function sideOf(id: string): "guide" | "plan" | "advice" {
  if (isSiteGuide(id)) return "guide";
  return id.startsWith("plan-") || id === "choosing-plan" ? "plan" : "advice";
}
