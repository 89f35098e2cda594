import type { LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import type { PaceHint, PaceProblem } from "./calculation.ts";
import type { OverLimit } from "./course.ts";
import { formatDuration } from "./duration.ts";

/** One of a unit, in words. */
export const unitNames: Record<LengthUnit, Words> = {
  km: { en: "kilometer", es: "kilómetro" },
  mi: { en: "mile", es: "milla" },
};

/** What is wrong with a field, for a reader of `unit`. */
export function problemSentence(problem: PaceProblem, unit: LengthUnit): Words {
  return problem === "pace" ? paceSentences[unit] : problemSentences[problem];
}

const problemSentences = {
  distance: {
    en: "Write a distance like 10K, 21.1 km, 13.1 mi or marathon.",
    es: "Escribe una distancia como 10K, 21.1 km, 13.1 mi o maratón.",
  },
  "distance-range": {
    en: "Choose a distance between 100 meters and 1,000 kilometers.",
    es: "Elige una distancia entre 100 metros y 1,000 kilómetros.",
  },
  time: {
    en: "Write a time like 45:00, 1:45:30 or 1h45.",
    es: "Escribe un tiempo como 45:00, 1:45:30 o 1h45.",
  },
  "time-range": {
    en: "Choose a time below 1,000 hours.",
    es: "Elige un tiempo de menos de 1,000 horas.",
  },
  "too-fast": {
    en: "Nobody has ever run that fast. Look at the numbers again.",
    es: "Nadie ha corrido nunca tan rápido. Revisa los números.",
  },
} as const satisfies Record<Exclude<PaceProblem, "pace">, Words>;

const paceSentences: Record<LengthUnit, Words> = {
  km: {
    en: "Write a pace like 5:30: minutes and seconds for each kilometer.",
    es: "Escribe un ritmo como 5:30: minutos y segundos por kilómetro.",
  },
  mi: {
    en: "Write a pace like 8:50: minutes and seconds for each mile.",
    es: "Escribe un ritmo como 8:50: minutos y segundos por milla.",
  },
};

export const paceHints = {
  "too-many": {
    en: "Leave one of the three empty: that is the one we work out.",
    es: "Deja vacío uno de los tres: ese es el que calculamos.",
  },
  "too-few": {
    en: "Fill in two of the three, and we work out the other one.",
    es: "Completa dos de los tres y calculamos el otro.",
  },
} as const satisfies Record<PaceHint, Words>;

export const timeOrPace = { en: "Fill in a time or a pace.", es: "Escribe un tiempo o un ritmo." };

/** The warning of a plan that is slower than the race allows. */
export function limitWarning({ seconds, limit }: OverLimit): Words {
  const over = formatDuration(seconds);
  return {
    en: `This is ${over} over the time limit of ${limit}.`,
    es: `Supera en ${over} el tiempo límite de ${limit}.`,
  };
}
