import { expect, test } from "vitest";
import { isCoastal, sceneryOf } from "./scenery.ts";

const towns = Array.from({ length: 200 }, (_, place) => `town-${place}`);
const at = (lat: number, lon: number) => ({ lat, lon });

test("it snows only where winters are white", () => {
  for (const country of ["peru", "mexico", "united-states", "australia", ""]) {
    for (const town of towns)
      expect(sceneryOf({ address: `${country}.${town}` }).season).not.toBe("snow");
  }
  for (const city of ["miami", "houston", "phoenix", "austin", "san-diego"]) {
    expect(sceneryOf({ address: `united-states.${city}` }).season).not.toBe("snow");
  }
  expect(towns.some((town) => sceneryOf({ address: `canada.${town}` }).season === "snow")).toBe(
    true,
  );
});

test("palms, cacti and the sea stand only where they are known to be", () => {
  for (const country of ["peru", "mexico", "canada", "united-states"]) {
    for (const town of towns) {
      const { flora, water } = sceneryOf({ address: `${country}.${town}` });
      expect(flora).not.toMatch(/palms|cacti/);
      expect(water).not.toBe("sea");
    }
  }
  expect(sceneryOf({ address: "mexico.torreon" }).flora).toBe("cacti");
  expect(sceneryOf({ address: "peru.mollendo" }).water).toBe("sea");
});

test("the coast is known from the position", () => {
  for (const [lat, lon] of [
    [47.6, -52.7],
    [41.6, -70.6],
    [15.8, -96.1],
    [-5, -81.1],
    [21.3, -157.9],
  ])
    expect(isCoastal(at(lat ?? 0, lon ?? 0)), `${lat}, ${lon}`).toBe(true);
  for (const [lat, lon] of [
    [41.8, -72.5],
    [-13.5, -72],
    [25.5, -103.4],
    [38.6, -121.5],
    [20.97, -89.6],
  ])
    expect(isCoastal(at(lat ?? 0, lon ?? 0)), `${lat}, ${lon}`).toBe(false);
});

test("harbours stand at the sea, and no town that is unknown has one", () => {
  for (const country of ["peru", "mexico", "canada", "united-states"])
    for (const town of towns)
      expect(sceneryOf({ address: `${country}.${town}` }).skyline).not.toBe("harbour");
  const manchester = { address: "united-states.manchester", at: at(41.8, -72.5), month: 11 };
  expect(sceneryOf(manchester)).toMatchObject({ water: "none" });
});

const huntsville = at(30.7, -95.6);
const huaraz = at(-9.5, -77.5);
const leadville = at(39.2, -106.3);

test("mountains with snow stand where there are some", () => {
  const look = (country: string, position: { lat: number; lon: number }) =>
    sceneryOf({ address: `${country}.unknown`, at: position, month: 7 }).backdrop;
  expect(look("united-states", huntsville)).toMatch(/none|hills/);
  expect(look("united-states", leadville)).toBe("peaks");
  expect(look("peru", huaraz)).toBe("peaks");
  expect(look("peru", at(-12.2, -76.9))).toMatch(/dunes|hills/);
  expect(look("peru", at(-3.7, -73.2))).toBe("canopy");
  expect(look("canada", at(51.2, -115.6))).toBe("peaks");
  expect(look("canada", at(49.9, -97.1))).toBe("none");
});

test("the season follows the month, the hemisphere and the height", () => {
  const season = (country: string, position: { lat: number; lon: number }, month: number) =>
    sceneryOf({ address: `${country}.unknown`, at: position, month }).season;
  const toronto = at(43.7, -79.4);
  const bajio = at(19.4, -99.1);
  expect([1, 4, 7, 10].map((month) => season("canada", toronto, month))).toEqual([
    "snow",
    "spring",
    "summer",
    "autumn",
  ]);
  expect(season("united-states", huntsville, 2)).not.toBe("snow");
  expect(season("united-states", leadville, 3)).toBe("snow");
  expect(season("canada", at(49.3, -123.1), 1)).not.toBe("snow");
  expect(season("peru", huaraz, 7)).toBe("dry");
  expect(season("peru", huaraz, 2)).toBe("summer");
  expect(season("mexico", bajio, 3)).toMatch(/jacaranda/);
  expect(season("mexico", bajio, 8)).toBe("summer");
  expect(season("mexico", bajio, 12)).toBe("dry");
});
