import { withQuery } from "#values/address.ts";
import { type Lang, langs } from "#values/say.ts";

/**
 * The address of a server function that answers a page in its language. Programs leave the parameter
 * out and are answered in English.
 */
export function callIn(lang: Lang, path: string): string {
  return withQuery(path, { lang: lang !== "en" && lang });
}

/** The language in which a server function answers. */
export function languageOfCall({ searchParams }: URL): Lang {
  return langs.find((lang) => lang === searchParams.get("lang")) ?? "en";
}
