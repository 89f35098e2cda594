import type { RoomLanguage } from "./spoken-language.ts";

type Rule = readonly [written: RegExp, spoken: string | ((...found: string[]) => string)];

const number = String.raw`(\d+(?:[.,]\d+)?)`;

/** A number with its unit: one of it has another word than several. */
function unit(written: string, one: string, many: string): Rule {
  return [
    new RegExp(String.raw`${number}[  ]?${written}(?![\p{L}\d])`, "gu"),
    (_, amount) => `${amount} ${amount === "1" ? one : many}`,
  ];
}

/** A time of a clock or a pace: `5:30/km`. */
const pace = /(\d{1,2}):(\d{2})\s?(?:min)?\s?\/\s?(km|mi)\b/g;

/** How long a race takes: `1:52:30`. A time of two parts is left to the voice. */
const duration = /\b(\d{1,2}):(\d{2}):(\d{2})\b/g;

const english: readonly Rule[] = [
  [
    pace,
    (_, minutes = "", seconds = "", per = "") => {
      const rest = Number(seconds) === 0 ? "" : ` ${Number(seconds)}`;
      return `${minutes} minutes${rest} per ${per === "km" ? "kilometer" : "mile"}`;
    },
  ],
  [
    duration,
    (_, hours, minutes = "", seconds = "") => {
      const parts = [`${hours} ${hours === "1" ? "hour" : "hours"}`];
      if (Number(minutes) > 0) parts.push(`${Number(minutes)} minutes`);
      if (Number(seconds) > 0) parts.push(`${Number(seconds)} seconds`);
      return parts.join(" ");
    },
  ],
  [/\bmin\/km\b/g, "minutes per kilometer"],
  [/\bmin\/mi\b/g, "minutes per mile"],
  [/\bkm\/h\b/g, "kilometers per hour"],
  unit("km", "kilometer", "kilometers"),
  unit("kg", "kilogram", "kilograms"),
  unit("mg", "milligram", "milligrams"),
  unit("ml", "milliliter", "milliliters"),
  unit("cm", "centimeter", "centimeters"),
  unit("mi", "mile", "miles"),
  unit("min", "minute", "minutes"),
  unit("ft", "foot", "feet"),
  unit("°\\s?C", "degree", "degrees"),
  unit("m", "meter", "meters"),
  unit("g", "gram", "grams"),
  unit("h", "hour", "hours"),
  unit("s", "second", "seconds"),
  unit("%", "percent", "percent"),
  [/\s?×\s?/g, " times "],
  [/(\d)\s?[–-]\s?(?=\d)/g, "$1 to "],
  [/[~≈]\s?(?=\d)/g, "about "],
  [/\bkm\b/g, "kilometers"],
  [/\be\.g\.,?/g, "for example"],
  [/\bi\.e\.,?/g, "that is"],
  [/\bvs\./g, "versus"],
  [/\s\+\s/g, " plus "],
  [/\s&\s/g, " and "],
];

const spanish: readonly Rule[] = [
  [
    pace,
    (_, minutes = "", seconds = "", per = "") => {
      const rest = Number(seconds) === 0 ? "" : ` ${Number(seconds)}`;
      return `${minutes} minutos${rest} por ${per === "km" ? "kilómetro" : "milla"}`;
    },
  ],
  [
    duration,
    (_, hours, minutes = "", seconds = "") => {
      const parts = [`${hours} ${hours === "1" ? "hora" : "horas"}`];
      if (Number(minutes) > 0) parts.push(`${Number(minutes)} minutos`);
      if (Number(seconds) > 0) parts.push(`${Number(seconds)} segundos`);
      return parts.join(" ");
    },
  ],
  [/\bmin\/km\b/g, "minutos por kilómetro"],
  [/\bmin\/mi\b/g, "minutos por milla"],
  [/\bkm\/h\b/g, "kilómetros por hora"],
  unit("km", "kilómetro", "kilómetros"),
  unit("kg", "kilo", "kilos"),
  unit("mg", "miligramo", "miligramos"),
  unit("ml", "mililitro", "mililitros"),
  unit("cm", "centímetro", "centímetros"),
  unit("mi", "milla", "millas"),
  unit("min", "minuto", "minutos"),
  unit("°\\s?C", "grado", "grados"),
  unit("m", "metro", "metros"),
  unit("g", "gramo", "gramos"),
  unit("h", "hora", "horas"),
  unit("s", "segundo", "segundos"),
  unit("%", "por ciento", "por ciento"),
  [/\s?×\s?/g, " por "],
  [/(\d)\s?[–-]\s?(?=\d)/g, "$1 a "],
  [/[~≈]\s?(?=\d)/g, "unos "],
  [/\bkm\b/g, "kilómetros"],
  [/\bp\. ?ej\.,?/g, "por ejemplo"],
  [/\s\+\s/g, " más "],
  [/\s&\s/g, " y "],
];

const rules: Record<RoomLanguage, readonly Rule[]> = { en: english, es: spanish };

/**
 * A sentence as a voice should read it: units and signs as words, no addresses and no pictographs.
 * @example speakable("Run 5 km at 5:30/km.", "en") ===
 *   "Run 5 kilometers at 5 minutes 30 per kilometer."
 */
export function speakable(sentence: string, language: RoomLanguage): string {
  const plain = sentence
    .replace(/\(?\b(?:https?:\/\/|www\.)\S+\)?/g, "")
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|[☐☑→✓•*_`#|]/gu, " ");
  const spoken = rules[language].reduce(
    (text, [written, said]) => text.replaceAll(written, asReplacer(said)),
    plain,
  );
  return spoken
    .replace(/\s+/g, " ")
    .replace(/\s([,.;:!?])/g, "$1")
    .trim();
}

function asReplacer(said: Rule[1]): (...found: string[]) => string {
  if (typeof said !== "string") return said;
  return (...found) => said.replace("$1", found[1] ?? "");
}
