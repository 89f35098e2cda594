import { type Classifier, softmax } from "#features/assistant/intents/classifier.ts";
import { buckets, featuresOf } from "#features/assistant/intents/features.ts";
import { messageKinds } from "#features/assistant/intents/kinds.ts";
import { fold } from "#values/text/fold.ts";
import type { Example } from "./examples.ts";

/** What was measured to be best on folds of the table by whole kinds of sentences. */
export const usualSettings = {
  epochs: 6,
  rate: 0.4,
  decay: 1e-5,
  balance: 0.5,
  copies: 1,
  seed: 11,
};
export type TrainingSettings = typeof usualSettings;

type Vector = { buckets: Uint32Array; values: Float64Array; kind: number; weight: number };

/**
 * Trains a multinomial logistic regression by AdaGrad. The same table and settings give the same
 * weights on every machine.
 */
export function train(
  table: readonly Example[],
  settings: TrainingSettings = usualSettings,
): Classifier {
  const kinds = messageKinds.length;
  const random = generator(settings.seed);
  const examples = vectorsOf(table, settings, random);
  const weights = new Float32Array(buckets * kinds);
  const slopes = new Float32Array(buckets * kinds).fill(1e-6);
  const bias = messageKinds.map(() => 0);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(examples, random);
    for (const example of examples) learn(example);
  }
  return quantized(weights, bias);

  function learn({ buckets: at, values, kind, weight }: Vector): void {
    const scores = [...bias];
    for (let feature = 0; feature < at.length; feature++) {
      const place = (at[feature] ?? 0) * kinds;
      const value = values[feature] ?? 0;
      for (let k = 0; k < kinds; k++)
        scores[k] = (scores[k] ?? 0) + (weights[place + k] ?? 0) * value;
    }
    const probabilities = softmax(scores);
    for (let k = 0; k < kinds; k++) {
      const error = ((probabilities[k] ?? 0) - (k === kind ? 1 : 0)) * weight;
      if (Math.abs(error) < 1e-4) continue;
      bias[k] = (bias[k] ?? 0) - 0.02 * error;
      for (let feature = 0; feature < at.length; feature++) {
        const place = (at[feature] ?? 0) * kinds + k;
        const now = weights[place] ?? 0;
        const slope = error * (values[feature] ?? 0) + settings.decay * now;
        const sum = (slopes[place] ?? 0) + slope * slope;
        slopes[place] = sum;
        weights[place] = now - (settings.rate * slope) / Math.sqrt(sum + 0.01);
      }
    }
  }
}

/** Each sentence, and copies of it with slips of the finger. Rare kinds weigh more. */
function vectorsOf(
  table: readonly Example[],
  { balance, copies }: TrainingSettings,
  random: () => number,
): Vector[] {
  const counts = Map.groupBy(table, ({ kinds: [kind] }) => kind);
  return table.flatMap((sentence) => {
    const [kind = "out-of-scope"] = sentence.kinds;
    const usual = table.length / messageKinds.length;
    const weight = sentence.weight * (usual / (counts.get(kind)?.length ?? usual)) ** balance;
    const example = (text: string, part: number): Vector => ({
      ...featuresOf({ ...sentence, text }),
      kind: messageKinds.indexOf(kind),
      weight: weight * part,
    });
    const slips = Array.from({ length: copies }, () =>
      example(mistyped(sentence.text, random), 0.5),
    );
    return [example(sentence.text, 1), ...slips];
  });
}

function mistyped(text: string, random: () => number): string {
  let typed = random() < 0.5 ? fold(text) : text;
  for (let slip = 0; slip < (text.length > 30 ? 2 : 1); slip++) {
    const at = 1 + Math.floor(random() * Math.max(1, typed.length - 2));
    const [left, letter, next, rest] = [
      typed.slice(0, at),
      typed[at] ?? "",
      typed[at + 1] ?? "",
      typed.slice(at + 2),
    ];
    const dice = random();
    if (dice < 0.4) typed = left + next + rest;
    else if (dice < 0.7) typed = left + next + letter + rest;
    else if (dice < 0.85) typed = left + letter + letter + next + rest;
  }
  return typed;
}

/** Weights as bytes: the largest one is 127. */
function quantized(weights: Float32Array, bias: readonly number[]): Classifier {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = most / 127;
  return {
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
    bias: bias.map((one) => Number(one.toFixed(4))),
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}

/** Numbers from 0 to 1 that follow from a seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
