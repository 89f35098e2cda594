import { expect, test } from "vitest";
import { friday, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import type { ScoredKind } from "../intents/classifier.ts";
import { type MessageKind, messageKinds } from "../intents/kinds.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

/** Plans with a classifier that is so sure of a kind, and takes all others for as likely. */
function planned(
  kind: MessageKind,
  probability: number,
  ...said: Parameters<typeof utterances>[0]
) {
  const rest = (1 - probability) / (messageKinds.length - 1);
  const scored = messageKinds
    .map((one): ScoredKind => ({ kind: one, probability: one === kind ? probability : rest }))
    .sort((one, other) => other.probability - one.probability);
  const context = { today: friday, places: testPlaces, race: null, classify: () => scored };
  return plan(utterances(said), context);
}

/** Plans with the committed classifier. */
function decided(...said: Parameters<typeof utterances>[0]) {
  return plan(utterances(said), {
    today: friday,
    places: testPlaces,
    race: null,
    classify: scoredKinds,
  });
}

const puzzling = "xyzzy plugh frobnicate";

test("what the rules do not understand is what the classifier says, where it is sure", () => {
  const intentOf = (kind: MessageKind, ...said: string[]) => planned(kind, 0.9, ...said).intent;
  expect(intentOf("race-facts", puzzling)).toEqual({
    kind: "which-race",
    isComparison: false,
    subjects: [],
  });
  expect(intentOf("compare", puzzling)).toEqual({
    kind: "which-race",
    isComparison: true,
    subjects: [],
  });
  expect(intentOf("registration-help", puzzling)).toEqual({ kind: "registration", race: null });
  expect(intentOf("search", puzzling)).toMatchObject({ kind: "unsure" });
  expect(intentOf("search", `${puzzling} races`).kind).toMatch(/^(search|generic)$/);
  expect(intentOf("pace", puzzling)).toMatchObject({ kind: "pace", known: null });
  expect(intentOf("plan", puzzling)).toMatchObject({ kind: "which-topic" });
  expect(intentOf("site-help", puzzling)).toEqual({ kind: "site-pages" });
  expect(intentOf("small-talk", puzzling)).toEqual({ kind: "chat" });
});

test("a race or a list that was shown is what a guess is about", () => {
  const one = planned("race-facts", 0.9, "races in Peru", ["Bridge Marathon"], puzzling);
  expect(one.intent).toMatchObject({ kind: "race", race: { id: "a" } });
  const list = ["Bridge Marathon", "Lake Half"];
  const both = planned("compare", 0.9, "races in Peru", list, puzzling);
  expect(both.intent).toEqual({ kind: "compare", races: [{ id: "a" }, { id: "b" }] });
});

test("below the threshold the two likeliest kinds are offered", () => {
  const { intent } = planned("pace", 0.3, puzzling);
  expect(intent).toMatchObject({ kind: "unsure" });
  expect(intent.kind === "unsure" && intent.kinds).toHaveLength(2);
  expect(intent.kind === "unsure" && intent.kinds[0]).toBe("pace");
});

test("not understood is said once: the second time there is a question", () => {
  const elsewhere = { kind: "beyond", subject: "elsewhere" };
  expect(planned("out-of-scope", 0.9, puzzling).intent).toEqual(elsewhere);
  expect(planned("out-of-scope", 0.6, puzzling).intent).toEqual({ kind: "other" });
  const again = planned("out-of-scope", 0.9, puzzling, [], puzzling);
  expect(again.intent).toMatchObject({ kind: "unsure" });
});

test("no guess turns too little training into races, or an easy run into the pace of a race", () => {
  const farther = [
    "marathon in 3 weeks and my longest run ever is 8 km, can i do it?",
    "quiero correr un maraton en 3 semanas y nunca he corrido mas de 8 km",
  ];
  for (const text of farther) {
    const intent = { kind: "training", topic: "undertrained" };
    expect(decided(text).intent, text).toEqual(intent);
  }
  const easy = [
    "easy pace if my 5k is 32 minutes",
    "corro 5k en 32 minutos, ritmo de rodaje suave?",
  ];
  for (const text of easy) {
    const intent = { kind: "training", topic: "easy-pace" };
    expect(decided(text).intent, text).toEqual(intent);
  }
});

test("who only tells of a run or a place, or asks for advice, gets no list of races", () => {
  for (const text of [
    "I live in Houston where it is flat, how do I train hills?",
    "I live in Denver and get tired on every run",
    "my marathon is in May in Lima and I have not started",
    "i ran the marathon in Peru last year and hated the climbs",
    "soy de Lima y corro en Huaraz, con cuántos días llego antes",
    "vivo en Cusco y trabajo mucho, cuándo entreno",
    "el domingo corro 21k en Arequipa, qué me pongo",
  ]) {
    expect(decided(text).intent.kind, text).not.toMatch(/^(search|generic)$/);
  }
  for (const text of [
    "I'm in Lima next weekend, anything on?",
    "I'm travelling to Lima and would love to run",
    "what is a good beginner trail near Cusco",
    "quiero correr una 10k en Lima",
  ]) {
    expect(decided(text).intent.kind, text).toBe("search");
  }
});

test("what a story may want is offered: its article and races", () => {
  const { intent } = decided("I live in Lima and my sister runs with me");
  expect(intent).toMatchObject({ kind: "unsure", kinds: ["advice", "search"] });
});

test("a follow-up after a pace, and one about open races, stand above a guess", () => {
  const pace = decided("10k en 55, en cuánto hago la media", [], "y la maratón?");
  expect(pace.intent).toMatchObject({
    kind: "pace",
    known: { meters: 10_000, seconds: 3300 },
    targetMeters: 42_195,
  });
  const shown = ["Bridge Marathon", "Lake Half"];
  const open = decided("races in Peru", shown, "which are still open?");
  expect(open).toMatchObject({ intent: { kind: "search" }, params: { is_open: true } });
});

test("advice goes on with its topic for another length, and a plan with the length of a search", () => {
  const taper = decided("what is tapering", [], "for a half?");
  expect(taper.intent).toEqual({ kind: "training", topic: "taper" });
  const found = ["Bridge Marathon", "Lake Half"];
  const asked = "how do I train for one in 4 months";
  const trained = decided("marathons in Peru", found, asked);
  expect(trained.intent).toMatchObject({ kind: "plan", meters: 42_195, weeks: 17 });
});

test("a few words after advice go on with it, and leave it for the article that they name", () => {
  for (const [topic, ...said] of [
    ["strength", "strength training for runners", "how many times a week"],
    ["hydration", "how much should I drink", "cada cuánto como"],
    ["plan-5k", "a plan for my first 5k", "how long will it take"],
    ["plan-half", "plan for 10k", "y para 21k?"],
    ["gels", "what shoes should I buy", "and gels?"],
    ["easy-pace", "my 5k is 24:30, marathon?", "what training paces should I use"],
  ] as const) {
    expect(decided(...said).intent, said.join(" → ")).toMatchObject({
      kind: "training",
      topic,
    });
  }
});

test("a minimum price is not read as a maximum, and what is taken out is not searched for", () => {
  for (const text of ["races over 200 dollars", "carreras de más de 200 dólares"]) {
    expect(decided(text).params, text).toEqual({});
  }
  expect(decided("no more than 50 dollars").params.max_price).toBe(50);
  const shown = ["trail races", ["Bridge Trail", "Lake Trail"]] as const;
  for (const text of ["take out Mexico", "leave out Mexico"]) {
    expect(decided(...shown, text).params.not, text).toEqual(["Mexico"]);
  }
});

test("a beginner who has named a length means it", () => {
  const { params } = decided("10k in Peru", [], "for beginners");
  expect(params.distance).toBe("10K");
});

test("a fact about the one race of a place is no search", () => {
  for (const text of ["how much climbing is in Cusco", "what time does the one in Cusco start"]) {
    expect(decided(text).intent, text).toMatchObject({ kind: "which-race" });
  }
});

test("a coach is looked for, and who is one may appear here", () => {
  const wanted = decided("I want a personal coach, do you have any").intent;
  expect(wanted).toMatchObject({ kind: "expert" });
  const applying = decided("soy fisioterapeuta y quiero aparecer aquí").intent;
  expect(applying).toEqual({ kind: "training", topic: "site-become-expert" });
  const organizing = decided("I organize a trail race in Peru, how do I list it");
  expect(organizing.intent).toEqual({ kind: "training", topic: "site-list-race" });
});

test("the minutes before a length are not read as a minimum distance", () => {
  const { intent } = decided("i ran a 52 min 10k, what should i aim for in a half");
  expect(intent).toMatchObject({ known: { meters: 10_000, seconds: 3120 } });
});

test("a guide to the site stands above a guess", () => {
  for (const text of ["how do I cancel my registration", "how can I list my own race here?"]) {
    expect(decided(text).intent).toMatchObject({ kind: "training" });
  }
});

test("how to train is advice, whatever length, day or race stands beside it", () => {
  const talks: [topic: string, said: Parameters<typeof utterances>[0]][] = [
    ["base", ["cuantos km a la semana pa un medio maraton"]],
    [
      "first-trail",
      ["trail races in Peru", ["Bridge Trail"], "how would I train for that coming from road 10ks"],
    ],
    [
      "plan-marathon",
      ["marathons in Peru", ["Bridge Marathon"], "cuánto tiempo necesito para prepararlo"],
    ],
  ];
  for (const [topic, said] of talks) {
    expect(decided(...said).intent, topic).toEqual({ kind: "training", topic });
  }
});

test("a likely danger is a caution, a possible one a line beside the answer", () => {
  expect(planned("danger", 0.8, "races in Peru").intent).toEqual({ kind: "caution" });
  expect(planned("danger", 0.5, "races in Peru")).toMatchObject({
    intent: { kind: "search" },
    isCautious: true,
  });
  expect(planned("danger", 0.2, "races in Peru").isCautious).toBe(false);
  const known = decided("my chest hurts when I run");
  expect(known.intent.kind).toBe("emergency");
});
