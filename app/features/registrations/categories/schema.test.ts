import { expect, test } from "vitest";
import { distanceUnknown } from "#features/races/editing/messages.ts";
import { readForm } from "#values/form/form.ts";
import { agesReversed, ageUnreadable, categoryNameNeeded } from "./messages.ts";
import { categoryForm } from "./schema.ts";

function read(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return readForm(categoryForm, form);
}

test("the form of a category leaves open what is empty", () => {
  expect(
    read({ name: "  Open \n", gender: "", distanceId: "", minAge: "", maxAge: " " }).value,
  ).toEqual({ name: "Open", gender: null, distanceId: null, minAge: null, maxAge: null });
  expect(read({ name: "M40", gender: "male", minAge: "40", maxAge: "49" }).value).toMatchObject({
    gender: "male",
    distanceId: null,
    minAge: 40,
    maxAge: 49,
  });
});

test("an unreadable distance is refused, and is not every distance", () => {
  const { errors } = read({ name: "A", distanceId: "10K" });
  expect(errors?.fields).toEqual({ distanceId: distanceUnknown });
});

test("wrong names and ages are refused with a sentence at their field", () => {
  expect(read({ name: " " }).errors?.fields).toEqual({ name: categoryNameNeeded });
  expect(read({ name: "x".repeat(61) }).errors?.fields.name).toBeDefined();
  for (const age of ["-1", "121", "4.5", "forty", "1e2"]) {
    expect(read({ name: "A", minAge: age }).errors?.fields).toEqual({ minAge: ageUnreadable });
  }
  expect(read({ name: "A", minAge: "50", maxAge: "49" }).errors?.fields).toEqual({
    maxAge: agesReversed,
  });
});
