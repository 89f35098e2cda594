import { buckets as allBuckets, featuresOf } from "./features.ts";
import { type ClassifiedMessage, type MessageKind, messageKinds } from "./kinds.ts";

/** A logistic regression over the features of a message. */
export type Classifier = {
  /** For each bucket one weight for each kind, in units of `scale`. */
  weights: Int8Array;
  scale: number;
  /** One for each kind. */
  bias: readonly number[];
};

export type ScoredKind = { kind: MessageKind; probability: number };

/** The kinds of a message with their probabilities, the likeliest first. */
export function classify(
  { weights, scale, bias }: Classifier,
  message: ClassifiedMessage,
): ScoredKind[] {
  const { buckets, values } = featuresOf(message);
  const sums = new Float64Array(messageKinds.length);
  for (const [at, bucket] of buckets.entries()) {
    const start = bucket * messageKinds.length;
    const value = values[at] ?? 0;
    for (let kind = 0; kind < sums.length; kind++) {
      sums[kind] = (sums[kind] ?? 0) + (weights[start + kind] ?? 0) * value;
    }
  }
  const scores = messageKinds.map((_, kind) => (bias[kind] ?? 0) + (sums[kind] ?? 0) * scale);
  const probabilities = softmax(scores);
  return messageKinds
    .map((kind, at) => ({ kind, probability: probabilities[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
}

/** Scores as probabilities. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The file of a classifier: one line of JSON, then the weights. */
type Head = { table: string; scale: number; bias: number[] };

/** @param table - the hash of the sentences that the classifier was trained with */
export function writeClassifier({ weights, scale, bias }: Classifier, table: string): Buffer {
  const head: Head = { table, scale, bias: [...bias] };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(weights.buffer)]);
}

export function readClassifier(file: Buffer): Classifier & { table: string } {
  const end = file.indexOf("\n");
  const { table, scale, bias }: Head = JSON.parse(file.toString("utf8", 0, end));
  const weights = new Int8Array(file.buffer, file.byteOffset + end + 1, file.length - end - 1);
  if (weights.length !== allBuckets * messageKinds.length) {
    throw new Error("The weights of the classifier of intents do not fit its features.");
  }
  return { table, weights, scale, bias };
}
