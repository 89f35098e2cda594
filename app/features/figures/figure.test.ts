import { expect, test } from "vitest";
import { changeOf, formatFigure, readFigureTab } from "./figure.ts";

test("figures are formatted by their kind", () => {
  expect(formatFigure(1250, "count")).toBe("1,250");
  expect(formatFigure(4.25, "stars")).toBe("4.3");
  expect(formatFigure(125_050.4, "money")).toBe("$1,250.50");
  expect(formatFigure(0.025, "share")).toBe("2.5%");
  expect(formatFigure(0, "count")).toBe("0");
  expect(formatFigure(null, "stars")).toBe("–");
});

test("a change is shown where there is a value to compare with", () => {
  const counted = (value: number | null, before?: number | null) =>
    changeOf({ kind: "count", value, before });
  expect(counted(15, 12)).toBe("+25%, 12 last period");
  expect(counted(9, 12)).toBe("−25%, 12 last period");
  expect(counted(12, 12)).toBe("±0%, 12 last period");
  expect(counted(5, 0)).toBe("0 last period");
  expect(counted(0, 4)).toBe("−100%, 4 last period");
  expect(counted(5)).toBeNull();
  expect(changeOf({ kind: "stars", value: 4.5, before: 4 })).toBe("4.0 last period");
  expect(changeOf({ kind: "stars", value: 4.5, before: null })).toBe("– last period");
});

test("ADM-DASH-01 the address selects a tab", () => {
  expect(readFigureTab("engagement")).toBe("engagement");
  for (const text of [null, "", "x"]) expect(readFigureTab(text)).toBe("overview");
});
