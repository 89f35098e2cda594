import type { Words } from "#values/say.ts";

/** The waiting list of a race. */
export type WaitingRules = {
  /** Whether runners may join. Those who wait keep their place in line while they may not. */
  isOpen: boolean;
  /** Hours that an offer lasts. */
  offerHours: number;
};

/** A race that its organizer has not changed has no waiting list. */
export const usualWaitingRules: WaitingRules = { isOpen: false, offerHours: 24 };

/** Hours that an offer can last. */
export const offerHoursLimits = { least: 1, most: 168 };

/** Runners that wait for one distance, and distances that one runner waits for. */
export const mostWaiting = 5_000;
export const mostWaits = 20;

/** Where a runner stands in a waiting list. */
export type Wait = {
  id: string;
  raceId: string;
  raceName: string;
  timeZone: string;
  distanceId: string;
  distance: string;
  /** From 1; `null` for an open offer. */
  position: number | null;
  /** The end of an open offer. */
  offeredUntil: Date | null;
  since: Date;
};

/** `4th in line` */
export function positionWords(position: number): Words {
  return {
    en: `${position}${ordinalEnding(position)} in line`,
    es: `puesto ${position} de la lista`,
  };
}

function ordinalEnding(number: number): string {
  const tens = number % 100;
  if (tens >= 11 && tens <= 13) return "th";
  return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}
