import { expect, test } from "vitest";
import { bibLabel, bibNumber } from "./bib-number.ts";

test("a bib names a length as runners do", () => {
  expect(bibNumber(42_195, "km")).toBe("42K");
  expect(bibNumber(21_098, "km")).toBe("21K");
  expect(bibNumber(160_934, "km")).toBe("161K");
  expect(bibNumber(800, "km")).toBe("800M");
});

test("in miles a bib shows the number alone", () => {
  expect(bibNumber(42_195, "mi")).toBe("26.2");
  expect(bibNumber(80_467, "mi")).toBe("50");
});

test("a distance that names a length is shortened on a bib", () => {
  expect(bibLabel("Half Marathon", "km")).toBe("21K");
  expect(bibLabel("Half Marathon", "mi")).toBe("13.1");
  expect(bibLabel("21.0975 km", "km")).toBe("21K");
  expect(bibLabel(" 10K ", "mi")).toBe("10K");
  expect(bibLabel("10 km", "km")).toBe("10K");
  expect(bibLabel("Vertical Race", "km")).toBe("Vertical Race");
});
