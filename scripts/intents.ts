import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { classify, writeClassifier } from "#features/assistant/intents/classifier.ts";
import { weightsFile } from "#features/assistant/intents/weights.server.ts";
import { printEvaluation } from "./intents/evaluate.ts";
import { allExamples, type Example } from "./intents/examples.ts";
import { trainingHash } from "./intents/table.ts";
import { train } from "./intents/train.ts";
import { trainTopics } from "./intents/train-topics.ts";

const help = `Trains the classifier of intents, and measures it.

  node scripts/intents.ts train      Writes ${weightsFile} from scripts/intents/sentences.tsv, then
                                     evaluates. The same table gives the same weights.
  node scripts/intents.ts evaluate   Prints how the rules, the classifier and both together read the
                                     sentences of scripts/intents/evaluation.tsv, which no training sees.`;

const topicWeightsFile = "app/features/assistant/intents/topic-weights.ts";

const [command] = process.argv.slice(2);

switch (command) {
  case "train":
    trainAndWrite();
    break;
  case "evaluate":
    printEvaluation();
    break;
  default:
    console.log(help);
    process.exitCode = command === undefined || command === "--help" ? 0 : 1;
}

function trainAndWrite(): void {
  const started = performance.now();
  const examples = allExamples();
  const classifier = train(examples);
  const file = brotliCompressSync(writeClassifier(classifier, trainingHash()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(weightsFile, file);
  writeTopicWeights(examples);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${examples.length} sentences, ${seconds} s, ${file.length} bytes in ${weightsFile}`);
}

/** The kinds come from a classifier that has not seen these conversations. */
function writeTopicWeights(examples: readonly Example[]): void {
  const unseen = train(examples.filter(({ topic }) => topic === undefined));
  const told = examples.flatMap((one) => (one.topic ? [{ ...one, topic: one.topic }] : []));
  const weights = trainTopics(told, (message) => classify(unseen, message));
  const lines = Object.entries(weights).map(([name, weight]) => {
    const key = /^[a-z]+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: ${weight},`;
  });
  writeFileSync(
    topicWeightsFile,
    `/** Written by \`node scripts/intents.ts train\`. */
export const topicWeights: Readonly<Record<string, number>> = {
${lines.join("\n")}
};
`,
  );
}
