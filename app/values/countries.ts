import type { Currency } from "./money.ts";
import type { Lang } from "./say.ts";

/** Country choices of the registration form, in the order in which they are offered. */
export const registrationCountries = [
  "United States",
  "Canada",
  "Mexico",
  "Peru",
  "Colombia",
  "Chile",
  "Argentina",
  "Brazil",
  "Other",
] as const;

/**
 * The Spanish names of the countries that most races and runners are from, and of the choice of any other:
 * they are there without asking ICU for all.
 */
const inSpanish: Record<string, string> = {
  "United States": "Estados Unidos",
  Canada: "Canadá",
  Mexico: "México",
  Peru: "Perú",
  Colombia: "Colombia",
  Chile: "Chile",
  Argentina: "Argentina",
  Brazil: "Brasil",
  Other: "Otro",
};

/**
 * The name of a country in a language. Countries are stored by their English names; a name that is not
 * known stays as it is.
 * @example countryIn("Mexico", "es") // "México"
 */
export function countryIn(country: string, lang: Lang): string {
  if (lang === "en") return country;
  return inSpanish[country] ?? (others ??= otherNames()).get(country) ?? country;
}

const byCode = new Map<Lang, Intl.DisplayNames>();

/**
 * The name of a country by its code of ISO 3166-1; `undefined` for a code that no country has.
 * @example countryOfCode("PE", "es") // "Perú"
 */
export function countryOfCode(code: string, lang: Lang): string | undefined {
  const known = byCode.get(lang);
  if (known) return known.of(code);
  byCode.set(lang, new Intl.DisplayNames(lang, { type: "region", fallback: "none" }));
  return countryOfCode(code, lang);
}

let others: Map<string, string> | undefined;

/** The Spanish names of all countries by their English ones. */
function otherNames(): Map<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => {
      const [name, translated] = [countryOfCode(code, "en"), countryOfCode(code, "es")];
      return name && translated ? [[name, translated]] : [];
    }),
  );
}

/**
 * The full name of a place, which ends with its country, in a language.
 * @example placeIn("Cusco, Peru", "es") // "Cusco, Perú"
 */
export function placeIn(name: string, lang: Lang): string {
  return name.replace(/[^,]+$/, (country) => country.replace(/\S.*/, (it) => countryIn(it, lang)));
}

const currencyOf: Readonly<Record<string, Currency>> = {
  Mexico: "MXN",
  Peru: "PEN",
  Canada: "CAD",
};

/** The money of a country; US dollars for those without races. */
export function currencyOfCountry(country = ""): Currency {
  return currencyOf[country] ?? "USD";
}
