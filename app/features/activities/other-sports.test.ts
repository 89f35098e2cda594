import { expect, test } from "vitest";
import { otherSportsIn } from "./other-sports.ts";

test("sports that are left out are named in the language of the reader", () => {
  expect(otherSportsIn(["swimming", "cycling"], "en")).toBe("swimming and cycling");
  expect(otherSportsIn(["swimming", "cycling"], "es")).toBe("natación y ciclismo");
  expect(otherSportsIn(["cycling", "hyrox", "constructor"], "es")).toBe(
    "ciclismo, hyrox y constructor",
  );
});

test("older rows hold one text with all names", () => {
  for (const lang of ["en", "es"] as const) {
    expect(otherSportsIn("rowing, swimming and cycling", lang)).toBe(
      otherSportsIn(["rowing", "swimming", "cycling"], lang),
    );
  }
});
