import { href } from "react-router";
import type { ItemList, WithContext } from "schema-dts";
import type { ExpertCard } from "../expert.ts";

/** The experts of one page of the list as schema.org's `ItemList`, which leads to their own pages. */
export function expertsStructuredData(
  experts: readonly Pick<ExpertCard, "id" | "name">[],
  { origin, before }: { origin: string; before: number },
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: experts.map(({ id, name }, place) => ({
      "@type": "ListItem",
      position: before + place + 1,
      name,
      url: origin + href("/experts/:id", { id }),
    })),
  };
}
