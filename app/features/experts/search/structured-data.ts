import { href } from "react-router";
import type { ItemList, WithContext } from "schema-dts";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import type { ExpertCard } from "../expert.ts";

/** The experts of one page of the list as schema.org's `ItemList`, which leads to their own pages. */
export function expertsStructuredData(
  experts: readonly Pick<ExpertCard, "id" | "name">[],
  { origin, before, lang }: { origin: string; before: number; lang: Lang },
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: experts.map(({ id, name }, place) => ({
      "@type": "ListItem",
      position: before + place + 1,
      name,
      url: inLanguage(lang, origin + href("/experts/:id", { id })),
    })),
  };
}
