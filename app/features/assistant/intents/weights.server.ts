import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "#db/root.ts";
import { type Classifier, classify, readClassifier, type ScoredKind } from "./classifier.ts";
import type { ClassifiedMessage } from "./kinds.ts";

/** Written by `node scripts/intents.ts train` from the sentences in `scripts/intents/`. */
export const weightsFile = "app/features/assistant/intents/weights.br";

let opened: ReturnType<typeof readClassifier> | undefined;

/** The kinds of a message, the likeliest first. The first call reads the weights, in about 5 ms. */
export function scoredKinds(message: ClassifiedMessage): ScoredKind[] {
  return classify(committedClassifier(), message);
}

export function committedClassifier(): Classifier & { table: string } {
  return (opened ??= readClassifier(
    brotliDecompressSync(readFileSync(join(projectRoot(), weightsFile))),
  ));
}
