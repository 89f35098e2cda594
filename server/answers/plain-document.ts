/** Follows the color scheme of the system. The policy of documents allows no other style without a file. */
const PAGE = "color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif";
const BODY = "max-width: 34rem; margin: 0 auto; padding: 15vh 1.5rem 2rem";
const HEADING = "margin: 0; font-size: 1.5rem; line-height: 1.3; text-wrap: balance";

/**
 * A document of the host itself, for when the product cannot answer with a page of its own.
 * @param title - HTML, as in `body`
 * @param body - HTML below the title
 */
export function plainDocument(lang: string, title: string, body: string): string {
  return (
    `<!doctype html><html lang="${lang}" style="${PAGE}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
    `<body style="${BODY}"><main><h1 style="${HEADING}">${title}</h1>${body}</main>`
  );
}
