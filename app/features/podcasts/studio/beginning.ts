import { plainScript, plainScriptOnOneLine } from "../script/plain-script.ts";

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
