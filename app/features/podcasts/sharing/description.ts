import { shorten } from "#values/text/shorten.ts";
import type { Podcast } from "../reading/podcast.ts";
import { spokenLines } from "../script/spoken-lines.ts";

const descriptionLimit = 600;

/** What an episode is about, in plain words: what was written about it, or else how it begins. */
export function descriptionOf({ description, script }: Pick<Podcast, "description" | "script">) {
  return shorten(description?.trim() || beginningOf(script), descriptionLimit);
}

/** Its sentences without the headings, which would run into them. */
function beginningOf(script: string): string {
  return spokenLines(script)
    .flatMap(({ kind, text }) => (kind === "heading" ? [] : [text]))
    .join(" ");
}
