import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

/** A Monday. */
const today = "2026-11-30";

function meant(...texts: string[]) {
  const said = texts.map((text) => ({ author: "user" as const, text, races: [] }));
  return plan(said, { today, places: testPlaces, race: null, classify: scoredKinds }).intent;
}

const sessions = (from: string, to = from) => ({ kind: "own", about: "sessions", from, to });

test("what the plan has on a day or in a week is asked of the runner's own plan", () => {
  expect(meant("what should I do tomorrow?")).toEqual(sessions("2026-12-01"));
  expect(meant("whats my workout tmrw")).toEqual(sessions("2026-12-01"));
  expect(meant("q me toca mañana")).toEqual(sessions("2026-12-01"));
  expect(meant("qué entrenamiento tengo el jueves")).toEqual(sessions("2026-12-03"));
  expect(meant("cuál es mi entrenamiento de hoy")).toEqual(sessions(today));
  expect(meant("show me my plan for this week")).toEqual(sessions(today, "2026-12-06"));
  expect(meant("dime mi semana")).toEqual(sessions(today, "2026-12-06"));
});

test("a few words go on with the days, the entries and the distance that were asked about", () => {
  expect(meant("q me toca mañana", "y el domingo?")).toEqual(sessions("2026-12-06"));
  expect(meant("anything on my plan for tomorrow?", "and the day after")).toEqual(
    sessions("2026-12-02"),
  );
  const next = { kind: "own", about: "entries", isNext: true };
  expect(meant("which races am i signed up for", "how many weeks until then")).toEqual(next);
  expect(meant("en que carreras estoy inscrito", "cuando es la proxima")).toEqual(next);
  expect(meant("cuantos km corri este mes", "y la semana pasada?")).toEqual({
    kind: "own",
    about: "distance",
    period: "week",
    isLast: true,
  });
});

test("advice, changes, races and a plan that is still to be made are other questions", () => {
  for (const text of [
    "should I run today, slept 4 hours",
    "i have zero motivation to run this week",
    "can i swap the long run to saturday",
    "el viernes no puedo, que hago",
    "make my week",
    "races this weekend",
    "what can I run on new years eve",
    "half marathon on sunday. what should i do this week",
    "my knee hurts, what should I do tomorrow",
  ]) {
    expect(meant(text).kind, text).not.toBe("own");
  }
});

test("a sign of danger comes before the plan, in this message and after it", () => {
  expect(meant("I fainted on my run, what is my workout tomorrow").kind).toBe("emergency");
  expect(meant("I have pressure in my chest when I run", "what is my workout tomorrow").kind).toBe(
    "caution",
  );
});

test("days that are free make a week, with the goal and the kilometers that are said", () => {
  expect(meant("i can only run tue thu sun, 25k a week, training for a 10k")).toEqual({
    kind: "week",
    meters: 10_000,
    weeklyMeters: 25_000,
    days: [2, 4, 0],
    longDay: 0,
  });
  expect(meant("solo puedo correr martes jueves y domingo, quiero hacer 10k")).toMatchObject({
    kind: "week",
    days: [2, 4, 0],
  });
  expect(meant("when in the week do i put strength, i run tue thu sun").kind).not.toBe("week");
});
