import fc from "fast-check";
import { expect, test } from "vitest";
import { hawaiiFrame, isWithin, type PlanePoint, stretchAt, toPlane, unitMeters } from "./plane.ts";
import { metersBetween, type Position } from "./position.ts";

const radian = Math.PI / 180;

/** The position of a point outside the frame of Hawaii (Snyder, equations 8-6 and 8-7). */
function toEarth({ x, y }: PlanePoint): Position {
  const across = x / 1000;
  const along = -y / 1000;
  const lon = -93 + Math.atan2(Math.sinh(across), Math.cos(along)) / radian;
  return {
    lat: Math.asin(Math.sin(along) / Math.cosh(across)) / radian,
    lon: lon < -180 ? lon + 360 : lon,
  };
}

/** Positions in the four countries and around them, without Alaska's islands beyond the date line. */
const positions = fc.record({
  lat: fc.double({ min: -20, max: 75, noNaN: true }),
  lon: fc.double({ min: -150, max: -50, noNaN: true }),
});

test("on the middle meridian a degree is a degree, and the equator is the zero of the height", () => {
  expect(toPlane({ lat: 0, lon: -93 }).x).toBeCloseTo(0, 9);
  expect(toPlane({ lat: 0, lon: -93 }).y).toBeCloseTo(0, 9);
  expect(toPlane({ lat: 57.29577951308232, lon: -93 }).y).toBeCloseTo(-1000, 6);
});

test("a position on the map leads back to the earth", () => {
  fc.assert(
    fc.property(positions, (position) => {
      const point = toPlane(position);
      fc.pre(!isWithin(point, hawaiiFrame));
      const back = toEarth(point);
      expect(back.lat).toBeCloseTo(position.lat, 8);
      expect(back.lon).toBeCloseTo(position.lon, 8);
    }),
  );
});

test("Honolulu and Hilo lie in the frame of Hawaii, and no other city lies there", () => {
  for (const city of [
    { lat: 21.3069, lon: -157.8583 },
    { lat: 19.7297, lon: -155.09 },
  ]) {
    expect(isWithin(toPlane(city), hawaiiFrame)).toBe(true);
  }
  for (const city of [
    { lat: 22.8905, lon: -109.9167 },
    { lat: 32.7157, lon: -117.1611 },
    { lat: 61.2181, lon: -149.9003 },
  ]) {
    expect(isWithin(toPlane(city), hawaiiFrame)).toBe(false);
  }
});

test("short ways have the length that the stretch of their place says, in each direction", () => {
  const directions = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  fc.assert(
    fc.property(positions, directions, (from, direction) => {
      const start = toPlane(from);
      fc.pre(!isWithin(start, hawaiiFrame));
      const end = {
        x: start.x + 0.1 * Math.cos(direction),
        y: start.y + 0.1 * Math.sin(direction),
      };
      const meters = metersBetween(from, toEarth(end));
      expect((0.1 * unitMeters) / meters / stretchAt(start)).toBeCloseTo(1, 3);
    }),
  );
});

test("the ends of the four countries are stretched by 18 % at most", () => {
  const ends = { Tumbes: [-3.57, -80.45], Tacna: [-18.01, -70.25], "St. John's": [47.56, -52.71] };
  for (const [lat = 0, lon = 0] of Object.values(ends)) {
    expect(stretchAt(toPlane({ lat, lon }))).toBeLessThan(1.18);
  }
});

test("poles, the date line and the far side of the earth stay finite", () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lon: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      (position) => {
        const { x, y } = toPlane(position);
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      },
    ),
  );
  expect(Number.isFinite(toPlane({ lat: 0, lon: -3 }).x)).toBe(true);
  expect(toPlane({ lat: 90, lon: 12 }).y).toBeCloseTo(-500 * Math.PI, 6);
});
