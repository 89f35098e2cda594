import { expect, test } from "vitest";
import { testPlaces } from "../../../../tests/planning/places.ts";
import { scoredKinds } from "../intents/weights.server.ts";
import { plan } from "./plan.ts";

const context = {
  today: "2026-11-30",
  places: testPlaces,
  race: null,
  classify: scoredKinds,
} as const;

function meant(...texts: string[]) {
  const said = texts.map((text) => ({ author: "user" as const, text, races: [] }));
  return plan(said, context).intent;
}

test("a week is laid out on the days that are named, the long run on the last of the weekend", () => {
  for (const text of [
    "plan my week please, I can run tuesday, friday and saturday",
    "organízame la semana, puedo martes, viernes y sábado",
  ]) {
    expect(meant(text), text).toEqual({
      kind: "week",
      meters: 10_000,
      weeklyMeters: null,
      days: [2, 5, 6],
      longDay: 6,
    });
  }
  expect(meant("prepárame una semana de lunes a jueves")).toMatchObject({ days: [1, 2, 3, 4] });
  expect(meant("build me a training week, no fridays")).toMatchObject({ days: [1, 2, 3, 4, 6, 0] });
});

test("later messages move the long run, take days away, add some, and ask for the sum", () => {
  const first = "give me a training week, I can monday, thursday and sunday";
  expect(meant(first, "put the long run on thursday")).toMatchObject({
    days: [1, 4, 0],
    longDay: 4,
  });
  expect(meant(first, "sunday is not possible")).toMatchObject({ days: [1, 4], longDay: 4 });
  expect(meant(first, "also on saturday")).toMatchObject({ days: [1, 4, 6, 0] });
  expect(meant(first, "how many km is it in total")).toMatchObject({ days: [1, 4, 0] });
  const spanish = "hazme la semana: lunes, jueves y domingo puedo";
  expect(meant(spanish, "pasa el fondo al jueves")).toMatchObject({ longDay: 4 });
  expect(meant(spanish, "el lunes no puedo", "y el sábado también")).toMatchObject({
    days: [4, 6, 0],
  });
});

test("after a plan of weeks the long run can be moved to another day", () => {
  const asked = "a half marathon plan for 14 weeks, 4 days a week";
  expect(meant(asked, "move the long run to saturday")).toMatchObject({
    kind: "week",
    meters: 21_097.5,
    longDay: 6,
  });
});

test("no week is laid out for a race, and none after a sign of danger", () => {
  expect(meant("races in Lima the week of 10 May").kind).toBe("search");
  expect(meant("what do I do in the week before a marathon").kind).not.toBe("week");
  expect(meant("I have pressure in my chest when I run", "ok make my week").kind).toBe("caution");
  expect(meant("me desmayé ayer corriendo, ármame la semana").kind).toBe("emergency");
});
