import type { ScoredKind } from "#features/assistant/intents/classifier.ts";
import { softmax } from "#features/assistant/intents/classifier.ts";
import type { ClassifiedMessage } from "#features/assistant/intents/kinds.ts";
import {
  candidatesFor,
  scoreOf,
  type TopicFeatures,
} from "#features/assistant/intents/topic-rank.ts";

export type TopicExample = ClassifiedMessage & { topic: string };

const settings = { epochs: 40, rate: 0.2, decay: 0.02 };

/**
 * Weights by which the topic of a message is chosen among those that searches, phrases and the talk
 * propose: a conditional logistic regression by AdaGrad.
 */
export function trainTopics(
  examples: readonly TopicExample[],
  classify: (message: ClassifiedMessage) => readonly ScoredKind[],
): Record<string, number> {
  const choices = examples.flatMap((example) => choiceOf(example, classify(example)) ?? []);
  const weights = new Map<string, number>();
  const slopes = new Map<string, number>();
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (const { candidates, right } of choices) {
      const table = Object.fromEntries(weights);
      const shares = softmax(candidates.map((features) => scoreOf(features, table)));
      const errors = new Map<string, number>();
      for (const [at, features] of candidates.entries()) {
        const error = (shares[at] ?? 0) - (at === right ? 1 : 0);
        for (const [name, value] of Object.entries(features))
          errors.set(name, (errors.get(name) ?? 0) + error * value);
      }
      for (const [name, error] of errors) learn(name, error);
    }
  }
  const rounded = [...weights].map(([name, weight]) => [name, Number(weight.toFixed(3))] as const);
  return Object.fromEntries(rounded.toSorted(([one], [other]) => (one < other ? -1 : 1)));

  function learn(name: string, error: number): void {
    const now = weights.get(name) ?? 0;
    const slope = error + settings.decay * now;
    const sum = (slopes.get(name) ?? 0) + slope * slope;
    slopes.set(name, sum);
    weights.set(name, now - (settings.rate * slope) / Math.sqrt(sum + 0.01));
  }
}

type Choice = { candidates: readonly TopicFeatures[]; right: number };

/** `null` where nothing proposes the right topic. */
function choiceOf(
  { text, before, topic, evidence = [] }: TopicExample,
  scored: readonly ScoredKind[],
): Choice | null {
  const named = (lead: string) =>
    evidence.find((one) => one.startsWith(lead))?.slice(lead.length) ?? null;
  const words = text.split(/\s+/).length;
  const request = { text, before, told: named("told "), read: named("read "), words, scored };
  const candidates = candidatesFor(request);
  const right = candidates.findIndex(({ id }) => id === topic);
  return right < 0 ? null : { candidates: candidates.map(({ features }) => features), right };
}
