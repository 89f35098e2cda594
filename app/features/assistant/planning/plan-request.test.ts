import { expect, test } from "vitest";
import { friday, type Said, utterances } from "../../../../tests/planning/conversation.ts";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { plan } from "./plan.ts";
import { halfMarathonMeters, marathonMeters } from "./reading/lengths.ts";

const intentOf = (...said: Said[]) =>
  plan(utterances(said), { today: friday, places: testPlaces, race: null }).intent;

const unsaid = {
  weeks: null,
  days: null,
  weeklyMeters: null,
  longestMeters: null,
  seconds: null,
};

test("a plan has the weeks, days, kilometers and time that are asked for", () => {
  const asked: [text: string, request: object][] = [
    ["I want a 4 week plan for a 5k", { meters: 5000, weeks: 4 }],
    ["dame un plan de 4 semanas para 10k por favor", { meters: 10_000, weeks: 4 }],
    ["plan de doce semanas para 21k", { meters: halfMarathonMeters, weeks: 12 }],
    ["12-week plan for a half marathon", { meters: halfMarathonMeters, weeks: 12 }],
    [
      "marathon training plan, i have 20 weeks and run 40k a week",
      { meters: marathonMeters, weeks: 20, weeklyMeters: 40_000 },
    ],
    ["plan para 10k, 3 dias por semana", { meters: 10_000, days: 3 }],
    ["10k training plan, 3 runs a week", { meters: 10_000, days: 3 }],
    ["plan para bajar de 50 minutos en 10k", { meters: 10_000, seconds: 3000 }],
    [
      "plan para maraton en 3 meses si ahora corro 10k",
      { meters: marathonMeters, weeks: 13, longestMeters: 10_000 },
    ],
  ];
  for (const [text, request] of asked) {
    expect(intentOf(text), text).toEqual({ kind: "plan", ...unsaid, ...request });
  }
});

test("a plan without numbers is the article of the knowledge base", () => {
  expect(intentOf("a plan for 10K")).toEqual({ kind: "training", topic: "plan-10k" });
  expect(intentOf("un plan para la maratón")).toEqual({ kind: "training", topic: "plan-marathon" });
});

test("later messages change the plan, and those about something else leave it", () => {
  const first = "plan for a 10k in 8 weeks";
  const changed = { kind: "plan", ...unsaid, meters: 10_000, weeks: 8 };
  expect(intentOf(first, [], "can you make it 4 days")).toEqual({ ...changed, days: 4 });
  expect(intentOf(first, [], "y si solo puedo 2 dias?")).toEqual({ ...changed, days: 2 });
  expect(intentOf(first, [], "when is the long run")).toEqual(changed);
  expect(intentOf(first, [], "and for a half?")).toEqual({
    ...changed,
    meters: halfMarathonMeters,
  });
  expect(intentOf("a plan for 10K", [], "6 weeks")).toEqual({ ...changed, weeks: 6 });
  expect(intentOf(first, [], "races in Lima")).toEqual({ kind: "search" });
  expect(intentOf(first, [], "races in Lima", ["Lima 42K"], "4 days").kind).not.toBe("plan");
});

test("days until a race or since a run are no days of a week", () => {
  expect(intentOf("plan for a 10k in 4 days").kind).toBe("training");
  expect(intentOf("10k plan, i ran 3 weeks ago").kind).toBe("training");
});
