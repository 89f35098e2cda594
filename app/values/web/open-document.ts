/**
 * Of a document that is the same for everybody: scripts on other sites may read it. Browsers then send no
 * cookies.
 */
export const openDocument = { "Access-Control-Allow-Origin": "*" } as const;
