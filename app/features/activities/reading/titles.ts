import { type Lang, sayIn, type Words } from "#values/say.ts";
import { activityLimits } from "./recording.ts";
import type { Sport } from "./sports.ts";

/** The name of a file as it is stored: on one line, and not too long. */
export function plainTitle(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > activityLimits.name ? `${line.slice(0, activityLimits.name - 1)}…` : line;
}

/** A description as it is stored: with its lines, and not too long; `null` without any. */
export function plainDescription(text: string): string | null {
  const plain = text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]/gu, " ")
    .trim();
  return plain.slice(0, activityLimits.description).toWellFormed() || null;
}

const night = { en: "Night", es: "de noche" };
const parts: [until: number, name: Words][] = [
  [4, night],
  [11, { en: "Morning", es: "por la mañana" }],
  [14, { en: "Lunch", es: "al mediodía" }],
  [18, { en: "Afternoon", es: "por la tarde" }],
  [22, { en: "Evening", es: "al anochecer" }],
  [24, night],
];

const nouns: Record<Sport, Words> = {
  run: { en: "run", es: "Carrera" },
  trail: { en: "trail run", es: "Trail" },
  treadmill: { en: "treadmill run", es: "Caminadora" },
  walk: { en: "walk", es: "Caminata" },
  other: { en: "activity", es: "Actividad" },
};

/** What an activity without a name is called: `Morning run`, `Carrera por la mañana`. */
export function usualName(
  sport: Sport,
  { startedAt, utcOffsetMinutes }: { startedAt: Date; utcOffsetMinutes: number },
  lang: Lang,
): string {
  const hour = new Date(startedAt.getTime() + utcOffsetMinutes * 60_000).getUTCHours();
  const part = parts.find(([until]) => hour < until)?.[1] ?? night;
  const noun = nouns[sport];
  return sayIn(lang)({ en: `${part.en} ${noun.en}`, es: `${noun.es} ${part.es}` });
}
