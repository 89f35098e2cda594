import { expect, test } from "vitest";
import { wordsOfName } from "../words/sentence.ts";
import { halfMarathonMeters, marathonMeters } from "./lengths.ts";
import { followUpPace, readPaces } from "./paces.ts";

const read = (text: string) => readPaces(wordsOfName(text));

test("CHAT-17 a clock slower than a walk over the length is a pace, in the unit of the message", () => {
  expect(read("26.2 at 8:50")).toMatchObject({
    targetMeters: marathonMeters,
    targetSeconds: 13_896,
  });
  expect(read("media maraton a 6:20")).toMatchObject({
    targetMeters: halfMarathonMeters,
    targetSeconds: 8017,
  });
  // Times that runners do reach stay times.
  expect(read("marathon in 4:30")).toMatchObject({ targetSeconds: 16_200 });
  expect(read("half marathon in 2:10")).toMatchObject({ targetSeconds: 7800 });
});

test("CHAT-17 the length that a result is asked for needs no unit", () => {
  expect(read("si corro 7 km en 49 min cuanto hago en 10")).toMatchObject({
    known: { meters: 7000, seconds: 2940 },
    targetMeters: 10_000,
  });
  expect(read("i ran 5k in 25:00, what would i do in 10 weeks")).toMatchObject({
    known: { meters: 5000, seconds: 1500 },
    targetMeters: null,
  });
});

test("CHAT-17 a mile and a half is no half marathon, and a length that is named twice is one", () => {
  expect(read("9:40 en milla y media (2.4 km), en cuanto saldria un 5k")).toMatchObject({
    known: { meters: 2414, seconds: 580 },
    targetMeters: 5000,
  });
});

test("CHAT-17 a time with the question what to aim at is a result", () => {
  expect(read("17:50 for 5k what should i aim at")).toMatchObject({
    known: { meters: 5000, seconds: 1070 },
  });
});

test("CHAT-17 a clock after a pace is another pace, and a unit alone asks for the same again", () => {
  const before = read("8:45 miles for 26.2") ?? expect.fail("no pace");
  const after = followUpPace(wordsOfName("and 8:30"), before);
  expect(after?.targetSeconds).toBe(13_372);
  expect(followUpPace(wordsOfName("and in 3:30"), before)?.targetSeconds).toBe(12_600);
  expect(followUpPace(wordsOfName("kilometers please"), before)).toEqual(before);
});
