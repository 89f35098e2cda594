import { expect, test } from "vitest";
import { addDays } from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import { lowPriceWord } from "../search/active-filters.ts";
import { typedWordsIn, wordsIn } from "./search-words.ts";
import { meaningLabel, typedWords } from "./term.ts";
import { termsIn } from "./terms.ts";

const friday = "2026-11-20";

/** `half marathon = 21.1 km | (in) | lima`: each term with its meaning, in brackets where it says nothing. */
function read(text: string, today = friday): string {
  return termsIn(wordsIn(text), today)
    .map(({ words, meaning }) => {
      const typed = words.join(" ");
      if (meaning?.kind === "any") return `(${typed})`;
      if (meaning?.kind !== "season") {
        return meaning ? `${typed} = ${meaningLabel(meaning, "km", "en")}` : typed;
      }
      const { season, north, south, only } = meaning;
      const days = {
        north: formatDays(north.from, north.to, "en"),
        south: formatDays(south.from, south.to, "en"),
      };
      return `${typed} = ${season} ${only ? days[only] : `${days.north}, south ${days.south}`}`;
    })
    .join(" | ");
}

test("lengths are read as runners type them, in English and Spanish", () => {
  expect(read("21k")).toBe("21k = 21 km");
  expect(read("21,1 km")).toBe("21,1 km = 21.1 km");
  expect(read("21.1 km")).toBe("21.1 km = 21.1 km");
  expect(read("10 KM Lima")).toBe("10 km = 10 km | lima");
  expect(read("lima 5K")).toBe("lima | 5k = 5 km");
  expect(read("Half Marathon Cusco")).toBe("half marathon = 21.1 km | cusco");
  expect(read("media maratón")).toBe("media maraton = 21.1 km");
  expect(read("half-marathon")).toBe("half-marathon = 21.1 km");
  expect(read("1/2 marathon")).toBe("1/2 marathon = 21.1 km");
  expect(read("Maratón de Lima")).toBe("maraton = 42.2 km | (de) | lima");
  expect(read("50 miles")).toBe("50 miles = 80.5 km");
  expect(read("10-km")).toBe("10-km = 10 km");
  expect(read("50k para arriba")).toBe("50k para arriba = 50 km and more");
  expect(read("10k para abajo")).toBe("10k para abajo = up to 10 km");
});

test("a word that merely contains a length or a number stays a word", () => {
  expect(read("5k-relay 10")).toBe("5k-relay | 10");
  expect(read("10 lima km")).toBe("10 | lima | km");
  expect(read("k km m")).toBe("k | km | m");
  expect(read("100% peru")).toBe("100% | peru = Peru");
  expect(read("")).toBe("");
});

test("kinds of races are read, names that resemble them are not", () => {
  expect(read("trail mexico")).toBe("trail = Trail | mexico = Mexico");
  expect(read("trail running Cusco")).toBe("trail running = Trail | cusco");
  expect(read("ultra marathon")).toBe("ultra marathon = Ultra");
  expect(read("Triatlón, MTB")).toBe("triatlon = Triathlon | mtb = MTB");
  expect(read("la ruta city mountain constructor")).toBe(
    "(la) | ruta | city | mountain | constructor",
  );
});

test("countries and places are read by their other names", () => {
  expect(read("usa")).toBe("usa = United States");
  expect(read("Estados Unidos")).toBe("estados unidos = United States");
  expect(read("5k in the U.S.")).toBe("5k = 5 km | in the u.s = United States");
  expect(read("austin tx")).toBe("austin | tx = Texas");
  expect(read("new york city marathon")).toBe("new york city = New York | marathon = 42.2 km");
  expect(read("new york")).toBe("new york = New York");
  expect(read("trail andes")).toBe("trail = Trail | andes");
  expect(read("carrera en Lima en mayo")).toBe("(carrera) | (en) | lima | en mayo = May 2027");
  expect(read("in 21k")).toBe("in 21k = 21 km");
  expect(read("la or in de")).toBe("la | or | in | de");
});

test("a part of a country is any of its states, whatever language names it", () => {
  const bajio = "in the Bajío: Guanajuato, Queretaro, San Luis Potosi, Aguascalientes";
  expect(read("10k bajio")).toBe(`10k = 10 km | bajio = ${bajio}`);
  expect(read("10k en el bajío")).toBe(`10k = 10 km | (en) | el bajio = ${bajio}`);
  expect(read("southwest")).toMatch(/^southwest = in the Southwest .*: Arizona, New Mexico, /);
  expect(read("norte del peru")).toMatch(/^norte del peru = in the north of Peru: Piura, /);
  expect(read("trail in the andes")).toMatch(/in the andes = in the Andes of Peru: Ancash, /);
  expect(read("maraton de los andes")).not.toContain("Ancash");
});

