import { expect, test } from "vitest";
import { bibNumber } from "./bib-number.ts";

test("a bib names a length the way runners do", () => {
  expect(bibNumber(42_195, "km")).toBe("42K");
  expect(bibNumber(21_098, "km")).toBe("21K");
  expect(bibNumber(160_934, "km")).toBe("161K");
  expect(bibNumber(800, "km")).toBe("800M");
});

test("in miles a bib has the number alone", () => {
  expect(bibNumber(42_195, "mi")).toBe("26.2");
  expect(bibNumber(80_467, "mi")).toBe("50");
});
