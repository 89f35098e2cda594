import { ageTopics } from "./ages.ts";
import { conditionTopics } from "./conditions.ts";
import { footPainTopics } from "./foot-and-bone-pains.ts";
import { fuelingTopics } from "./fueling.ts";
import { habitTopics } from "./habits.ts";
import { healthTopics } from "./health.ts";
import { asksForRaces, keywordFinder, wordsOf } from "./keywords.ts";
import { legPainTopics } from "./leg-pains.ts";
import { planTopics } from "./plans.ts";
import { raceDayTopics } from "./race-day.ts";
import type { Topic } from "./topic.ts";
import { trailTopics } from "./trails-and-shoes.ts";
import { trainingTopics } from "./training.ts";

/** The knowledge base, by the ids of its topics. */
export const topics: readonly Topic[] = [
  ...planTopics,
  ...trainingTopics,
  ...habitTopics,
  ...raceDayTopics,
  ...fuelingTopics,
  ...conditionTopics,
  ...legPainTopics,
  ...footPainTopics,
  ...healthTopics,
  ...ageTopics,
  ...trailTopics,
];

const finders = topics.map((topic) => ({ topic, score: keywordFinder(topic.keywords) }));

/**
 * The topic that a message asks about; `null` if it names none, or several equally, or asks for
 * races.
 * @param folded - the message without accents and capitals
 */
export function findTopic(folded: string): Topic | null {
  const words = wordsOf(folded);
  if (words.length === 0 || asksForRaces(words)) return null;
  const ranked = finders
    .map(({ topic, score }) => ({ topic, points: score(words) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const [first, second] = ranked;
  return first && first.points > (second?.points ?? 0) ? first.topic : null;
}
