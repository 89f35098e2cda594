import { expect, test } from "vitest";
import { planStructuredData } from "./structured-data.ts";

test("search engines see each plan with both of its prices", () => {
  const text = JSON.stringify(planStructuredData("https://dorsal.example/membership", "en"));
  const prices = [...text.matchAll(/"price":"([\d.]+)"/g)].map(([, price]) => price);
  expect(prices).toEqual(["9.99", "95.90", "19.99", "191.90", "39.99", "383.90"]);
  expect(text).toContain("https://dorsal.example/membership?billing=yearly");
  expect(text).toContain('"name":"Dorsal Sprinter"');
});
