import type { Lang } from "#values/say.ts";
import { inLanguage, splitLanguage } from "#values/web/language.ts";

/** The address of a link in a language: pages of this site; other sites and files, whose names have an ending, have none. */
export function linkIn(address: string, lang: Lang): string {
  const [pathname = ""] = address.split(/[?#]/, 1);
  if (!/^\/(?!\/)[^.]*$/.test(pathname)) return address;
  return inLanguage(lang, splitLanguage(pathname).path + address.slice(pathname.length));
}
