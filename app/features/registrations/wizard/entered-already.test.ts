import { expect, test } from "vitest";
import { enteredAlready } from "./entered-already.ts";

const half = {
  id: "half",
  text: "21K",
  meters: 21_000,
  startTime: null as string | null,
  capacity: null,
  taken: 0,
  price: { kind: "free" as const },
  registrationLink: null,
};
const entry = { id: "1", distanceId: "half", bib: 3 };

test("a runner who registers for another distance is told what they run already, and when", () => {
  const race = { startTime: "06:30", distances: [half] };
  const say = (given: Partial<typeof race>, entries = [entry]) =>
    enteredAlready({ ...race, ...given }, entries, "km", "en");
  expect(say({})).toEqual([
    "You are already registered for 21K of this race, which starts at 6:30 AM.",
  ]);
  const [late] = say({ distances: [{ ...half, startTime: "16:00" }] });
  expect(late, "the distance has its own start").toMatch(/starts at 4:00 PM\.$/);
  expect(enteredAlready({ startTime: null, distances: [half] }, [entry], "mi", "en")).toEqual([
    "You are already registered for 13 mi of this race.",
  ]);
  expect(say({ distances: [] }), "the distance is gone").toEqual([
    "You are already registered for this race, which starts at 6:30 AM.",
  ]);
  expect(say({}, [])).toEqual([]);
});
