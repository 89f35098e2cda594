import type { BreadcrumbList, WithContext } from "schema-dts";

/**
 * The way to a page for search engines: home, the list, the page.
 * @param steps - from the list to the page, with whole addresses
 * @param origin - `https://example.com`, without a closing slash
 */
export function breadcrumb(
  steps: readonly { name: string; item: string }[],
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", item: `${origin}/` }, ...steps].map((step, place) => ({
      "@type": "ListItem",
      position: place + 1,
      ...step,
    })),
  };
}
