import { hasStates } from "./gazetteer.server.ts";
import { countryKeys, countryName, placeKey } from "./names.ts";

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

/** Codes without places are left out: ICU also answers `Germany` for a state that is no more. */
function readCodes(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(hasStates);
  const found = new Map<string, string>();
  for (const code of known) {
    for (const key of countryKeys(code)) found.set(key, code);
  }
  return found;
}
