/** Paths that continue with a secret. The router decodes `%69nvitation` too. */
const SECRET =
  /^(\/*(?:invitation|reviews\/+(?:confirm|remove)|experts\/+inquiries|race-news|training\/+calendar|webhooks\/+tavus)\/+)[^/]+/i;

const MOST_LETTERS = 200;

/**
 * The path of an address for the log: without the query, which holds what visitors type, and without
 * the secrets of links in mails and of the provider's events.
 * @example loggedPath("/invitation/c2VjcmV0?x=1") // "/invitation/:token"
 */
export function loggedPath(url: string): string {
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const decoded = decode(path);
  const shown = SECRET.test(decoded) ? decoded.replace(SECRET, "$1:token") : path;
  return shown.slice(0, MOST_LETTERS);
}

function decode(path: string): string {
  if (!path.includes("%")) return path;
  // One invalid escape must not leave the others encoded.
  return path.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}
