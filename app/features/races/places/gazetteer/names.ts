import { countryOfCode } from "#values/countries.ts";
import { fold } from "#values/text/fold.ts";

/**
 * The name of a place as the gazetteer is sorted by it: without case, accents and punctuation, with
 * the usual short forms. The data file is written with it, so a change here needs a new file.
 * @example placeKey("Saint-Jérôme") // "st jerome"
 */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/['’`.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:saint|sainte)\b/g, "st")
    .replace(/\bmount\b/g, "mt")
    .replace(/\bfort\b/g, "ft")
    .trim();
}

const shortForms: Record<string, string> = {
  cd: "ciudad",
  cnel: "coronel",
  fco: "francisco",
  gral: "general",
  pto: "puerto",
  sn: "san",
  sta: "santa",
  ste: "st",
  sto: "santo",
};

/**
 * A key with the abbreviations of names spelled out. The data file has the keys as they are.
 * @example spelledOut("sto domingo") // "santo domingo"
 */
export function spelledOut(key: string): string {
  return key.replace(/(?<=^| )[a-z]+(?= |$)/g, (word) => shortForms[word] ?? word);
}

/** The name of a state, department or province without these words. */
export function stateKey(name: string): string {
  const key = placeKey(name);
  const bare = key
    .replace(/\b(?:state|province|region|department) of\b/g, " ")
    .replace(/\b(?:estado|departamento|provincia|region) (?:de la|del|de)\b/g, " ")
    .replace(/\b(?:department|province|region|state|departamento|provincia)\b/g, " ")
    .replace(/ +/g, " ")
    .trim();
  return bare || key;
}

/** The name that most places with this key have: `san jose` is `San Jose`. The data file leaves it out. */
export function usualName(key: string): string {
  return key.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Other names of countries than those of ICU in English and Spanish. */
const otherNames: Record<string, string> = {
  US: "usa, us, u.s., u.s.a., america, eeuu, ee.uu., ee. uu., eua, united states of america, estados unidos de america, etats-unis",
  MX: "mex, mejico",
  PE: "per",
  CA: "can",
  GB: "uk, u.k., great britain, england, scotland, wales, northern ireland, gran bretaña",
  CZ: "czech republic",
  TR: "turkey",
  KR: "south korea, korea",
  TW: "taiwan",
  RU: "russian federation",
  NL: "holland, the netherlands",
  MK: "macedonia",
  HK: "hong kong",
  MO: "macau",
  PS: "palestine",
  CD: "dr congo",
  CI: "ivory coast",
  BA: "bosnia",
  AE: "uae",
  SZ: "swaziland",
};

/** The name of a country in English, by its code of ISO 3166-1. */
export function countryName(code: string): string {
  return countryOfCode(code, "en") ?? code;
}

/** The keys (`placeKey`) of a country's names. */
export function countryKeys(code: string): string[] {
  const others = otherNames[code]?.split(", ") ?? [];
  const names = [countryOfCode(code, "en"), countryOfCode(code, "es"), ...others];
  return names.flatMap((name) => (name ? placeKey(name) : []));
}
