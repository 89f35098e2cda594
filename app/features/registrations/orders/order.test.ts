import { expect, test } from "vitest";
import {
  codeLetters,
  mayBecome,
  newCode,
  openStates,
  orderStates,
  referenceKey,
  stateAt,
} from "../order.ts";
import { deadlineWords } from "./words.ts";

test("paid and cancelled orders stay what they are, and money that comes late revives an expired one", () => {
  for (const to of orderStates) {
    expect(mayBecome("paid", to), to).toBe(false);
    expect(mayBecome("cancelled", to), to).toBe(false);
    expect(mayBecome(to, to), to).toBe(false);
  }
  expect(mayBecome("expired", "paid")).toBe(true);
  expect(mayBecome("expired", "awaiting_payment")).toBe(false);
});

test("every open order can be paid, can expire and can be cancelled", () => {
  for (const from of openStates) {
    for (const to of ["paid", "expired", "cancelled"] as const) {
      expect(mayBecome(from, to), `${from} → ${to}`).toBe(true);
    }
  }
});

test("an order is over at the end of its time, unless its proof waits for the organizer", () => {
  const now = new Date("2027-02-01T12:00:00Z");
  const before = new Date(now.getTime() + 1);
  expect(stateAt({ state: "held", expiresAt: before }, now)).toBe("held");
  expect(stateAt({ state: "held", expiresAt: now }, now)).toBe("expired");
  expect(stateAt({ state: "awaiting_payment", expiresAt: now }, now)).toBe("expired");
  expect(stateAt({ state: "in_review", expiresAt: now }, now)).toBe("in_review");
  expect(stateAt({ state: "paid", expiresAt: null }, now)).toBe("paid");
});

test("codes have eight letters or digits that cannot be mistaken for others", () => {
  expect(newCode(() => 0)).toBe("AAAAAAAA");
  expect(newCode((limit) => limit - 1)).toBe("99999999");
  expect(codeLetters).not.toMatch(/[BGIOSZ0124568]/);
});

test("the same number of an operation is recognized however it is written", () => {
  expect(referenceKey(" 0012-34 a ")).toBe("001234A");
  expect(referenceKey("#001234A")).toBe("001234A");
});

test("a deadline at midnight is the last minute of the day before, at the place of the race", () => {
  const until = (moment: string) => deadlineWords(new Date(moment), "America/Lima").en;
  expect(until("2027-01-16T05:00:00Z")).toMatch(/^January 15, 2027, 11:59 PM/);
  expect(until("2027-01-16T05:01:00Z")).toMatch(/^January 16, 2027, 12:01 AM/);
});
