import { expect, test } from "vitest";
import {
  type RawField,
  type RawMessage,
  rawFit,
} from "../../../../tests/support/content/raw-fit.ts";
import { fitFile, roundRun } from "../../../../tests/support/content/watch-file.ts";
import { readActivities } from "./read-activity.ts";
import type { Recording } from "./recording.ts";

const now = new Date("2026-11-20T12:00:00Z");
/** Seconds of FIT on a day in 2024. */
const start = 1_100_000_000;

const fileId: RawMessage = { kind: 0, fields: [[0, 1, 4]] };
const lat = (degrees: number): RawField => [0, 4, Math.round((degrees * 2 ** 31) / 180)];
const lon = (degrees: number): RawField => [1, 4, Math.round((degrees * 2 ** 31) / 180)];

/** A second of a run northward at 3 m/s. */
function record(second: number, more: Partial<RawMessage> = {}): RawMessage {
  const time: RawField[] = more.shortTime === undefined ? [[253, 4, start + second]] : [];
  const place = [lat(-12 + (second * 3) / 111_195), lon(-77)];
  return { kind: 20, fields: [...time, ...place, [5, 4, second * 300], [3, 1, 140]], ...more };
}

const records = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => record(from + index));

const session = (from: number, to: number, sport: number): RawMessage => ({
  kind: 18,
  fields: [
    [253, 4, start + to],
    [2, 4, start + from],
    [7, 4, (to - from) * 1000],
    [9, 4, (to - from) * 300],
    [5, 1, sport],
  ],
});

function read(bytes: Uint8Array): Recording[] {
  const recordings = readActivities(bytes, now);
  if ("problem" in recordings) throw new Error(JSON.stringify(recordings.problem));
  return recordings;
}

const codes = ({ notices }: Recording) => notices.map(({ code }) => code);

test("the distance, the seconds and the climb of a watch are those of its session", () => {
  const { fields } = session(0, 100, 1);
  const heights: RawField[] = [
    [22, 2, 71],
    [23, 2, 64],
    [8, 4, 95_000],
  ];
  const stated: RawMessage = { kind: 18, fields: [...fields, ...heights] };
  const [run] = read(rawFit([fileId, ...records(0, 100), stated]));
  expect(run?.device).toEqual({ meters: 300, seconds: 95, climb: 71, descent: 64 });
});

test("the high byte first, fields of apps and short headers change nothing", () => {
  const messages = [fileId, ...records(0, 100), session(0, 100, 1)];
  const [plain] = read(rawFit(messages));
  expect(plain?.seconds).toHaveLength(100);
  expect(plain?.meters.at(-1)).toBe(297);
  expect(plain?.lat[99]).toBeCloseTo(-12 + 297 / 111_195, 6);
  expect(read(rawFit(messages, { bigEndian: true }))).toEqual([plain]);
  const withApps = messages.map((message) => ({ ...message, ofApp: [1, 2, 3, 4, 253] }));
  expect(read(rawFit(withApps, { bigEndian: true }))).toEqual([plain]);
  const short = messages.map((message, index) =>
    message.kind === 20 && index > 1
      ? record(index - 1, { shortTime: (start + index - 1) & 31 })
      : message,
  );
  expect(read(rawFit(short))).toEqual([plain]);
});

test("joined files are a recording each; what has no beginning belongs to the one before", () => {
  const one = rawFit([fileId, ...records(0, 100)]);
  const other = rawFit([fileId, ...records(500, 560)]);
  const beats = rawFit([{ kind: 132, fields: [[6, 1, 150]] }]);
  const course = rawFit([{ kind: 0, fields: [[0, 1, 6]] }, ...records(0, 50)]);
  const joined = read(Buffer.concat([one, beats, other, course]));
  expect(joined.map(({ seconds }) => seconds.length)).toEqual([100, 60]);
  expect(joined.map(codes)).toEqual([[], []]);
});

