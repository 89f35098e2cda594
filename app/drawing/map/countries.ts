import type { PlaneBox, PlanePoint } from "#values/geo/plane.ts";
import { toPlane } from "#values/geo/plane.ts";
import type { Words } from "#values/say.ts";
import type { CountryCode } from "./land.ts";

/** A country that fills the map when it is requested. */
export type MapCountry = { code: CountryCode; name: string; box: PlaneBox };

/** With room for pins, which stand above their places. The United States without Alaska and Hawaii. */
export const mapCountries: MapCountry[] = [
  { code: "pe", name: "Peru", box: { left: 170, top: -40, right: 420, bottom: 345 } },
  { code: "mx", name: "Mexico", box: { left: -440, top: -610, right: 120, bottom: -230 } },
  { code: "us", name: "United States", box: { left: -480, top: -930, right: 440, bottom: -400 } },
  { code: "ca", name: "Canada", box: { left: -460, top: -1290, right: 520, bottom: -700 } },
];

/** Where the shapes of a country reach to: its finer shapes are fetched when the view meets it. */
export const countryReach: Record<CountryCode, PlaneBox> = {
  pe: { left: 190, top: -5, right: 415, bottom: 330 },
  mx: { left: -420, top: -590, right: 115, bottom: -250 },
  us: { left: -690, top: -1480, right: 430, bottom: -270 },
  ca: { left: -470, top: -1460, right: 490, bottom: -720 },
};

/** A name on the land or the sea, with the spots where it may stand, the best one first. */
export type MapName = { name: Words; short?: Words; look: NameLook; spots: PlanePoint[] };
export type NameLook = "country" | "ocean" | "sea";

const at = (lat: number, lon: number) => {
  const { x, y } = toPlane({ lat, lon });
  return { x: Math.round(x), y: Math.round(y) };
};

export const mapNames: MapName[] = [
  {
    name: { en: "Canada", es: "Canadá" },
    look: "country",
    spots: [at(57.5, -106), at(61, -110), at(53, -96)],
  },
  {
    name: { en: "United States", es: "Estados Unidos" },
    short: { en: "USA", es: "EE. UU." },
    look: "country",
    spots: [at(42.3, -100), at(45.4, -101), at(38.3, -99), at(35, -101)],
  },
  {
    name: { en: "Mexico", es: "México" },
    look: "country",
    spots: [at(26.4, -103.5), at(21, -112), at(18, -109)],
  },
  {
    name: { en: "Peru", es: "Perú" },
    look: "country",
    spots: [at(-13.5, -84), at(-4.5, -74.5), at(-16, -82)],
  },
  {
    name: { en: "Pacific Ocean", es: "Océano Pacífico" },
    look: "ocean",
    spots: [at(4, -112), at(-10, -108), at(12, -118), at(-12, -88)],
  },
  {
    name: { en: "Atlantic Ocean", es: "Océano Atlántico" },
    look: "ocean",
    spots: [at(33, -58), at(38, -56), at(27, -60), at(30, -66)],
  },
  {
    name: { en: "Gulf of Mexico", es: "Golfo de México" },
    look: "sea",
    spots: [at(25.3, -90.5), at(24.3, -92)],
  },
  {
    name: { en: "Caribbean Sea", es: "Mar Caribe" },
    look: "sea",
    spots: [at(14.8, -74.5), at(15.6, -77)],
  },
  { name: { en: "Hudson Bay", es: "Bahía de Hudson" }, look: "sea", spots: [at(59.8, -85.8)] },
];
