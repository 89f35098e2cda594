import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import {
  type ClassifiedMessage,
  type MessageKind,
  messageKinds,
} from "#features/assistant/intents/kinds.ts";

/** A sentence with what it wants; the evaluation accepts several kinds for a doubtful one. */
export type LabelledSentence = ClassifiedMessage & {
  /** Where the sentence is from: only in the evaluation. */
  set: string;
  language: string;
  kinds: readonly MessageKind[];
};

export const trainingFile = new URL("sentences.tsv", import.meta.url);
/** Conversations of two writers: every second one trains, the others measure. */
export const talksFile = new URL("talks.tsv", import.meta.url);
export const talksEvaluationFile = new URL("talks-evaluation.tsv", import.meta.url);
export const evaluationFile = new URL("evaluation.tsv", import.meta.url);

/** @throws where a line names an unknown kind or has no text */
export function readTable(file: URL): LabelledSentence[] {
  const [head = "", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const kinds = cell("intent").split("|").map(kindNamed);
    const text = cell("text");
    if (text === "") throw new Error(`A line without a text: ${line}`);
    return {
      set: cell("set"),
      language: cell("language"),
      kinds,
      before: cell("before") || null,
      text,
    };
  });
}

const assistant = new URL("../../app/features/assistant/", import.meta.url);

/** The sources of what is learned from: features, evidence, topics and what the articles say. */
function learnedFrom(): URL[] {
  const folders = ["intents/", "knowledge/"].flatMap((folder) =>
    readdirSync(new URL(folder, assistant))
      .filter(
        (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== weightsOfTopics,
      )
      .sort()
      .map((name) => new URL(`${folder}${name}`, assistant)),
  );
  return [...folders, new URL("planning/evidence.ts", assistant)];
}

const weightsOfTopics = "topic-weights.ts";

/** The hash of what the weights follow from; they keep it. */
export function trainingHash(): string {
  const hash = createHash("sha256");
  for (const file of [trainingFile, talksFile, ...learnedFrom()]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function kindNamed(name: string): MessageKind {
  const kind = messageKinds.find((known) => known === name);
  if (!kind) throw new Error(`Unknown kind of message: ${name}`);
  return kind;
}