test("a multisport race is a recording for each leg on foot", () => {
  const legs = (sports: number[]) =>
    rawFit([
      fileId,
      ...records(0, 100 * sports.length),
      ...sports.map((sport, index) => session(100 * index, 100 * (index + 1), sport)),
    ]);
  const triathlon = read(legs([5, 3, 2, 3, 1]));
  expect(triathlon).toHaveLength(1);
  expect(triathlon[0]).toMatchObject({ sport: "run", name: "" });
  expect(triathlon[0]?.startedAt).toEqual(new Date((631_065_600 + start + 400) * 1000));
  expect(triathlon[0]?.seconds).toHaveLength(100);
  expect(triathlon[0]?.notices).toEqual([{ code: "leg", others: ["swimming", "cycling"] }]);
  expect(read(legs([1, 3, 2, 3, 11])).map(({ sport }) => sport)).toEqual(["run", "walk"]);
  expect(read(legs([1, 1]))).toMatchObject([{ notices: [] }]);
  expect(readActivities(legs([5, 2]), now)).toEqual({
    problem: { code: "other-sport", sport: ["swimming", "cycling"] },
  });
});

test("of a file that is cut off, that was never finished or is damaged within, the rest is read", () => {
  const messages = [fileId, ...records(0, 100), session(0, 100, 1)];
  const whole = rawFit(messages);
  for (const cut of [whole.slice(0, whole.length / 2), rawFit(messages, { isFinished: false })]) {
    const [recording] = read(cut);
    expect(recording?.seconds.length).toBeGreaterThan(45);
    expect(recording && codes(recording)).toEqual(["not-whole"]);
  }
  const changed = whole.slice();
  const at = changed.length / 2;
  changed.set([0x5f, 0xff, 0xff, 0xff], Math.floor(at));
  expect(codes(read(changed)[0]!)).toEqual(["not-whole"]);
  expect(readActivities(whole.slice(0, 60), now)).toEqual({
    problem: { code: "damaged", at: null },
  });
});

test("no change of a byte, anywhere, is taken in silence", () => {
  const fit = fitFile(roundRun({ meters: 300, speed: 3 }));
  for (let at = 0; at < fit.length; at += 7) {
    const changed = fit.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    const recordings = readActivities(changed, now);
    if (!("problem" in recordings)) expect(recordings.map(codes)).toEqual([["not-whole"]]);
  }
});

test("a file with laps alone is even within each; without laps the whole is one", () => {
  const lap = (from: number, seconds: number, meters: number): RawMessage => ({
    kind: 19,
    fields: [
      [2, 4, start + from],
      [7, 4, seconds * 1000],
      [9, 4, meters * 100],
      [15, 1, 150],
    ],
  });
  const [laps] = read(rawFit([fileId, lap(0, 300, 1000), lap(300, 240, 1000), session(0, 540, 1)]));
  expect(laps?.meters.at(-1)).toBe(2000);
  expect(laps?.meters[laps.seconds.indexOf(300)]).toBe(1000);
  expect(laps?.heartRate[7]).toBe(150);
  expect(laps && codes(laps)).toEqual(["only-laps"]);
  const [typed] = read(rawFit([fileId, session(0, 600, 1)]));
  expect([typed?.seconds.at(-1), typed?.meters.at(-1)]).toEqual([600, 1800]);
});

test("what a small file claims never makes much work: long laps that overlap, or thousands of legs", () => {
  const lap: RawMessage = {
    kind: 19,
    fields: [
      [2, 4, start],
      [7, 4, 3_990_000_000],
      [9, 4, 100_000],
    ],
  };
  const laps = rawFit([fileId, ...Array.from({ length: 2500 }, () => lap)]);
  expect(readActivities(laps, now)).toEqual({
    problem: { code: "clock-lost", kept: 2500, count: 12_500 },
  });
  const legs = Array.from({ length: 3000 }, (_, at) => session(at, at + 1, 1 + (at % 2)));
  expect(readActivities(rawFit([fileId, ...records(0, 3000), ...legs]), now)).toEqual({
    problem: { code: "too-many-in-one" },
  });
});
