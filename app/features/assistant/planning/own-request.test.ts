import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";
import { pauseWeeks } from "./reading/pause.ts";

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

test("a session may be shorter, and the next race is asked for in any order", () => {
  const shorter = (day: string) => ({
    kind: "own",
    about: "shorten",
    of: { about: "sessions", from: day, to: day },
  });
  expect(meant("make sunday shorter")).toEqual(shorter("2026-12-06"));
  expect(meant("q me toca mañana", "hazlo más corto")).toEqual(shorter("2026-12-01"));
  expect(meant("shorten tomorrows run", "what about thursday")).toEqual(shorter("2026-12-03"));
  const next = { kind: "own", about: "entries", isNext: true };
  expect(meant("my next race is which one")).toEqual(next);
  expect(meant("when am i racing next")).toEqual(next);
  expect(meant("mi próxima carrera")).toEqual(next);
});

test("whose, what and when are read by themselves, in any words", () => {
  const next = (isLong: boolean) => ({ kind: "own", about: "next-session", isLong });
  expect(meant("when is my next long run")).toEqual(next(true));
  expect(meant("what day is my next long one")).toEqual(next(true));
  expect(meant("cuando es mi proximo fondo")).toEqual(next(true));
  expect(meant("next session?")).toEqual(next(false));
  const distance = (period: string) => ({ kind: "own", about: "distance", period, isLast: false });
  expect(meant("total distance this month so far?")).toEqual(distance("month"));
  expect(meant("how far have i gone this week")).toEqual(distance("week"));
  expect(meant("kms i have done this year")).toEqual(distance("year"));
  expect(meant("en que me inscribi")).toEqual({ kind: "own", about: "entries", isNext: false });
  expect(meant("when did i last run")).toEqual({ kind: "own", about: "last-run" });
  expect(meant("when does my plan finish")).toEqual({ kind: "own", about: "plan" });
  expect(meant("where can i see what i paid")).toEqual({ kind: "training", topic: "site-billing" });
  expect(meant("donde veo lo que pague")).toEqual({ kind: "training", topic: "site-billing" });
  expect(meant("cual es mi mejor tiempo en 10k")).toEqual({
    kind: "training",
    topic: "site-figures",
  });
});

test("a session that was told moves by days, or to the day that is named", () => {
  const of = { about: "next-session", isLong: true };
  const moved = (to: string | null, by: number) => ({ kind: "own", about: "move", of, to, by });
  const asked = "when is my next long run";
  expect(meant(asked, "can i do it a day earlier")).toEqual(moved(null, -1));
  expect(meant(asked, "could i push it back two days")).toEqual(moved(null, 2));
  expect(meant("cuando es mi proximo fondo", "lo puedo pasar al sabado")).toEqual(
    moved("2026-12-05", 0),
  );
  expect(meant("lo puedo adelantar un dia?").kind).not.toBe("own");
});

test("a pause, a fear of a race and sore legs by an effort are advice", () => {
  const topic = (text: string) => meant(text);
  const advice = (id: string) => ({ kind: "training", topic: id });
  expect(topic("havent run since march, where do i restart")).toEqual(advice("comeback"));
  expect(topic("pare dos meses, como vuelvo")).toEqual(advice("comeback"));
  for (const number of ["seven", "nine", "ten", "twelve", "a few"])
    expect(pauseWeeks(`havent run for ${number} weeks`, today)).toBeGreaterThan(2);
  expect(pauseWeeks("llevo siete semanas sin correr", today)).toBe(7);
  expect(topic("cant stop overthinking my first race")).toEqual(advice("nerves"));
  expect(topic("no dejo de pensar en mi primera carrera")).toEqual(advice("nerves"));
  expect(topic("calves burn on every run, normal?")).toEqual(advice("soreness"));
  expect(topic("me arden los muslos en las subidas, es normal")).toEqual(advice("soreness"));
  for (const text of [
    "my left calf burns on every run",
    "my calves burn on every run and feel numb",
    "quads ache after hills and my pee is dark",
    "me queman las pantorrillas al correr y de noche",
  ]) {
    expect(meant(text).kind, text).toBe("emergency");
  }
});

test("a number beside the runner's own distance is its time", () => {
  const pace = { kind: "pace", known: { meters: 10_000, seconds: 47 * 60 } };
  expect(meant("what half time should i aim for if my 10k pb is 47")).toMatchObject(pace);
  expect(meant("what marathon time if my 10k is 47")).toMatchObject(pace);
  expect(meant("want sub 4 marathon, my half is 1:55, realistic?")).toMatchObject({
    known: { meters: 21_097.5, seconds: 115 * 60 },
    targetMeters: 42_195,
    targetSeconds: 4 * 3600,
  });
  expect(meant("quiero bajar de 50 en 10k y mi 5k es 25")).toMatchObject({
    known: { meters: 5000, seconds: 25 * 60 },
    targetSeconds: 50 * 60,
  });
  expect(meant("my 5k is 24, what pace for long runs")).toEqual({
    kind: "training",
    topic: "easy-pace",
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
    "emergency",
  );
});

test("days that the runner has and a word of making are a week too", () => {
  const week = { kind: "week", days: [3, 5, 0] };
  expect(meant("i have wed, fri and sunday, put something together")).toMatchObject(week);
  expect(meant("tengo libre miercoles viernes y domingo, arma algo")).toMatchObject(week);
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

test("whether the runner is in any race, and what was paid, is asked in Spanish too", () => {
  const entries = { kind: "own", about: "entries" };
  expect(meant("estoy anotada en alguna carrera?")).toMatchObject(entries);
  expect(meant("quedé registrado en algo")).toMatchObject(entries);
  const paid = { kind: "training", topic: "site-billing" };
  expect(meant("quedé registrado en algo", "¿ya pagué?")).toMatchObject(paid);
  expect(meant("which races am I signed up for", "send me the receipt")).toMatchObject(paid);
});
