import { expect, test } from "vitest";
import { placeText } from "./place-text.ts";

test("a place is written from the small to the large, with what is known", () => {
  const place = { city: "Ollantaytambo", state: "Cusco", country: "Peru" };
  expect(placeText(place, "en")).toBe("Ollantaytambo, Cusco, Peru");
  expect(placeText({ ...place, state: null }, "en")).toBe("Ollantaytambo, Peru");
});

test("a state that has the name of its city is not said twice", () => {
  expect(placeText({ city: "Lima", state: "Lima", country: "Peru" }, "en")).toBe("Lima, Peru");
});
