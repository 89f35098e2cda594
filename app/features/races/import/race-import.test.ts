import { expect, test } from "vitest";
import { isId } from "#values/id.ts";
import { mayStart, mayUndo, noTally, paceOf } from "./race-import.ts";

const now = new Date("2026-11-20T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test("a silent import counts as interrupted, and after some minutes as abandoned", () => {
  expect(paceOf({ runs: 0, heartbeatAt: secondsAgo(40) }, now)).toBe("waiting");
  expect(paceOf({ runs: 1, heartbeatAt: secondsAgo(3) }, now)).toBe("going on");
  expect(paceOf({ runs: 1, heartbeatAt: secondsAgo(40) }, now)).toBe("interrupted");
  expect(paceOf({ runs: 1, heartbeatAt: secondsAgo(300) }, now)).toBe("abandoned");
  expect(paceOf({ runs: 0, heartbeatAt: secondsAgo(300) }, now)).toBe("abandoned");
});

test("ADM-CSV-04 an import without races cannot start; an interrupted one can continue", () => {
  const uploaded = { state: "uploaded", raceCount: 1, question: null } as const;
  expect(mayStart({ ...uploaded, raceCount: 0 })).toBe(false);
  expect(mayStart(uploaded)).toBe(true);
  expect(mayStart({ ...uploaded, question: "dates" })).toBe(false);
  expect(mayStart({ ...uploaded, state: "failed" })).toBe(true);
  expect(mayStart({ ...uploaded, state: "importing" })).toBe(false);
  expect(mayStart({ ...uploaded, state: "complete" })).toBe(false);
});

test("only an import that stored something can be undone, once and within a month", () => {
  const ended = { state: "complete", tally: { ...noTally, created: 1 }, finishedAt: now } as const;
  expect(mayUndo(ended, now)).toBe(true);
  expect(mayUndo({ ...ended, state: "cancelled" }, now)).toBe(true);
  expect(mayUndo({ ...ended, tally: noTally }, now)).toBe(false);
  expect(mayUndo({ ...ended, state: "undone" }, now)).toBe(false);
  expect(mayUndo({ ...ended, state: "importing", finishedAt: null }, now)).toBe(false);
  expect(mayUndo({ ...ended, finishedAt: secondsAgo(31 * 24 * 3600) }, now)).toBe(false);
});

test("only a UUID is an import id", () => {
  expect(isId("44444444-4444-4444-8444-444444444444")).toBe(true);
  expect(isId("template.csv")).toBe(false);
  expect(isId("44444444-4444-4444-8444-444444444444'")).toBe(false);
});
