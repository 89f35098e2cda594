import { expect, test } from "vitest";
import { newsOf } from "./news.ts";

const open = { takesEntries: true, priceMinor: 10_000, priceCurrency: "PEN" };
const closed = { ...open, takesEntries: false };

test("an opened registration is news, and so is a higher price while it is open", () => {
  expect(newsOf(closed, open)).toEqual({ kind: "opened" });
  expect(newsOf(open, { ...open, priceMinor: 12_000 })).toEqual({
    kind: "dearer",
    from: { minor: 10_000, currency: "PEN" },
    to: { minor: 12_000, currency: "PEN" },
  });
  const free = { ...open, priceMinor: 0 };
  expect(newsOf(free, open)).toMatchObject({ kind: "dearer" });
});

test("a first look, a closed race, a lower or unknown price and another currency are no news", () => {
  expect(newsOf(null, open)).toBeNull();
  expect(newsOf(open, open)).toBeNull();
  expect(newsOf(open, { ...closed, priceMinor: 20_000 })).toBeNull();
  expect(newsOf(open, { ...open, priceMinor: 9000 })).toBeNull();
  expect(newsOf({ ...open, priceMinor: null }, open)).toBeNull();
  expect(newsOf(open, { ...open, priceMinor: 20_000, priceCurrency: "USD" })).toBeNull();
});
