const somewhere = "http://here.invalid";
const longestPath = 2000;

/** A path on this site with its query, from a form; `/` for whatever could lead elsewhere. */
export function localPath(text: unknown): string {
  if (typeof text !== "string" || text.length > longestPath || !text.startsWith("/")) return "/";
  const url = URL.parse(text, somewhere);
  // `//evil.example` and `/\evil.example` have another origin; `/.//evil.example` becomes the first.
  if (url?.origin !== somewhere || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search;
}
