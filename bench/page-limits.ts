/** A page by its address, or one of a record by the list that links it. */
export type LimitedPage = {
  page: string;
  of?: Linked;
  /** The most kB of scripts, with gzip. */
  limit: number;
  /** The most kB of the document as it is rendered, for the pages that are asked for most. */
  document?: number;
};

export type Linked = { list: string; folder?: string; end?: string };

/**
 * The aim is 130 kB for pages that visitors reach from elsewhere, 150 kB for the assistant, and 0 for pages
 * that only inform. A limit is a little above what its page loads today, so that no page grows unnoticed; a
 * document also changes with the day, by up to 1 kB for the list. The aim for documents is 60 kB for the list,
 * 40 for a race and 30 for the home page.
 */
export const limitedPages: readonly LimitedPage[] = [
  { page: "/", limit: 126, document: 32.6 },
  { page: "/races", limit: 130, document: 78 },
  { page: "race", of: { list: "/races" }, limit: 129, document: 44.2 },
  { page: "/services", limit: 126 },
  { page: "/services?tab=virtual", limit: 126 },
  { page: "expert", of: { list: "/services", folder: "/experts" }, limit: 126 },
  { page: "/experts/apply", limit: 126 },
  { page: "/tools/pace", limit: 126 },
  { page: "/membership", limit: 122 },
  { page: "episode", of: { list: "/podcasts" }, limit: 129 },
  { page: "/chat", limit: 143 },
  { page: "/blog", limit: 0 },
  { page: "post", of: { list: "/blog" }, limit: 0 },
  {
    page: "message to an expert",
    of: { list: "/services", folder: "/experts", end: "/message" },
    limit: 0,
  },
  { page: "/podcasts", limit: 0 },
  { page: "/privacy", limit: 0 },
  { page: "/about", limit: 0 },
  { page: "/organizers", limit: 0 },
];

/** The most kB of styles that a page loads, with gzip. */
export const styleLimit = 14.5;

/** The first page below the folder that the document of a list links; `undefined` without one. */
export function linkedIn(html: string, { list, folder = list, end = "" }: Linked) {
  const found = new RegExp(`href="(${folder}/[0-9a-f-]{36})"`).exec(html)?.[1];
  return found && found + end;
}

/** The files that the script of a document names beforehand, and those that it imports. */
export function scriptsOf(html: string): string[] {
  const [, files = "", code = ""] =
    /data-files="([^"]*)"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const imported = matches(code, /\bimport\b(?:\(|[^"';]*?\bfrom\b)?\s*"([^"]+)"/g);
  return [...new Set([...files.split(" ").filter(Boolean), ...imported])];
}

export function stylesOf(html: string): string[] {
  return matches(html, /href="(\/assets\/[^"]+\.css)"/g);
}

export function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ""))];
}
