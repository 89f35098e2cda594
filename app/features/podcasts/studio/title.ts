import { fold } from "#values/text/fold.ts";
import { oneLine } from "#values/text/typed.ts";
import { racesTopic } from "../writing/script-race.ts";

/** The letters of the names of races in a title. */
const nameLetters = 50;

/** With more races than these, the title says that there are others. */
const mostNamed = 2;

/**
 * The title of an episode about races.
 * @example racesTitle(["Lima 42K", "Cusco Trail"]) === "Featured Races: Lima 42K, Cusco Trail"
 */
export function racesTitle(names: readonly string[]): string {
  if (names.length === 0) return racesTopic;
  const joined = Array.from(names.map(oneLine).join(", ")).slice(0, nameLetters).join("");
  return `${racesTopic}: ${joined}${names.length > mostNamed ? "..." : ""}`;
}

const fileLetters = 100;

/**
 * The name of a recording's file.
 * @example recordingName("Trail Running: First Steps") === "trail-running-first-steps.mp3"
 */
export function recordingName(topic: string): string {
  const hyphened = fold(topic)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, fileLetters)
    .replace(/^-+|-+$/g, "");
  return `${hyphened || "podcast"}.mp3`;
}
