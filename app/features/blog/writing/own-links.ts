import { href } from "react-router";
import type { RaceFacts } from "#features/assistant/search/race-facts.ts";

const picture = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;
const link = /(?<![!\\])\[([^\]]+)\]\(([^)]*)\)/g;
/** `[name]: address`: a footnote is not such a link. */
const definition = /^ {0,3}\[(?!\^)[^\]]+\]:\s*\S+.*$/gm;
const bareAddress = /<?\bhttps?:\/\/[^\s<>)]+>?|\bwww\.[^\s<>)]+/gi;
const element = /<\/?[a-z!][^>]*>/gi;

/** Keeps the links to the races of the post: of all others the words stay, and pictures and HTML go. */
export function ownLinksOnly(markdown: string, races: readonly Pick<RaceFacts, "id">[]): string {
  const own = new Set(races.map(({ id }) => href("/races/:id", { id })));
  return markdown
    .replace(definition, "")
    .replace(picture, "$1")
    .replace(link, (_, words: string, target: string) => {
      const address = addressIn(target);
      return own.has(address) ? `[${words}](${address})` : words;
    })
    .replace(element, "")
    .replace(bareAddress, "")
    .trim();
}

/** The address of a link, which may be followed by a title. */
function addressIn(target: string): string {
  const [address = ""] = target.trim().replace(/^</, "").split(/[\s>]/, 1);
  return address;
}
