import { expect, test } from "vitest";
import { fieldTexts, threeWay, withChanged } from "./three-way.ts";

const opened = fieldTexts({
  city: "Lima",
  organizer: null,
  description: "Flat.\nFast.",
  is_premium: true,
});

test("an unchanged field is not stored and keeps another administrator's change", () => {
  const stored = { ...opened, organizer: "Ana", description: "Hilly." };
  const sent = { ...opened, description: "Flat.\r\nFast.\r\n", city: "Cusco" };
  expect(threeWay({ opened, stored, sent })).toEqual({
    changed: new Set(["city"]),
    theirs: ["organizer", "description"],
    contested: [],
  });
});

test("a field that both changed is a conflict, unless the values are equal", () => {
  const { is_premium: _, ...unticked } = opened;
  const stored = { ...opened, city: "Cusco", organizer: "Ana" };
  const sent = { ...unticked, city: "Puno", organizer: " Ana " };
  const { changed, theirs, contested } = threeWay({ opened, stored, sent });
  expect(contested).toEqual([{ name: "city", theirs: "Cusco", yours: "Puno" }]);
  expect([...changed].sort()).toEqual(["city", "is_premium", "organizer"]);
  expect(theirs).toEqual([]);
});

test("columns are picked by name", () => {
  const stored = { city: "Lima", capacity: 20, start: "08:00" };
  expect(withChanged(stored, { city: "Puno", capacity: null }, new Set(["capacity"]))).toEqual({
    city: "Lima",
    capacity: null,
    start: "08:00",
  });
});
