import { expect, test } from "vitest";
import { nameFit } from "./name-fit.ts";

test("names are the more alike the more letters they share, whatever their case and accents", () => {
  const alike = (one: string, other: string) => Math.round(nameFit(one, other) * 100) / 100;
  expect(alike("MARATON de LIMA", "Maratón de Lima")).toBe(1);
  expect(alike("maraton lima", "Maratón de Lima")).toBe(0.92);
  expect(alike("Lima Marathon", "Maratón de Lima")).toBeGreaterThan(
    alike("Lima Marathon", "Lima 10K"),
  );
  expect(alike("xyz", "Maratón de Lima")).toBe(0);
  expect(alike("", "")).toBe(0);
  expect(alike("🏃", "🏃")).toBe(0);
});
