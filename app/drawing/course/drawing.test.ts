import { expect, test } from "vitest";
import { distanceMarks, drawLine, heightMarks, type LinePoint, placeOnLine } from "./line.ts";
import { drawProfile, heightAt, sketchProfile } from "./profile.ts";

test("axes have whole kilometres or miles, and even heights in metres or feet", () => {
  const labels = (unit: "km" | "mi") => distanceMarks(42_195, unit, 6).map(({ label }) => label);
  expect(labels("km")).toEqual(["10", "20", "30"]);
  expect(labels("mi")).toEqual(["5", "10", "15", "20"]);
  const range = { low: 2950, high: 4290 };
  expect(heightMarks(range, "km", 4).map(({ label }) => label)).toEqual([
    "3,000",
    "3,500",
    "4,000",
  ]);
  expect(heightMarks(range, "mi", 4).map(({ label }) => label)).toEqual([
    "10,000",
    "12,000",
    "14,000",
  ]);
  const sea = heightMarks({ low: -120, high: 130 }, "km", 4);
  expect(sea.map(({ label }) => label)).toEqual(["−100", "0", "100"]);
});

test("a profile is drawn from edge to edge, and a flat course stays flat", () => {
  const hilly = drawProfile({ step: 100, heights: [0, 500, 100] }, [{ from: 0, to: 100 }], "km");
  expect(hilly.line).toMatch(/^M0 [\d.]+L500 [\d.]+L1000 [\d.]+$/);
  expect(hilly.climbs).toHaveLength(1);
  expect(hilly.top.part).toBe(0.5);
  const flat = drawProfile({ step: 100, heights: [10, 12, 11] }, [], "km");
  const downs = [...flat.line.matchAll(/ ([\d.]+)/g)].map(([, down]) => Number(down));
  expect(Math.max(...downs) - Math.min(...downs)).toBeLessThan(10);
});

test("a line keeps its shape with north at the top, and its marks do not cover each other", () => {
  const square: LinePoint[] = [
    [0, 0, 0],
    [0, 5000, 5000],
    [5000, 5000, 10_000],
    [5000, 0, 15_000],
    [0, 0, 20_000],
  ];
  const drawing = drawLine(square, "km");
  expect(drawing.isLoop).toBe(true);
  expect(drawing.heading).toBe(0);
  const [start, corner] = drawing.path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  expect(corner?.[0]).toBe(start?.[0]);
  expect(corner?.[1]).toBeLessThan(start?.[1] ?? 0);
  expect(drawing.marks.length).toBeGreaterThan(4);
  expect(placeOnLine(square, drawing, 5000)).toEqual({ x: corner?.[0], y: corner?.[1] });
});

test("a line is marked up to near its finish", () => {
  const straight: LinePoint[] = [
    [0, 0, 0],
    [12_000, 0, 12_000],
  ];
  const labels = drawLine(straight, "km").marks.map(({ label }) => label);
  expect(labels).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
});

test("a sketch has exactly the stated climb and descent, and is the same each time", () => {
  const stated = { length: 21_000, gain: 900, loss: 1200 };
  const sketch = sketchProfile("a", stated);
  const { heights } = sketch;
  const rises = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  expect(sum(rises.filter((rise) => rise > 0)) / 900).toBeCloseTo(1, 1);
  expect(sum(rises.filter((rise) => rise < 0)) / -1200).toBeCloseTo(1, 1);
  expect(heightAt(sketch, 1)).toBeCloseTo(-300, 0);
  expect(sketchProfile("a", stated)).toEqual(sketch);
  expect(sketchProfile("b", stated)).not.toEqual(sketch);
});
