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

const beside = new WeakMap<object, string[]>();

/** Keeps what `structuredData` says beside the answer of a loader: the data for the browser do not hold it again. */
export function keepStructuredData(answer: object, subjects: readonly object[]): void {
  beside.set(
    answer,
    subjects.map((each) => JSON.stringify(each)),
  );
}

/**
 * What a page says about its subject, as JSON of schema.org: on the server what is kept beside the answer of
 * its loader, in a browser what the document holds, which is nothing when the page came as data.
 * @param id - of the subject, in its addresses
 */
export function structuredData(answer: object, id: string): string[] {
  if (import.meta.env.SSR) return beside.get(answer) ?? [];
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].map((each) => each.textContent).filter((text) => text.includes(id));
}
