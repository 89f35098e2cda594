import type { DeclaredRoute } from "../routes.ts";

const MOST_LETTERS = 200;

/**
 * Finds the paths that hold a secret: a parameter with the name `token` opens something by itself.
 * The router decodes `%69nvitation` too, and takes two slashes for one.
 */
export function secretPaths(routes: readonly Pick<DeclaredRoute, "pattern">[]): RegExp {
  const beginnings = routes
    .filter(({ pattern }) => pattern.includes(":token"))
    .map(({ pattern }) =>
      pattern.slice(0, pattern.indexOf(":token")).replace(/:\w+/g, "[^/]+").replaceAll("/", "/+"),
    );
  // Pages of other languages than English have the code of their language in front.
  return new RegExp(`^(/*(?:[a-z]{2}/+)?(?:${beginnings.join("|") || "(?!)"}))[^/]+`, "i");
}

/**
 * The path of an address for the log: without the query, which holds what visitors type, and without
 * the secrets of links in mails and of the provider's events.
 * @param secrets - from `secretPaths`
 * @example loggedPath("/invitation/c2VjcmV0?x=1", secrets) // "/invitation/:token"
 */
export function loggedPath(url: string, secrets: RegExp): string {
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const decoded = decode(path);
  const shown = secrets.test(decoded) ? decoded.replace(secrets, "$1:token") : path;
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
