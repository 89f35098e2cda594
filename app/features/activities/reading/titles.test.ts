import { expect, test } from "vitest";
import { usualName } from "./titles.ts";

test.each([
  ["05:10", "en", "Morning run"],
  ["05:10", "es", "Carrera por la mañana"],
  ["23:30", "es", "Carrera de noche"],
  ["12:00", "es", "Carrera al mediodía"],
] as const)("a run at %s without a name is called in %s %s", (time, lang, expected) => {
  const startedAt = new Date(`2026-11-20T${time}:00Z`);
  expect(usualName("run", { startedAt, utcOffsetMinutes: 0 }, lang)).toBe(expected);
});
