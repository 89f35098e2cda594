import type { Lang, Words } from "#values/say.ts";
import { useLang, useSay } from "./language.tsx";

const hints: Record<Lang, Words> = {
  en: { en: "In English", es: "En inglés" },
  es: { en: "In Spanish", es: "En español" },
};

/** Says that a text is in another language than the page, before a reader follows a link to it. */
export function WrittenIn({ lang }: { lang: Lang }) {
  const say = useSay();
  return useLang() === lang ? null : <span>{say(hints[lang])}</span>;
}
