import type { RaceFacts } from "#features/assistant/search/race-facts.ts";
import { type RaceKind, raceKind, raceType } from "#features/races/race-type.ts";

/** What a race of a kind is called in a sentence. */
export const kindNames: Record<RaceKind, string> = {
  road: "road race",
  trail: "trail race",
  ultra: "ultra",
  triathlon: "triathlon",
  mtb: "mountain bike race",
  urban: "city race",
  other: "race",
};

/**
 * What a race is, in a sentence: `trail race`, or `marathon` where that is the whole of it. A type of
 * its own keeps its words.
 */
export function kindOf({ type, distances }: Pick<RaceFacts, "type" | "distances">): string {
  const { kind, label } = raceType(type, "en");
  const lengths = new Set(distances.map(({ name }) => name.toLowerCase()));
  const [only = ""] = lengths;
  if (kind === "road" && lengths.size === 1 && /^(half )?marathon$/.test(only)) return only;
  if (kind !== "other") return kindNames[kind];
  return /race|run|walk|relay|hike/i.test(label) ? label.toLowerCase() : `${label} race`;
}

/** Of several races of a kind: `trail races`. */
export function kindsOf(kind: string): string {
  return kind.endsWith("s") ? kind : `${kind}s`;
}

/** Who takes part: nobody runs the whole of a triathlon. */
export function peopleOf(storedType: string): string {
  const kind = raceKind(storedType);
  if (kind === "mtb") return "riders";
  return kind === "triathlon" ? "athletes" : "runners";
}

/** `a trail race`, `an ultra` */
export function articled(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

const withArticle =
  /^(?:united |netherlands$|philippines$|bahamas$|maldives$|(?:czech|dominican) republic$)/i;

/** `the United States` */
export function theCountry(name: string): string {
  return withArticle.test(name) ? `the ${name}` : name;
}

/** A climb as an organizer wrote it. */
type Climb = { meters: number; isApproximate: boolean };

/**
 * Reads the meters of a climb; `null` for anything else.
 * @example readClimb("about 1,250 m") // { meters: 1250, isApproximate: true }
 */
export function readClimb(text: string): Climb | null {
  const [, about, number = ""] = climb.exec(text.trim()) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
  const meters = Number(isGrouped ? number.replace(/[.,]/g, "") : number);
  return meters > 0 ? { meters, isApproximate: about !== undefined } : null;
}

const climb =
  /^(about |unos |approx\.? |aprox\.? |around |ca\.? |~ ?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:\.\d+)?) ?(?:m|met(?:er|re|ro)s?)?\+?$/i;
