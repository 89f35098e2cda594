import type { Writer } from "#features/writing/compared-text.server.ts";
import type { Lang } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";
import { disclosureSaidIn, draftedBy } from "../reading/podcast.ts";
import { plainScript, plainScriptOnOneLine } from "../script/plain-script.ts";
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

/** What a new episode says of its making; administrators may word it otherwise. */
export function disclosureOf(writtenBy: Writer, lang: Lang): string {
  const voice = disclosureSaidIn(lang);
  return writtenBy === "person" ? voice : `${voice} ${draftedBy[writtenBy][lang]}`;
}

/** The letters of a script in a line of the library. */
const previewLetters = 50;

/** Letters of a script that are looked at: its tags are gone then. */
const readLetters = 2000;

/** The first 50 characters of a script without its tags, in a line of the library. */
export function beginningOf(script: string): string {
  const letters = Array.from(plainScriptOnOneLine(script.slice(0, readLetters)));
  const beginning = letters.slice(0, previewLetters).join("");
  return letters.length > previewLetters ? `${beginning.trimEnd()}…` : beginning;
}

/** Letters of the description that feeds show, where an administrator has written none. */
const descriptionLetters = 240;

/** A shorter paragraph is a greeting or a heading. */
const shortestParagraph = 40;

/** The first sentences of a script, as the first description of an episode. */
export function firstDescription(script: string): string {
  const paragraphs = plainScript(script.slice(0, readLetters)).split(/\n\s*\n/);
  const plain = (
    paragraphs.find((one) => one.length > shortestParagraph) ?? paragraphs.join(" ")
  ).replace(/\s+/g, " ");
  const sentences = plain.match(/.+?(?:[.!?…](?=\s|$)|$)/gu) ?? [];
  let description = "";
  for (const sentence of sentences) {
    const longer = `${description} ${sentence.trim()}`.trim();
    if (longer.length > descriptionLetters && description !== "") break;
    description = longer;
  }
  return description.slice(0, descriptionLetters * 2).toWellFormed();
}
