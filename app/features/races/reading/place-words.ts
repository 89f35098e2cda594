import { fold } from "#values/text/fold.ts";
import type { OneMeaning } from "./term.ts";

/** Countries, and continents, with their other names, in English and in Spanish. */
const countryNames: Record<string, string> = {
  Africa: "",
  Asia: "",
  Europe: "europa",
  "South America": "sudamerica, america del sur",
  "United States":
    "us, usa, u.s, u.s.a, united states of america, the states, estados unidos, estados unidos de america, eeuu, ee uu, ee.uu",
  Mexico: "mejico, mex",
  Peru: "",
  Canada: "",
  Argentina: "",
  Australia: "",
  Bolivia: "",
  Brazil: "brasil",
  Chile: "",
  Colombia: "",
  "Costa Rica": "",
  Cuba: "",
  Ecuador: "",
  France: "francia",
  Germany: "alemania",
  Guatemala: "",
  Honduras: "",
  Ireland: "irlanda",
  Italy: "italia",
  Japan: "japón",
  Kenya: "kenia",
  "New Zealand": "nueva zelanda",
  Paraguay: "",
  Portugal: "",
  "Puerto Rico": "",
  "South Africa": "sudafrica",
  Spain: "españa",
  Switzerland: "suiza",
  "United Kingdom": "uk, u.k, great britain, england, inglaterra, scotland, escocia, reino unido",
  Uruguay: "",
  Venezuela: "",
};

/**
 * States, provinces and cities with their short names. Names that are words of their own (`la`, `in`,
 * `or`) are left out. So are beginnings of the full name (`ca`), which find it without help.
 */
const placeNames: Record<string, string> = {
  Alabama: "",
  Alaska: "ak",
  Arkansas: "",
  California: "",
  Colorado: "",
  Delaware: "",
  Florida: "",
  Idaho: "",
  Illinois: "",
  Indiana: "",
  Louisiana: "",
  Maine: "",
  Massachusetts: "",
  Michigan: "",
  Nebraska: "",
  Ohio: "",
  Oklahoma: "",
  Oregon: "",
  Utah: "",
  Wisconsin: "",
  Ontario: "",
  Coahuila: "",
  Jalisco: "",
  Michoacan: "",
  Nayarit: "",
  Sinaloa: "",
  Sonora: "",
  Ancash: "",
  Apurimac: "",
  Junin: "",
  Loreto: "",
  Ucayali: "",
  Arizona: "az",
  Connecticut: "ct",
  "District of Columbia": "dc",
  Georgia: "ga",
  Hawaii: "hi",
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
  "New York": "ny, nyc, new york city, nueva york, ciudad de nueva york",
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
  Newfoundland: "",
  "Nova Scotia": "ns",
  "Prince Edward Island": "pei",
  Quebec: "qc, quebec city",
  Saskatchewan: "sk",
  Yukon: "yt",
  Aguascalientes: "ags",
  "Baja California Sur": "bcs",
  Chiapas: "chis",
  Durango: "dgo",
  "Estado de Mexico": "edomex, edo mex",
  Guanajuato: "gto",
  Guerrero: "gro",
  Hidalgo: "hgo",
  "Nuevo Leon": "n.l",
  "Quintana Roo": "qroo, q.roo, q roo",
  Tamaulipas: "tamps",
  "Mexico City": "cdmx, ciudad de mexico, ciudad mexico, mexico df, df",
  "Los Angeles": "l.a",
  "Las Vegas": "vegas",
  "San Diego": "",
  "San Antonio": "",
  "Salt Lake City": "",
  "Kansas City": "",
  "Iowa City": "",
  "Virginia Beach": "",
  "San Luis Potosi": "slp",
  "Baja California": "",
  "Playa del Carmen": "",
  "Puerto Vallarta": "",
  Guadalajara: "gdl",
  Arequipa: "aqp",
  Monterrey: "mty",
  Montreal: "mtl",
  Philadelphia: "philly",
  Queretaro: "qro",
  "San Francisco": "sf",
  // A city, not a Sunday.
  "Santo Domingo": "",
};

/** Places whose names end with the name of another one: Baja California is not California. */
export function namesakesOf(place: string): string[] {
  return Object.keys(placeNames).filter((name) => name.endsWith(` ${place}`));
}

/** Short names that two places have. */
const sharedNames: Record<string, readonly string[]> = {
  nl: ["Newfoundland", "Nuevo Leon"],
};

/** `usa`: the country; `tx`, `new york city`: the place as races write it. */
export function readPlace(words: readonly string[]): OneMeaning | null {
  const name = words.join(" ");
  const country = countries.get(name);
  if (country !== undefined) return { kind: "country", country };
  const place = places.get(name);
  return place === undefined ? null : { kind: "place", place };
}

/** Each place of a short name that several have: `nl`. */
export function readShared(name: string): OneMeaning[] {
  const places = Object.hasOwn(sharedNames, name) ? (sharedNames[name] ?? []) : [];
  return places.map((place) => ({ kind: "place", place }));
}

/** The country that a word names; `null` for other words. */
export function countryNamed(name: string): string | null {
  return countries.get(name) ?? null;
}

const countries = byAnyName(countryNames);
const places = byAnyName(placeNames);

/** Each by its own name and by its other ones, folded. */
function byAnyName(names: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([name, others]) =>
      [name, ...others.split(", ")]
        .filter(Boolean)
        .map((other): [string, string] => [fold(other), name]),
    ),
  );
}

/** Countries by the names that people type. */
export const countryWords = [...countries.keys()].filter((name) => /^[a-z]{4,}$/.test(name));
