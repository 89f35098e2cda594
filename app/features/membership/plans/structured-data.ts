import type { ItemList, WithContext } from "schema-dts";
import type { BillingInterval } from "#services/payments/payments.ts";
import type { Lang, Words } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { centsOf, intervals, plans } from "./plans.ts";

const intervalNames: Record<BillingInterval, Words> = {
  month: { en: "Monthly", es: "Mensual" },
  year: { en: "Yearly", es: "Anual" },
};

/**
 * The plans with their prices as schema.org names them, for a `"script:ld+json"` descriptor.
 * @param address - of the membership page, without the prefix of a language
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function planStructuredData(address: string, lang: Lang): WithContext<ItemList> {
  const url = inLanguage(lang, address);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: plans.map(({ tier, name, description }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      item: {
        "@type": "Product",
        name: `Dorsal ${name}`,
        description: description[lang],
        brand: { "@type": "Brand", name: "Dorsal" },
        offers: intervals.map((interval) => ({
          "@type": "Offer",
          name: intervalNames[interval][lang],
          price: (centsOf(tier, interval) / 100).toFixed(2),
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          url: interval === "year" ? `${url}?billing=yearly` : url,
        })),
      },
    })),
  };
}
