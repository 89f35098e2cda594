import { expect, test } from "vitest";
import {
  cardWords,
  hasBilling,
  invoiceStanding,
  isSubscribed,
  type Membership,
  mayEnd,
  statusMeaning,
  statusWords,
} from "./membership.ts";

const live = ["active", "trialing"];
const mendable = ["past_due", "unpaid", "incomplete"];
const over = ["canceled", "incomplete_expired", "paused"];

test("SUB-01 active and trialing memberships are subscribed", () => {
  expect(live.map((status) => isSubscribed({ status }))).toEqual([true, true]);
  for (const status of [...mendable, ...over]) expect(isSubscribed({ status })).toBe(false);
  expect(isSubscribed(null)).toBe(false);
});

test("GAP-36 billing is for members, also after a failed payment", () => {
  for (const status of [...live, ...mendable]) expect(hasBilling({ status }), status).toBe(true);
  for (const status of over) expect(hasBilling({ status }), status).toBe(false);
  expect(hasBilling(null)).toBe(false);
});

test("SUB-07 each status has its words", () => {
  expect(statusWords({ status: "active", endsWithPeriod: true })).toBe("Canceling at period end");
  expect(statusWords({ status: "active", endsWithPeriod: false })).toBe("Active");
  expect(statusWords({ status: "past_due", endsWithPeriod: false })).toBe("past_due");
  expect(statusWords({ status: "canceled", endsWithPeriod: true })).toBe("canceled");
  expect(statusWords({ status: "", endsWithPeriod: false })).toBe("N/A");
  expect(statusWords(null)).toBe("N/A");
});

test("SUB-07 a status that needs attention is explained beside its word", () => {
  const meaning = (status: string) => statusMeaning({ status });
  expect(meaning("past_due")).toBe("The last payment did not go through");
  expect([...live, "canceled"].map(meaning)).toEqual([null, null, null]);
});

test("DATA-13 a card is named by its brand and its last digits", () => {
  const words = (cardBrand: string | null, cardLast4: string | null) =>
    cardWords({ cardBrand, cardLast4 });
  expect(words("visa", "4242")).toBe("Visa ending in 4242");
  expect(words("mastercard", "4444")).toBe("Mastercard ending in 4444");
  expect(words("amex", "0005")).toBe("American Express ending in 0005");
  expect(words(null, "0001")).toBe("Card ending in 0001");
  expect(words("visa", null)).toBeNull();
});

test("SUB-08 an invoice is paid, open or other, and its status is capitalized", () => {
  expect(invoiceStanding("paid")).toEqual({ words: "Paid", look: "paid" });
  expect(invoiceStanding("open")).toEqual({ words: "Open", look: "open" });
  expect(invoiceStanding("void")).toEqual({ words: "Void", look: "other" });
  expect(invoiceStanding("uncollectible")).toEqual({ words: "Uncollectible", look: "other" });
  expect(invoiceStanding(null)).toEqual({ words: "Unknown", look: "other" });
});

test("GAP-38 a live membership can be cancelled once", () => {
  const may = (status: string, endsWithPeriod = false) =>
    mayEnd({ status, endsWithPeriod } as Membership);
  expect(["active", "trialing", "past_due"].map((status) => may(status))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["unpaid", "incomplete", "canceled"].map((status) => may(status))).toEqual([
    false,
    false,
    false,
  ]);
  expect(may("active", true)).toBe(false);
});
