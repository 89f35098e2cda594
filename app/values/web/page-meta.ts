import type { MetaDescriptor } from "react-router";
import { shorten } from "../text/shorten.ts";

export const siteName = "Dorsal";

/** What a page says about itself to search engines and to programs that preview a link to it. */
export type PageMeta = {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two plain sentences; cut at 160 characters. */
  description: string;
  /** Absolute and canonical: without filters that only reorder, without tracking. */
  url: string;
  image?: { url: string; alt: string; width: number; height: number } | null;
  type?: "website" | "article";
  /** `false` keeps the page out of search engines. */
  indexed?: boolean;
};

const descriptionLimit = 160;

/**
 * The descriptors of `<title>`, description, canonical address, Open Graph and the Twitter card.
 *
 * @example
 * export const meta: Route.MetaFunction = ({ loaderData }) =>
 *   pageMeta({ title: "About", description: "…", url: loaderData.url });
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const description = shorten(page.description, descriptionLimit);
  return [
    pageTitle(page.title),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: page.url },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "en_US" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: page.url },
    ...imageMeta(page.image),
    ...(page.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The title of a window: the page, then the product. */
export function pageTitle(page: string): { title: string } {
  return { title: page === siteName ? siteName : `${page} · ${siteName}` };
}

/** The descriptors of a screen that search engines leave out, such as those of the back office. */
export function officeMeta(title: string): MetaDescriptor[] {
  return [pageTitle(title), { name: "robots", content: "noindex" }];
}

function imageMeta(image: PageMeta["image"]): MetaDescriptor[] {
  if (!image) return [{ name: "twitter:card", content: "summary" }];
  return [
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: image.alt },
  ];
}
