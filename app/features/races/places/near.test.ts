import { expect, test } from "vitest";
import {
  awayLabel,
  nearLabel,
  radiusChoices,
  radiusLabel,
  readPosition,
  writePosition,
} from "./near.ts";

test("a position is rounded to about a kilometre and written as an address says it", () => {
  expect(readPosition("-13.5226123,-71.9673456")).toEqual({ lat: -13.52, lon: -71.97 });
  expect(readPosition("0, 0")).toEqual({ lat: 0, lon: 0 });
  expect(readPosition("-0.001,-0.001")).toEqual({ lat: 0, lon: 0 });
  expect(writePosition({ lat: -13.5226123, lon: -71.9673456 })).toBe("-13.52,-71.97");
});

test("what is no position on the earth is none", () => {
  for (const text of ["", "Cusco", "91,0", "0,181", "1e5,3", "NaN,NaN", "1,2,3", "12", "--1,2"]) {
    expect([text, readPosition(text)]).toEqual([text, null]);
  }
});

test("lengths are written in the visitor's unit", () => {
  expect(nearLabel({ place: "Cusco, Peru", km: 50 }, "km", "en")).toBe(
    "Within 50 km of Cusco, Peru",
  );
  expect(nearLabel({ place: "Cusco, Peru", km: 96.6 }, "mi", "en")).toBe(
    "Within 60 mi of Cusco, Peru",
  );
  expect(nearLabel({ place: "-13.52,-71.97", km: 10 }, "km", "en")).toBe(
    "Within 10 km of a position",
  );
  expect(awayLabel(12_345, "km", "en")).toBe("12 km away");
  expect(awayLabel(12_345, "mi", "en")).toBe("8 mi away");
  expect(awayLabel(0, "km", "en")).toBe("under 1 km away");
});

test("the choices of the radius are whole in both units and have the one that is set", () => {
  expect(radiusChoices("km")).toEqual([10, 25, 50, 100, 200, 500]);
  expect(radiusChoices("km", 70)).toEqual([10, 25, 50, 70, 100, 200, 500]);
  expect(radiusChoices("mi", 48.3).map((km) => radiusLabel(km, "mi"))).toEqual([
    "5 mi",
    "15 mi",
    "30 mi",
    "60 mi",
    "120 mi",
    "300 mi",
  ]);
});
