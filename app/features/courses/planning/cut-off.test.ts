import { expect, test } from "vitest";
import { closesAfter } from "./cut-off.ts";

const hour = 3600;
/** A race of a Friday that starts at six. */
const place = { start: 6 * hour, startDay: "2027-05-14", meters: 42_000 };

test.each([
  ["6h30", 6.5],
  ["6:30", 6.5],
  ["6 h 30", 6.5],
  ["6 h 30 min", 6.5],
  ["390 min", 6.5],
  ["6 h", 6],
  ["6 horas", 6],
  ["14:30", 8.5],
  ["14.30", 8.5],
  ["14h30", 8.5],
  ["2:30 pm", 8.5],
  ["2:30 p. m.", 8.5],
  ["18:00 h", 12],
  ["18:00 hrs", 12],
  ["18h00", 12],
  ["12:00 +1", 30],
  ["12:00 (+1)", 30],
  ["12:00 +1 day", 30],
  ["Sat 14:00", 32],
  ["sábado 14:00", 32],
  ["sam. 14h00", 32],
  ["Sunday, 2:00 PM", 56],
  ["Fri 14:00", 8],
])(
  "a place of 42 km that closes at %s after a start at 6:00 closes after %s hours",
  (text, hours) => {
    expect(closesAfter(text, place)).toBe(hours * hour);
  },
);

test.each([
  { text: "6:30", start: 6, meters: 4000, hours: 0.5 },
  { text: "7:40", start: 7, meters: 5000, hours: 2 / 3 },
  { text: "03:00", start: 7, meters: 120_000, hours: 20 },
  { text: "9:00", start: 6, meters: 20_000, hours: 3 },
  { text: "9:00", start: 6, meters: 60_000, hours: 9 },
  { text: "09:00", start: 7, meters: 160_000, after: 20, hours: 26 },
])("$text after a start at $start:00 is $hours hours for $meters m", ({ text, start, ...each }) => {
  const { meters, after = 0, hours } = each;
  const found = closesAfter(text, { start: start * hour, meters, after: after * hour });
  expect(found).toBeCloseTo(hours * hour, 6);
});

test("without the start, lengths of time alone are read", () => {
  const unknown = { start: null };
  expect(["6 h", "6h30", "390 min"].map((text) => closesAfter(text, unknown))).toEqual([
    6 * hour,
    6.5 * hour,
    6.5 * hour,
  ]);
  for (const text of ["14:30", "18:00 h", "12:00 +1", "Sat 14:00", "2:30 pm"]) {
    expect(closesAfter(text, unknown), text).toBeNull();
  }
  expect(closesAfter("Sat 14:00", { start: 6 * hour }), "without the day").toBeNull();
});

test.each(["25:00", "7:75", "soon", "at 14", "14", "", "next 14:00"])(
  "%j names no time",
  (text) => {
    expect(closesAfter(text, place)).toBeNull();
  },
);
