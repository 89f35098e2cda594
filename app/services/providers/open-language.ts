import { type Lang, langs } from "#values/say.ts";

/**
 * The language in which a person is written to: English where it is not known, and where this site is not
 * open in it.
 * @param open - the languages of this site; all of them where it is left out
 */
export function openLanguage(lang: Lang | undefined, open: readonly Lang[] = langs): Lang {
  return lang && open.includes(lang) ? lang : "en";
}
