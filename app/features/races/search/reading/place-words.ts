import { fold } from "#values/text/fold.ts";
import type { Meaning } from "./term.ts";

/** Countries with their other names, in English and in Spanish. */
const countryNames: Record<string, string> = {
  "United States":
    "us, usa, u.s, u.s., u.s.a, u.s.a., united states of america, estados unidos, eeuu, ee.uu, ee.uu.",
  "United Kingdom": "uk, u.k., great britain, reino unido",
  Brazil: "brasil",
  France: "francia",
  Germany: "alemania",
  Italy: "italia",
  Japan: "japón",
  Spain: "españa",
};

/**
 * States, provinces and cities with their short names. Names that are words of their own (`la`, `in`,
 * `or`) are left out. So are beginnings of the full name (`ca`), which find it without help.
 */
const placeNames: Record<string, string> = {
  Alaska: "ak",
  Arizona: "az",
  Connecticut: "ct",
  "District of Columbia": "dc",
  Georgia: "ga",
  Iowa: "ia",
  Kansas: "ks",
  Kentucky: "ky",
  Maryland: "md",
  Minnesota: "mn",
  Mississippi: "ms",
  Missouri: "mo",
  Montana: "mt",
  Nevada: "nv",
  "New Hampshire": "nh",
  "New Jersey": "nj",
  "New Mexico": "nm",
  "New York": "ny, nyc, new york city, nueva york",
  "North Carolina": "nc",
  "North Dakota": "nd",
  Pennsylvania: "pa",
  "Rhode Island": "ri",
  "South Carolina": "sc",
  "South Dakota": "sd",
  Tennessee: "tn",
  Texas: "tx",
  Vermont: "vt",
  Virginia: "va",
  "West Virginia": "wv",
  Wyoming: "wy",
  Alberta: "ab",
  "British Columbia": "bc",
  Manitoba: "mb",
  "New Brunswick": "nb",
  Newfoundland: "nl",
  "Nova Scotia": "ns",
  "Prince Edward Island": "pei",
  Quebec: "qc, quebec city",
  Saskatchewan: "sk",
  Yukon: "yt",
  "Mexico City": "cdmx, ciudad de mexico",
  Philadelphia: "philly",
  "San Francisco": "sf",
};

/** `usa`: the country; `tx`, `new york city`: the place as races write it. */
export function readPlace(words: readonly string[]): Meaning | null {
  const name = words.join(" ");
  const country = countries.get(name);
  if (country !== undefined) return { kind: "country", country };
  const place = places.get(name);
  return place === undefined ? null : { kind: "place", place };
}

const countries = byOtherName(countryNames);
const places = byOtherName(placeNames);

function byOtherName(names: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([name, others]) =>
      others.split(", ").map((other): [string, string] => [fold(other), name]),
    ),
  );
}
