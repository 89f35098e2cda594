import { countryOfCode } from "#values/countries.ts";
import { placeKey } from "./names.ts";

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
