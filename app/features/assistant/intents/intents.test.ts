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
  expect(both - rules).toBeGreaterThan(0.1);
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

test("a question is answered by the article that it means, in either language", () => {
  for (const [question, topic] of [
    ["how many times a week should i lift if im training for a marathon", "strength"],
    ["flying from sea level to cusco, how many days before should i get there", "altitude"],
    ["soy de la costa y corro en huaraz, con cuantos dias llego antes", "altitude"],
    ["que es un fartlek y como se hace", "intervals"],
    ["i get super tired after like 2 km why", "first-kilometers"],
    ["me canso a los 2 kilometros", "first-kilometers"],
    ["is a vo2max of 42 any good", "vo2max"],
    ["como subo mi vo2max", "vo2max"],
    ["im vegetarian, do i get enough protein", "plant-food"],
    ["soy vegetariana, que como antes de una media", "plant-food"],
    ["havent trained in a month and my half is in 2 weeks", "undertrained"],
    ["no entrene y mi media es en 2 semanas", "undertrained"],
    ["tengo 15 dias para mi primer 10k", "undertrained"],
    ["where i live it is flat, how do i train hills", "hills"],
    ["esta lloviendo mucho, salgo a correr igual", "dark-and-rain"],
    ["i rolled my ankle yesterday", "ankle"],
    ["me duelen las piernas al dia siguiente", "soreness"],
    ["que llevo en la mochila de un ultra", "trail-gear"],
    ["estoy cansada hoy, descanso o salgo", "rest"],
    ["puedo entrenar con la regla", "reds"],
  ] as const) {
    expect(searchTopics(question)[0]?.id, question).toBe(topic);
  }
});
