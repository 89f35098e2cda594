import { type Lang, langs } from "../say.ts";

/** The path before all addresses of a language; English has none. */
const prefixes: Record<Lang, string> = { en: "", es: "/es" };

/** The router's basename for a language. */
export function basenameOf(lang: Lang): string {
  return prefixes[lang] || "/";
}

/**
 * The language of a path, and the path without its prefix.
 * @example splitLanguage("/es/races") // { lang: "es", path: "/races" }
 */
export function splitLanguage(pathname: string): { lang: Lang; path: string } {
  for (const lang of langs) {
    const prefix = prefixes[lang];
    if (prefix === "") continue;
    // The router asks for the data of `/es` at `/es.data`.
    if (pathname === prefix || pathname === `${prefix}.data`) return { lang, path: "/" };
    if (pathname.startsWith(`${prefix}/`)) return { lang, path: pathname.slice(prefix.length) };
  }
  return { lang: "en", path: pathname };
}

/**
 * The same page in a language. The router prefixes its own links; this is for the whole addresses of
 * letters, feeds and search engines, and for links from one language to another.
 * @param address - a path or a whole address, without the prefix of a language
 * @example inLanguage("es", "https://dorsal.example/races?x=1") // "https://dorsal.example/es/races?x=1"
 */
export function inLanguage(lang: Lang, address: string): string {
  const prefix = prefixes[lang];
  if (prefix === "") return address;
  const origin = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? "";
  const path = address.slice(origin.length);
  return `${origin}${prefix}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** The language of the page that a loader or an action is asked for: `languageOf(args.url)`. */
export function languageOf(url: URL): Lang {
  return splitLanguage(url.pathname).lang;
}

/**
 * The path of a page without the prefix of its language, as redirects and `pageMeta` take it: both add the
 * prefix.
 */
export function pathOf(url: URL): string {
  return splitLanguage(url.pathname).path;
}
