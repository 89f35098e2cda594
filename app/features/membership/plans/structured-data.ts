import type { ItemList, WithContext } from "schema-dts";
import { centsOf, intervals, plans } from "./plans.ts";

/**
 * The plans with their prices as schema.org names them, for a `"script:ld+json"` descriptor.
 * @param url - of the membership page
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
export function planStructuredData(url: string): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: plans.map(({ tier, name, description }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      item: {
        "@type": "Product",
        name: `Dorsal ${name}`,
        description,
        brand: { "@type": "Brand", name: "Dorsal" },
        offers: intervals.map((interval) => ({
          "@type": "Offer",
          name: interval === "year" ? "Yearly" : "Monthly",
          price: (centsOf(tier, interval) / 100).toFixed(2),
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          url: interval === "year" ? `${url}?billing=yearly` : url,
        })),
      },
    })),
  };
}
