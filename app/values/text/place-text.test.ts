import { expect, test } from "vitest";
import { addressText, placeText } from "./place-text.ts";

test("a place is written from the small to the large, with what is known", () => {
  const place = { city: "Ollantaytambo", state: "Cusco", country: "Peru" };
  expect(placeText(place, "en")).toBe("Ollantaytambo, Cusco, Peru");
  expect(placeText({ ...place, state: null }, "en")).toBe("Ollantaytambo, Peru");
});

test("a state that has the name of its city is not said twice", () => {
  expect(placeText({ city: "Lima", state: "Lima", country: "Peru" }, "en")).toBe("Lima, Peru");
});

test("an address that ends with its place does not repeat it", () => {
  const lima = "Lima, Peru";
  expect(addressText(null, lima)).toBe(lima);
  expect(addressText("Av. Larco 1", lima)).toBe("Av. Larco 1, Lima, Peru");
  expect(addressText("Plaza de Armas de Lima", lima)).toBe("Plaza de Armas de Lima, Peru");
  expect(addressText("Av. Larco 1, LIMA, Perú", lima)).toBe("Av. Larco 1, LIMA, Perú");
  expect(addressText("Calle Kalima", lima)).toBe("Calle Kalima, Lima, Peru");
  const cusco = "Ollantaytambo, Cusco, Peru";
  expect(addressText("Abra Málaga, Ollantaytambo", cusco)).toBe(
    "Abra Málaga, Ollantaytambo, Cusco, Peru",
  );
});
