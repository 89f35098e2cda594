import { expect, test } from "vitest";
import { evaluate } from "../../../../scripts/intents/evaluate.ts";
import {
  evaluationFile,
  readTable,
  trainingFile,
  trainingHash,
} from "../../../../scripts/intents/table.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { messageKinds } from "./kinds.ts";
import { searchTopics } from "./topic-search.ts";
import { committedClassifier, scoredKinds } from "./weights.server.ts";

const table = readTable(trainingFile);
const evaluation = readTable(evaluationFile);

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .toLowerCase();

test("the committed weights are those that the table of sentences gives", () => {
  // After a change of the table: node scripts/intents.ts train
  expect(committedClassifier().table).toBe(trainingHash());
});

test("the table is half Spanish, has follow-ups of every kind, and none of the evaluation", () => {
  const spanish = table.filter(({ language }) => language === "es").length;
  expect(table.length).toBeGreaterThanOrEqual(3000);
  expect(spanish / table.length).toBeGreaterThan(0.45);
  expect(spanish / table.length).toBeLessThan(0.55);
  expect(table.filter(({ before }) => before !== null).length).toBeGreaterThan(800);
  const known = new Set(table.map(({ text }) => plain(text)));
  expect(known.size).toBeGreaterThanOrEqual(3000);
  expect(evaluation.filter(({ text }) => known.has(plain(text)))).toEqual([]);
});

test("every kind has short and long messages, so that shortness alone means nothing", () => {
  for (const kind of messageKinds) {
    const lengths = table
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ text }) => text.split(" ").length);
    expect(lengths.filter((words) => words <= 3).length, kind).toBeGreaterThan(5);
    expect(lengths.filter((words) => words >= 7).length, kind).toBeGreaterThan(20);
  }
});

test("on sentences that neither has seen, rules and classifier together beat the rules alone", () => {
  const { rules, both } = evaluate(evaluation);
  expect(both).toBeGreaterThanOrEqual(0.85);
  expect(both - rules).toBeGreaterThan(0.15);
});

test("probabilities of any text add up to one", () => {
  for (const text of ["", "?", "🏃", ...naughtyTexts]) {
    const scored = scoredKinds({ text, before: null });
    const sum = scored.reduce((total, { probability }) => total + probability, 0);
    expect(sum, text).toBeCloseTo(1);
  }
});

test("a topic is found by other words than its own phrases", () => {
  expect(searchTopics("mi hijo de 9 años quiere entrenar")[0]?.id).toBe("children");
  expect(searchTopics("my toenails are black and my shoes feel small")[0]?.id).toBe("skin");
  expect(searchTopics("xyzzy")).toEqual([]);
});
