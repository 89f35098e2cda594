import type { BreadcrumbList, WithContext } from "schema-dts";
import { type Lang, sayIn } from "../say.ts";
import { inLanguage } from "./language.ts";

/**
 * The way to a page for search engines: home, the list, the page.
 * @param steps - from the list to the page, with whole addresses, which have no prefix of a language
 * @param origin - `https://example.com`, without a closing slash
 */
export function breadcrumb(
  steps: readonly { name: string; item: string }[],
  origin: string,
  lang: Lang,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: sayIn(lang)({ en: "Home", es: "Inicio" }), item: `${origin}/` },
      ...steps,
    ].map(({ name, item }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: inLanguage(lang, item),
    })),
  };
}
