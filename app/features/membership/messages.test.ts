import { expect, test } from "vitest";
import { invoiceLook } from "./membership.ts";
import { cardWords, invoiceWords, statusMeaning, statusWords } from "./messages.ts";

test("SUB-07 each status has its words", () => {
  expect(statusWords({ status: "active", endsWithPeriod: true }, "en")).toBe(
    "Canceling at period end",
  );
  expect(statusWords({ status: "active", endsWithPeriod: false }, "en")).toBe("Active");
  expect(statusWords({ status: "past_due", endsWithPeriod: false }, "en")).toBe("past_due");
  expect(statusWords({ status: "canceled", endsWithPeriod: true }, "en")).toBe("canceled");
  expect(statusWords({ status: "", endsWithPeriod: false }, "en")).toBe("N/A");
  expect(statusWords(null, "en")).toBe("N/A");
});

test("SUB-07 a status that needs attention is explained beside its word", () => {
  const meaning = (status: string) => statusMeaning({ status }, "en");
  expect(meaning("past_due")).toBe("The last payment did not go through");
  expect(["active", "trialing", "canceled"].map(meaning)).toEqual([null, null, null]);
});

test("DATA-13 a card is named by its brand and its last digits", () => {
  const words = (cardBrand: string | null, cardLast4: string | null) =>
    cardWords({ cardBrand, cardLast4 }, "en");
  expect(words("visa", "4242")).toBe("Visa ending in 4242");
  expect(words("mastercard", "4444")).toBe("Mastercard ending in 4444");
  expect(words("amex", "0005")).toBe("American Express ending in 0005");
  expect(words(null, "0001")).toBe("Card ending in 0001");
  expect(words("visa", null)).toBeNull();
});

test("SUB-08 an invoice is paid, open or other, and its status is capitalized", () => {
  const shown = (status: string | null) => [invoiceWords(status, "en"), invoiceLook(status)];
  expect(shown("paid")).toEqual(["Paid", "paid"]);
  expect(shown("open")).toEqual(["Open", "open"]);
  expect(shown("void")).toEqual(["Void", "other"]);
  expect(shown("uncollectible")).toEqual(["Uncollectible", "other"]);
  expect(shown(null)).toEqual(["Unknown", "other"]);
});
