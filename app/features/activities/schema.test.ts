import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { typedActivityForm } from "./schema.ts";

const form = typedActivityForm({ unit: "km", today: "2026-11-20" });

/** What is said of the day of a typed activity. */
function saidOf(day: string): Sentence | undefined {
  const typed = new FormData();
  const given = { name: "", sport: "run", time: "07:30", climb: "", day };
  for (const [name, value] of Object.entries(given)) typed.set(name, value);
  typed.set("distance", "10 km");
  typed.set("duration", "50:00");
  return readForm(form, typed).errors?.fields.day;
}

test("a typed activity lies between 1950 and the runner's today", () => {
  for (const day of ["2026-11-20", "1950-01-01"]) {
    expect(saidOf(day), day).toBeUndefined();
  }
  expect(saidOf("2026-11-21")).toMatchObject({ en: "This day is still to come." });
  expect(saidOf("9999-12-31")).toMatchObject({ en: "This day is still to come." });
  expect(saidOf("1949-12-31")).toMatchObject({ en: "Please choose a day from 1950 on." });
  expect(saidOf("0001-01-01")).toMatchObject({ en: "Please choose a day from 1950 on." });
  expect(saidOf("2026-02-30")).toMatchObject({ en: "Please choose a day." });
});
