import { type ClockTime, type Day, formatClockTime, formatFullDay } from "#values/day.ts";
import type { Lang, Words } from "#values/say.ts";

/** A race has no more places at which kits are handed over, time slots, and waves. */
export const mostPlaces = 10;
export const mostSlots = 300;
export const mostWaves = 60;

export const longestPlaceName = 80;
export const longestAddressLine = 200;
export const longestMapLink = 500;
export const longestGuideText = 3000;
export const longestCollector = 120;
export const longestWaveName = 40;
export const mostInSlot = 100_000;
export const highestBib = 999_999;

/** The parts of what an organizer tells runners before the race. */
export const guideParts = ["arrival", "bring", "documents", "kit"] as const;
export type GuidePart = (typeof guideParts)[number];

export const guideWords: Record<GuidePart, Words> = {
  arrival: { en: "Getting there", es: "Cómo llegar" },
  bring: { en: "What to bring", es: "Qué llevar" },
  documents: { en: "Required documents", es: "Documentos obligatorios" },
  kit: { en: "What is in the kit", es: "Qué trae el kit" },
};

/** What an organizer tells everyone who is entered; `null` where nothing is written. */
export type RaceGuide = {
  texts: Record<GuidePart, { en: string | null; es: string | null }>;
  mapLink: string | null;
};

/** Where kits are handed over. */
export type KitPlace = { id: string; name: string; address: string; mapLink: string | null };

/** When runners may come to a place, in its own time. */
export type KitSlot = {
  id: string;
  placeId: string;
  day: Day;
  begins: ClockTime;
  ends: ClockTime;
  capacity: number;
  taken: number;
};

/** A group of runners that starts together. */
export type StartWave = {
  id: string;
  /** `null`: of a race without distances. */
  distanceId: string | null;
  name: string;
  startTime: ClockTime;
  capacity: number | null;
  /** For runners with this time or a faster one, in seconds; `null` takes everyone. */
  upToS: number | null;
};

/** The bib numbers of a distance, or of one wave of it. */
export type BibBlock = {
  id: string;
  distanceId: string | null;
  waveId: string | null;
  firstBib: number;
  lastBib: number;
};

/** A text in the language of the page, or in the other one where only that exists. */
export function textIn(text: { en: string | null; es: string | null }, lang: Lang): string | null {
  return text[lang] ?? text[lang === "en" ? "es" : "en"];
}

/** `Saturday, December 5, 2026, 9:00 AM to 10:00 AM` */
export function slotWords({ day, begins, ends }: Pick<KitSlot, "day" | "begins" | "ends">): Words {
  const [en, es] = (["en", "es"] as const).map((lang) => ({
    day: formatFullDay(day, lang),
    begins: formatClockTime(begins, lang),
    ends: formatClockTime(ends, lang),
  }));
  return {
    en: `${en?.day}, ${en?.begins} to ${en?.ends}`,
    es: `${es?.day}, de ${es?.begins} a ${es?.ends}`,
  };
}

/** `K7P-42M`, for people to read and type. */
export function writtenCollectorCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
