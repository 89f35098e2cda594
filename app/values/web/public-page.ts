/**
 * The headers of a page that is the same for every visitor: it may be kept and given to all. Browsers
 * ask again each time, because its reader may have signed in meanwhile.
 */
export function publicPageHeaders(): { "Cache-Control": string } {
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

/**
 * Of a document that is the same for everybody: scripts on other sites may read it. Browsers then send no
 * cookies.
 */
export const openDocument = { "Access-Control-Allow-Origin": "*" } as const;
