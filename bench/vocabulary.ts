import { toMeters } from "#features/races/distance.ts";

export type City = { city: string; state: string; country: string; currency: string };

/** Real cities come first, and therefore get most of the races. */
const realCities: Record<string, { currency: string; cities: string }> = {
  Peru: {
    currency: "PEN",
    cities: "Lima Cusco Arequipa Trujillo Piura Ica Puno Tacna Huaraz Iquitos Chiclayo Cajamarca",
  },
  Mexico: {
    currency: "MXN",
    cities: "Monterrey Guadalajara Puebla Oaxaca Mérida Cancún Tijuana Querétaro León Toluca",
  },
  Canada: {
    currency: "CAD",
    cities: "Toronto Vancouver Montréal Calgary Ottawa Québec Halifax Winnipeg Edmonton Victoria",
  },
  "United States": {
    currency: "USD",
    cities:
      "Boston Chicago Houston Denver Seattle Portland Austin Phoenix Atlanta Miami Dallas Orlando Nashville Omaha Tucson",
  },
};
const countries = Object.keys(realCities);
const syntheticCities = 800;
const vocabularySize = 4000;

const syllables =
  "ba ca cho da fe gua hui ja ka lla ma mo na ña pa qui ra ri ro sa si ta ti to u va vi xo ya zu".split(
    " ",
  );

/** Words that occur in many names. */
const commonWords =
  "Marathon Maratón Half Trail Run Night City Andes Costa Sierra Ultra Challenge Classic Festival Valley Lake Mountain Bay Forest River Summit Coast Desert Sunrise Solidaria Carrera Reto Vertical Corrida Nocturna".split(
    " ",
  );

const labels = "5K,8K,10K,15K,Half Marathon,25 km,30K,Marathon,50K,50 miles,100K,100 miles".split(
  ",",
);

/** Forty-seven real and eight hundred generated cities. */
export function cities(): City[] {
  const real = Object.entries(realCities).flatMap(([country, { currency, cities }]) =>
    cities.split(" ").map((city) => ({ city, state: `${city} Region`, country, currency })),
  );
  const synthetic = Array.from({ length: syntheticCities }, (_, n) => {
    const country = countries[n % countries.length] ?? "";
    const currency = realCities[country]?.currency ?? "USD";
    return { city: makeWord(n * 31 + 7), state: makeWord(n % 60), country, currency };
  });
  return [...real, ...synthetic];
}

/** Words of names, the frequent ones first. */
export function words(): string[] {
  return [...commonWords, ...Array.from({ length: vocabularySize }, (_, n) => makeWord(n))];
}

/** Distances from the shortest to the longest; a race takes three consecutive ones. */
export function offers() {
  return labels.map((label, n) => ({ label, meters: toMeters(label), cost: 20 + n * n * 2 }));
}

/** The n-th generated word: a number written in at least two syllables. */
function makeWord(n: number): string {
  let rest = (n + 1) * 7919;
  let word = "";
  while (rest > 0 || word.length < 4) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}
