import { readCookie, writeCookie } from "./cookie.ts";

const cookieName = "dorsal.said";

/** Longer sentences are cut: a cookie is no place for prose. */
const sentenceLimit = 300;

/** The next page is asked for at once; a sentence that arrives later is not said. */
const secondsKept = 30;

/**
 * Redirects to a page that shows the message once, with or without scripts. The page reads it with
 * `saidBefore`.
 * @example `return seeOtherSaying(href("/admin/races"), "Race deleted.")`
 */
export function seeOtherSaying(path: string, sentence: string): Response {
  const value = sentence.slice(0, sentenceLimit).toWellFormed();
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      "Set-Cookie": writeCookie(cookieName, value, { seconds: secondsKept }),
    },
  });
}

/** What the page before left to be said. */
export function saidBefore(cookies: string | null): string | null {
  return readCookie(cookies, cookieName) || null;
}

/** The `Set-Cookie` value after which it is not said again. */
export function saidNow(): string {
  return writeCookie(cookieName, null, { seconds: secondsKept });
}
