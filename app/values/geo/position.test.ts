import { expect, test } from "vitest";
import { metersBetween } from "./position.ts";

const lima = { lat: -12.0464, lon: -77.0428 };

test("a degree of latitude is 111.2 km, and a degree of longitude shrinks toward the poles", () => {
  expect(metersBetween({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(111_195.08, 1);
  expect(metersBetween({ lat: 60, lon: 0 }, { lat: 60, lon: 1 })).toBeCloseTo(55_597, -1);
});

test("Lima lies 574 km from Cusco, in both directions", () => {
  const cusco = { lat: -13.5226, lon: -71.9673 };
  expect(metersBetween(lima, cusco) / 1000).toBeCloseTo(574.31, 2);
  expect(metersBetween(cusco, lima)).toBe(metersBetween(lima, cusco));
});

test("the way across the date line is short", () => {
  expect(metersBetween({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111_195.08, 1);
});

test("a point has no distance from itself, and its opposite is half the way round", () => {
  expect(metersBetween(lima, lima)).toBe(0);
  expect(metersBetween({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(20_015_114.4, 0);
});
