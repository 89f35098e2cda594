import fc from "fast-check";
import { expect, test } from "vitest";
import { areaParameters, readArea } from "./area.ts";

const read = (address: string) => readArea(new URLSearchParams(address));

test("an area is read as it was written", () => {
  const tenths = fc.integer({ min: -15_000, max: 15_000 }).map((side) => side / 10);
  const sizes = fc.integer({ min: 40, max: 20_000 }).map((size) => size / 10);
  fc.assert(
    fc.property(
      fc.record({ left: tenths, top: tenths, width: sizes, height: sizes }),
      fc.option(fc.integer({ min: 0, max: 13 })),
      ({ left, top, width, height }, zoom) => {
        const round = (side: number) => Math.round(side * 10) / 10;
        const box = { left, top, right: round(left + width), bottom: round(top + height) };
        expect(readArea(new URLSearchParams(areaParameters({ box, zoom })))).toEqual({ box, zoom });
      },
    ),
  );
  expect(read("box=0,0.1,4,4.1")).not.toBeNull();
  expect(areaParameters(null)).toEqual([]);
});

test("an area that makes no sense is not set", () => {
  for (const box of [
    "",
    "1,2,3",
    "1,2,3,4",
    "9,9,1,1",
    "a,b,c,d",
    "0,0,1e9,1e9",
    "0,0,9999,9999",
    "0,0,NaN,9",
    "0,0,100,100,1",
  ]) {
    expect(read(`box=${box}`)).toBeNull();
  }
});

test("a zoom that does not exist is left to the window", () => {
  for (const zoom of ["", "-3", "14", "2.5", "x"]) {
    expect(read(`box=0,0,100,100&zoom=${zoom}`)?.zoom).toBeNull();
  }
  expect(read("box=0,0,100,100&zoom=13")?.zoom).toBe(13);
  expect(read("box=0,0,100,100&zoom=-2")?.zoom).toBe(-2);
});
