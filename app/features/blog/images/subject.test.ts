import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

test.each([
  ["Your first trail race", "trail", "dawn"],
  ["Running at night in the city", "urban", "night"],
  ["How to pace a marathon", "road", undefined],
  ["Marathons by the sea", "triathlon", undefined],
  ["Ultras of the desert", "ultra", undefined],
  ["Gravel and mountain biking for runners", "mtb", undefined],
  ["Correr en la montaña al amanecer", "trail", "dawn"],
  ["What to eat", null, undefined],
])("%s is drawn as %s", (title, kind, hour) => {
  expect(subjectOf(title)).toMatchObject({ kind, ...(hour && { hour }) });
  expect(subjectOf(title).hour).toBe(hour);
});

test("a land gives its looks, and other words leave them to the seed", () => {
  expect(subjectOf("Five races around Lima").country).toBe("peru");
  expect(subjectOf("Running through the winter")).toMatchObject({
    country: "canada",
    hour: "mist",
  });
  expect(subjectOf("constructor __proto__").country).toBe("");
});
