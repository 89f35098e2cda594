import type { Currency } from "#values/money.ts";

const currencyOf: Readonly<Record<string, Currency>> = {
  Mexico: "MXN",
  Peru: "PEN",
  Canada: "CAD",
};

/** The money of a country; US dollars for those without races. */
export function currencyOfCountry(country = ""): Currency {
  return currencyOf[country] ?? "USD";
}
