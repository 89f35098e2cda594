import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { writeClassifier } from "#features/assistant/intents/classifier.ts";
import { weightsFile } from "#features/assistant/intents/weights.server.ts";
import { printEvaluation } from "./intents/evaluate.ts";
import { readTable, trainingFile, trainingHash } from "./intents/table.ts";
import { train } from "./intents/train.ts";

const help = `Trains the classifier of intents, and measures it.

  node scripts/intents.ts train      Writes ${weightsFile} from scripts/intents/sentences.tsv, then
                                     evaluates. The same table gives the same weights.
  node scripts/intents.ts evaluate   Prints how the rules, the classifier and both together read the
                                     sentences of scripts/intents/evaluation.tsv, which no training sees.`;

const [command] = process.argv.slice(2);

switch (command) {
  case "train":
    trainAndWrite();
    printEvaluation();
    break;
  case "evaluate":
    printEvaluation();
    break;
  default:
    console.log(help);
    process.exitCode = command === undefined || command === "--help" ? 0 : 1;
}

function trainAndWrite(): void {
  const table = readTable(trainingFile);
  const started = performance.now();
  const classifier = train(table);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const file = brotliCompressSync(writeClassifier(classifier, trainingHash()), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(weightsFile, file);
  console.log(`${table.length} sentences, ${seconds} s, ${file.length} bytes in ${weightsFile}`);
}
