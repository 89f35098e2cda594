/**
 * What a route declares of itself, as `export const handle: Handle = { … }`, for the frame of the
 * pages, the host and the tests. Defaults are omitted.
 */
export type Handle = {
  /** The page needs no script and gets none. */
  plain?: true;
  /**
   * Where the page leads without scripts, when its address asks for something that only a script
   * shows; `null` for any other address.
   */
  withoutScript?(
    params: Readonly<Record<string, string | undefined>>,
    asked: URLSearchParams,
  ): string | null;
  /**
   * The action changes nothing that a cached page shows. Any other action calls `dropPages`, or
   * outdated pages stay; a needless call would let a stranger empty the cache.
   */
  keepsPages?: true;
  /** The page does not use the display typeface, so it is not preloaded. */
  hasOneTypeface?: true;
  /**
   * Who may show the document in a frame: pages of this site, or those of any site. Such a document
   * has no frames of its own; one for everyone reads no cookie and has no script.
   */
  framedBy?: "site" | "everyone";
};

/** What a matched route declares. */
export function handleOf(match: { handle: unknown }): Handle {
  // React Router does not type `handle`; each declaration is type-checked in its module.
  return (match.handle ?? {}) as Handle;
}
