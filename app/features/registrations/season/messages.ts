import { distanceIn } from "#features/races/distance.ts";
import { formatClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { Preparation } from "./checklist.ts";
import type { SeasonEntry } from "./season.ts";

/** How long a note for the way to a race may be. */
export const longestNote = 1000;

export const noteMessages = {
  tooLong: {
    en: "Please keep the note within 1,000 characters.",
    es: "La nota puede tener hasta 1,000 caracteres.",
  },
  tooOften: {
    en: "You have saved many notes within the hour. Please try again later.",
    es: "Guardaste muchas notas en la última hora. Inténtalo de nuevo más tarde.",
  },
} as const;

export type NoteProblem = "too-often";

export const noteProblems = {
  "too-often": noteMessages.tooOften,
} as const satisfies Record<NoteProblem, Words>;

const doneWords = {
  waiver: { en: "Waiver accepted", es: "Deslinde de responsabilidad aceptado" },
  files: { en: "Files for the organizer sent", es: "Archivos para el organizador enviados" },
  contact: { en: "Emergency contact given", es: "Contacto de emergencia indicado" },
  note: { en: "Travel note written", es: "Nota de viaje escrita" },
} as const satisfies Record<Exclude<Preparation, "start">, Words>;

const openWords = {
  files: { en: "Send the organizer your files", es: "Envía tus archivos al organizador" },
  waiver: {
    en: "Accept the waiver with the organizer",
    es: "Acepta el deslinde de responsabilidad con el organizador",
  },
  start: { en: "Start time not announced yet", es: "Hora de salida por anunciar" },
  contact: {
    en: "Tell the organizer an emergency contact",
    es: "Indícale al organizador un contacto de emergencia",
  },
  note: { en: "Write your travel note", es: "Escribe tu nota de viaje" },
} as const satisfies Record<Preparation, Words>;

/** A preparation in words, as it stands. */
export function preparationWords(
  { step, isDone }: { step: Preparation; isDone: boolean },
  { startTime }: Pick<SeasonEntry, "startTime">,
  lang: Lang,
): string {
  const say = sayIn(lang);
  if (!isDone) return say(openWords[step]);
  if (step !== "start") return say(doneWords[step]);
  const start = formatClockTime(startTime ?? "", lang);
  return say({ en: `Start at ${start}`, es: `Salida: ${start}` });
}

/** What else a runner runs on the day of the next race: `14K at 7:00 AM, bib 3`. */
export function sameDayWords(
  { race, distance, startTime, bib }: SeasonEntry,
  next: SeasonEntry,
  unit: LengthUnit,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const length = distance === null ? null : distanceIn(distance, unit);
  const named = race.id === next.race.id ? length : [race.name, length].filter(Boolean).join(", ");
  const time = startTime && formatClockTime(startTime, lang);
  const start =
    time && say({ en: `at ${time}`, es: `${time.startsWith("1:") ? "a la" : "a las"} ${time}` });
  return [[named, start].filter(Boolean).join(" "), say({ en: `bib ${bib}`, es: `dorsal ${bib}` })]
    .filter(Boolean)
    .join(", ");
}

/** The countdown: its figure, and the words after it. */
export function countdownWords(days: number, lang: Lang): { figure: string; words: string } {
  const say = sayIn(lang);
  if (days === 0) {
    return {
      figure: say({ en: "Today", es: "Hoy" }),
      words: say({ en: "Race day", es: "Día de la carrera" }),
    };
  }
  const words =
    days === 1
      ? say({ en: "day to go", es: "día para la carrera" })
      : say({ en: "days to go", es: "días para la carrera" });
  return { figure: String(days), words };
}
