import { expect, test } from "vitest";
import { langs } from "#values/say.ts";
import { longestCategoryName, mostCategories } from "./category.ts";
import { categoryTemplates, templateCategories } from "./templates.ts";

test("a template has the same groups for women and men, in the language of the organizer", () => {
  const namesOf = (...asked: Parameters<typeof templateCategories>) =>
    templateCategories(...asked).map(({ name }) => name);
  expect(namesOf("open", "en")).toEqual(["Open women", "Open men"]);
  expect(namesOf("open", "es")).toEqual(["Libre femenino", "Libre masculino"]);
  expect(namesOf("ten-years", "en").slice(0, 6)).toEqual([
    "Women 18–29",
    "Women 30–39",
    "Women 40–49",
    "Women 50–59",
    "Women 60–69",
    "Women 70+",
  ]);
  expect(namesOf("five-years", "es").slice(0, 2)).toEqual(["Mujeres hasta 19", "Mujeres 20–24"]);
  expect(namesOf("masters", "en")).toContain("Masters 50 men");
  expect(namesOf("mexico", "en")).toEqual(namesOf("mexico", "es"));
  expect(templateCategories("peru", "es")).toContainEqual({
    name: "Submáster damas",
    distanceId: null,
    gender: "female",
    minAge: 35,
    maxAge: 39,
  });
});

test.each(categoryTemplates)("the template %s fits the limits of a list", (template) => {
  for (const lang of langs) {
    const categories = templateCategories(template, lang);
    const names = categories.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(mostCategories);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(longestCategoryName);
  }
});
