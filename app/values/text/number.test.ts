import { expect, test } from "vitest";
import { formatNumber } from "./number.ts";

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 0],
])("with %d decimals, at least %d, numbers are those of the browser's formatter", (most, least) => {
  const format = new Intl.NumberFormat("en-US", {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
    signDisplay: "negative",
  });
  const odd = [
    0, -0, -0.4, 0.05, 0.15, 1.005, 2.5, -2.5, 8.345, 999.95, 999.9999, 1e-7, 123_456_789,
  ];
  // Steps that meet halves, thousands and all lengths.
  const many = Array.from({ length: 4000 }, (_, at) => (at - 900) * 0.05 + at ** 3 / 640);
  const wrong = [...odd, ...many].filter(
    (value) => formatNumber(value, most, least) !== format.format(value),
  );
  expect(wrong).toEqual([]);
});
