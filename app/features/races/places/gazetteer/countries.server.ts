import { hasStates } from "./gazetteer.server.ts";
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

const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const spanish = new Intl.DisplayNames("es", { type: "region", fallback: "none" });

let codes: Map<string, string> | undefined;

/**
 * The code of a country by its name in English or Spanish, or `null`.
 * @example countryCode("Perú") // "PE"
 */
export function countryCode(name: string): string | null {
  return (codes ??= readCodes()).get(placeKey(name)) ?? null;
}

/**
 * A country as races store it: its English name, for another name of it or its code of ISO 3166-1. Any
 * other text stays as it is.
 * @example storedCountry("EE. UU.") // "United States"
 */
export function storedCountry(typed: string): string {
  const letters = typed.trim().toUpperCase();
  const code = countryCode(typed) ?? (hasStates(letters) ? letters : null);
  return code === null ? typed : countryName(code);
}

/** The name of a country in English. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
}

/** Codes without places are left out: ICU also answers `Germany` for a state that is no more. */
function readCodes(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(hasStates);
  const found = new Map<string, string>();
  for (const code of known) {
    const others = otherNames[code]?.split(", ") ?? [];
    for (const name of [english.of(code), spanish.of(code), ...others]) {
      if (name) found.set(placeKey(name), code);
    }
  }
  return found;
}
