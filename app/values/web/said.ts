import type { Sentence, Words } from "../say.ts";
import { readCookie, writeCookie } from "./cookie.ts";

const cookieName = "dorsal.said";

/** Longer sentences are cut: a cookie is no place for prose. */
const sentenceLimit = 300;

/** Browsers drop a cookie of more than 4096 bytes; each language has its share. */
const bytesLimit = 1900;

/** Stands between the languages of a sentence that the next page says in its own. */
const between = "\n";

/** The next page is asked for at once; a sentence that arrives later is not said. */
const secondsKept = 30;

/**
 * Redirects to a page that shows the message once, with or without scripts. The page reads it with
 * `saidBefore`.
 * @example `return seeOtherSaying(href("/admin/races"), "Race deleted.")`
 */
export function seeOtherSaying(path: string, sentence: Sentence): Response {
  const texts = typeof sentence === "string" ? [sentence] : [sentence.en, sentence.es];
  const value = texts.map(fitting).join(between);
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      "Set-Cookie": writeCookie(cookieName, value, { seconds: secondsKept }),
    },
  });
}

function fitting(text: string): string {
  let length = sentenceLimit;
  const cut = () => text.slice(0, length).toWellFormed();
  while (encodeURIComponent(cut()).length > bytesLimit) length -= 10;
  return cut();
}

/** What the page before left to be said. */
export function saidBefore(cookies: string | null): Sentence | null {
  const value = readCookie(cookies, cookieName) || null;
  const [en, es] = value?.split(between) ?? [];
  return en === undefined || es === undefined ? value : ({ en, es } satisfies Words);
}

/**
 * The same for a loader, with what makes the browser forget it.
 * @example
 * const { said, init } = saidOnce(args.request);
 * return data({ ...shown, said }, init);
 */
export function saidOnce({ headers }: Request) {
  const said = saidBefore(headers.get("Cookie"));
  return { said, init: said ? { headers: { "Set-Cookie": saidNow() } } : {} };
}

/** The `Set-Cookie` value after which it is not said again. */
export function saidNow(): string {
  return writeCookie(cookieName, null, { seconds: secondsKept });
}
