import { toMeters } from "#features/races/distance.ts";

/** A length as a text names it: `10 km`. */
export type WrittenLength = { text: string; meters: number };

/** Meters are left out: those are climbs. */
const length = /(?<![\d.,-])\d[\d.,]*[ -]?(?:kms?|k|kilomet(?:er|re)s?|mi|miles?)(?![a-z\d])/gi;

/** A sentence about training or hills: its lengths are not those of a race. */
const notOfRaces =
  /\b(?:train(?:ing|s)?|long runs?|weeks?|climbs?|climbing|gain|pace|drive|ride)\b/i;

/** A part of a course, or the way to it. */
const partBefore = /\b(?:last|first|final|every|each|next|remaining|after|at|another)\s+$/i;
const partAfter =
  /^\s*(?:mark\b|from\b|away\b|out\b|into\b|before\b|north|south|east|west|of (?:the|climb|trail|road|asphalt|gravel|beach))/i;

/** How far a rounded length may be from the true one: `26 miles` is a marathon. */
const rounding = 0.04;

export function lengthsIn(text: string): WrittenLength[] {
  return [...text.matchAll(length)].flatMap(([found]) => {
    const meters = toMeters(found);
    return meters === null ? [] : [{ text: found, meters }];
  });
}

/** The lengths that a sentence gives to a whole race. */
export function raceLengthsIn(sentence: string): WrittenLength[] {
  if (notOfRaces.test(sentence)) return [];
  return [...sentence.matchAll(length)].flatMap((found) => {
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    return partBefore.test(before) || partAfter.test(after) ? [] : lengthsIn(found[0]);
  });
}

export function isThatLength({ meters }: WrittenLength, known: number): boolean {
  return Math.abs(meters - known) <= known * rounding;
}