test("years, months and days are the next ones, in English and Spanish", () => {
  expect(read("boston marathon 2027")).toBe("boston | marathon = 42.2 km | 2027 = 2027");
  expect(read("2026 2031")).toBe("2026 = 2026 | 2031 = 2031");
  expect(read("2025 2032 20270")).toBe("2025 | 2032 | 20270");
  expect(read("december")).toBe("december = December 2026");
  expect(read("noviembre")).toBe("noviembre = November 2026");
  expect(read("octubre")).toBe("octubre = October 2027");
  expect(read("december 2026 lima")).toBe("december 2026 = December 2026 | lima");
  expect(read("carrera de diciembre de 2027")).toBe(
    "(carrera) | de diciembre de 2027 = December 2027",
  );
  expect(read("2027 mar")).toBe("2027 mar = March 2027");
  expect(read("mar, sep del plata")).toBe("mar | sep | (del) | plata");
  expect(read("5 de mayo")).toBe("5 de mayo = May 5, 2027");
  expect(read("dec 5th")).toBe("dec 5th = December 5, 2026");
  expect(read("March 6, 2027")).toBe("march 6 2027 = March 6, 2027");
  expect(read("2026-12-05")).toBe("2026-12-05 = December 5, 2026");
  expect(read("2027-02")).toBe("2027-02 = February 2027");
  expect(read("9999-12 9999-12-31 2026-13 2026x")).toBe("9999-12 | 9999-12-31 | 2026-13 | 2026x");
  expect(read("february 30")).toBe("february = February 2027 | 30");
  expect(read("feb 29 2028")).toBe("feb 29 2028 = February 29, 2028");
  expect(read("october 2026")).toBe("october = October 2027 | 2026 = 2026");
});

test("words such as tomorrow are counted from today", () => {
  expect(read("this weekend")).toBe("this weekend = November 21 – 22, 2026");
  expect(read("this weekend", "2026-11-22")).toBe("this weekend = November 21 – 22, 2026");
  expect(read("próximo fin de semana")).toBe("proximo fin de semana = November 28 – 29, 2026");
  expect(read("next week lima")).toBe("next week = November 22 – 28, 2026 | lima");
  expect(read("este mes")).toBe("este mes = November 2026");
  expect(read("next month")).toBe("next month = December 2026");
  expect(read("el próximo año")).toBe("el proximo ano = 2027");
  expect(read("today tomorrow")).toBe("today tomorrow = November 20, 2026 or November 21, 2026");
  expect(read("this lima next")).toBe("this | lima | next");
});

test("a season is the next one of each hemisphere", () => {
  expect(read("trail 21k mexico spring")).toBe(
    "trail = Trail | 21k = 21 km | mexico = Mexico | spring = spring March 1 – June 20, 2027",
  );
  expect(read("en la primavera")).toBe(
    "en la primavera = spring March 1 – June 20, 2027, south September 1 – December 20, 2026",
  );
  expect(read("next spring")).toBe(
    "next spring = spring March 1 – June 20, 2027, south September 1 – December 20, 2027",
  );
  expect(read("verano 2027")).toBe(
    "verano 2027 = summer June 1 – September 22, 2027, south December 1, 2026 – March 20, 2027",
  );
  expect(read("winter", "2027-02-01")).toBe(
    "winter = winter December 1, 2026 – March 20, 2027, south June 1 – September 22, 2027",
  );
  expect(read("winter 2026")).toBe(
    "winter = winter December 1, 2026 – March 20, 2027, south June 1 – September 22, 2027 | 2026 = 2026",
  );
});

test("a word for low prices is named as it was typed, unless it is taken literally", () => {
  const named = (q: string) => lowPriceWord(termsIn(typedWordsIn(q), friday, q), q);
  expect(named("10K Económicas en Lima")).toBe("Económicas");
  expect(named("10k lima")).toBeNull();
  expect(named('"cheap" 10k')).toBeNull();
});

test("every word belongs to one term, in order", () => {
  const words = wordsIn("the trail of 5 may 2027 in the usa");
  expect(termsIn(words, friday).flatMap((term) => term.words)).toEqual(words);
});

test("next friday is that of next week, and never tomorrow", () => {
  const next = (name: string, today: string) => {
    const [term] = termsIn(["next", name], today);
    return term?.meaning?.kind === "days" ? term.meaning.days.from : null;
  };
  // From a Monday to a Sunday.
  const week = Array.from({ length: 7 }, (_, at) => addDays("2026-11-23", at));
  expect(week.map((day) => next("friday", day))).toEqual(Array(7).fill("2026-12-04"));
  expect(week.map((day) => next("sunday", day))).toEqual(Array(7).fill("2026-12-06"));
  expect(week.map((day) => next("monday", day))).toEqual([
    ...Array(6).fill("2026-11-30"),
    "2026-12-07",
  ]);
});

test("the words of terms keep the order in which they were typed", () => {
  const words = ["november", "limma", "2026"];
  const terms = termsIn(words, friday);
  expect(terms.map((term) => term.words)).toEqual([["november", "2026"], ["limma"]]);
  expect(typedWords(terms)).toEqual(words);
});

test("in its last two days, a month by its name is that of next year", () => {
  const november = (today: string) =>
    termsIn(["november"], today).flatMap(({ meaning }) =>
      meaning?.kind === "days" ? [meaning.days.from] : [],
    );
  expect(november("2026-11-28")).toEqual(["2026-11-01"]);
  expect(november("2026-11-29")).toEqual(["2027-11-01"]);
});
