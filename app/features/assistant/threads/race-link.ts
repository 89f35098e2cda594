import { isId } from "#values/id.ts";

const start = "/races/";

/** Which links of an answer lead anywhere: those to races that the conversation has found. */
export function isLinkTo(races: ReadonlySet<string>): (href: string) => boolean {
  return (href) => {
    const id = href.startsWith(start) ? href.slice(start.length) : "";
    return isId(id) && races.has(id.toLowerCase());
  };
}
