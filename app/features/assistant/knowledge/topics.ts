import { ageTopics } from "./ages.ts";
import { bodyTopics } from "./body.ts";
import { conditionTopics } from "./conditions.ts";
import { fitnessTopics } from "./fitness.ts";
import { dietTopics, fuelingTopics } from "./food.ts";
import { gearTopics } from "./gear.ts";
import { habitTopics } from "./habits.ts";
import { healthTopics } from "./health.ts";
import { asksForRaces, keywordFinder, wordsOf } from "./keywords.ts";
import { painTopics } from "./pains.ts";
import { planTopics } from "./plans.ts";
import { raceDayTopics } from "./race-day.ts";
import { raceLogisticsTopics } from "./race-logistics.ts";
import type { Topic, TopicFollowUp, TopicQuestion } from "./topic.ts";
import { trainingTopics } from "./training.ts";

/** The knowledge base, by the ids of its topics. */
export const topics: readonly Topic[] = [
  ...planTopics,
  ...trainingTopics,
  ...habitTopics,
  ...bodyTopics,
  ...raceDayTopics,
  ...raceLogisticsTopics,
  ...fuelingTopics,
  ...dietTopics,
  ...conditionTopics,
  ...painTopics,
  ...healthTopics,
  ...ageTopics,
  ...fitnessTopics,
  ...gearTopics,
];

export type UsualQuestion = TopicQuestion & { topic: string };
export const usualQuestions: readonly UsualQuestion[] = topics.flatMap(({ id, questions = [] }) =>
  questions.map((question) => ({ ...question, topic: id })),
);

export type FollowUp = TopicFollowUp & { topic: string };
export const followUps: readonly FollowUp[] = topics.flatMap(({ id, followUps = [] }) =>
  followUps.map((followUp) => ({ ...followUp, topic: id })),
);

/**
 * Points that a topic gets besides those of its words. Who asks about a pain, a child or the heat
 * often names a race or a distance as well; the plan for it is not the answer then.
 */
const priorities: readonly { of: readonly Topic[]; bonus: number }[] = [
  { of: healthTopics, bonus: 6 },
  { of: conditionTopics, bonus: 4 },
  { of: [...painTopics, ...ageTopics], bonus: 3 },
  { of: planTopics, bonus: 0 },
];
const usualBonus = 1;

/** What the words of a plan count: they name a distance, which other questions name as well. */
const planPart = 0.5;

/** Which plan to choose is asked only where no distance is named. */
const leastSpecific = "choosing-plan";

const finders = topics.map((topic) => {
  const isPlan = planTopics.includes(topic);
  const bonus = priorities.find(({ of }) => of.includes(topic))?.bonus ?? usualBonus;
  const score = keywordFinder(topic.keywords);
  return {
    topic,
    pointsFor(words: readonly string[]): number {
      const points = score(words);
      if (points === 0 || topic.id === leastSpecific) return Math.min(points, 1);
      return (isPlan ? points * planPart : points) + bonus;
    },
  };
});

/**
 * The topic that a message asks about; `null` if it names none, or several equally, or asks for
 * races.
 * @param folded - the message without accents and capitals
 */
export function findTopic(folded: string): Topic | null {
  const words = wordsOf(folded);
  if (words.length === 0 || asksForRaces(words)) return null;
  const [first, second] = topicPoints(folded);
  return first && first.points > (second?.points ?? 0) ? first.topic : null;
}

/** The topics that phrases of a message name, the best first. */
export function topicPoints(folded: string): { topic: Topic; points: number }[] {
  const words = wordsOf(folded);
  return finders
    .map(({ topic, pointsFor }) => ({ topic, points: pointsFor(words) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

const bodyLists: readonly Topic[] = [
  ...bodyTopics,
  ...fuelingTopics,
  ...conditionTopics,
  ...painTopics,
  ...healthTopics,
  ...ageTopics,
];

/** Other topics that say what to do about a pain, sore skin or tired legs. */
const alsoBodily = new Set([
  "recovery",
  "shoes",
  "warm-up",
  "strength",
  "comeback",
  "travel",
  "easy-pace",
  "first-kilometers",
  "rest",
  "race-morning",
]);

/** Whether a topic is an answer to somebody who speaks of the body, as no plan and no pace is. */
export function answersBody(id: string): boolean {
  return alsoBodily.has(id) || isIn(bodyLists, id);
}

/** Whether a topic is about illness or a condition: its whole article says what a doctor must see. */
export function isHealth(id: string): boolean {
  return isIn(healthTopics, id);
}

/**
 * Whether a topic may stand below the advice to see a doctor, for somebody who describes a symptom that we
 * do not know. An article about plans, ages or distances does not answer that.
 */
export function mayFollowComplaint(id: string): boolean {
  const lists = [bodyTopics, fuelingTopics, conditionTopics, painTopics, healthTopics];
  return alsoAfterComplaint.has(id) || lists.some((list) => isIn(list, id));
}

const alsoAfterComplaint = new Set([
  "shoes",
  "warm-up",
  "recovery",
  "comeback",
  "rest",
  "first-kilometers",
  "easy-pace",
]);

/** Whether a topic is about a pain. */
export function isPain(id: string): boolean {
  return isIn(painTopics, id);
}

function isIn(list: readonly Topic[], id: string): boolean {
  return list.some((topic) => topic.id === id);
}
