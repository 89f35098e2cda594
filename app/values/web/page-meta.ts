import type { MetaDescriptor } from "react-router";
import type { Lang, Words } from "../say.ts";
import { shorten } from "../text/shorten.ts";
import { inLanguage } from "./language.ts";

export const siteName = "Dorsal";

/** What a page says about itself to search engines and to programs that preview a link to it. */
export type PageMeta = {
  /** Without the product's name, which is added. */
  title: string | Words;
  /** One or two plain sentences; cut at 160 characters. */
  description: string | Words;
  /** Absolute and canonical: without the prefix of a language, filters that only reorder, or tracking. */
  url: string;
  image?: { url: string; alt: string; width: number; height: number } | null;
  type?: "website" | "article";
  /** `false` keeps the page out of search engines. */
  indexed?: boolean;
  written?: Written;
};

/**
 * Of a text that exists in one language, wherever it is shown, or in two as two pages. The loader of its
 * page returns it as `written`, for `pageMeta` and for the link to the other language.
 */
export type Written = {
  lang: Lang;
  /** The path of the same text in another language, without a prefix. */
  translation: { lang: Lang; to: string } | null;
};

const descriptionLimit = 160;

/** The language of the page, and those that the site has. */
export type PageLanguages = { lang: Lang; languages: readonly Lang[] };

/**
 * What `meta` functions know of the languages. The loader of the root, which is the first match, gives
 * both; while it has failed, the page is English.
 */
export function pageLanguages(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): PageLanguages {
  const root = matches[0]?.loaderData as PageLanguages | undefined;
  return root ?? { lang: "en", languages: ["en"] };
}

const locales: Record<Lang, string> = { en: "en_US", es: "es_419" };

/**
 * The descriptors of `<title>`, description, canonical address, the other languages, Open Graph and the
 * Twitter card.
 *
 * @example
 * export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
 *   pageMeta(pageLanguages(matches), { title: "About", description: "…", url: loaderData.url });
 */
export function pageMeta({ lang, languages }: PageLanguages, page: PageMeta): MetaDescriptor[] {
  const title = inOne(lang, page.title);
  const description = shorten(inOne(lang, page.description), descriptionLimit);
  const { written } = page;
  const own = written && languages.includes(written.lang) ? written.lang : lang;
  const url = inLanguage(own, page.url);
  return [
    pageTitle(title),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.indexed === false ? [] : alternates(addressesOf(page, languages))),
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: locales[own] },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...imageMeta(page.image),
    ...(page.indexed === false ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The address of the page in each language that it exists in. */
function addressesOf(
  { url, written }: Pick<PageMeta, "url" | "written">,
  languages: readonly Lang[],
): { lang: Lang; url: string }[] {
  return languages.flatMap((lang) => {
    const path = pathIn(lang, url, written);
    if (path === null) return [];
    // A page whose data are on their way has a path only.
    const address = URL.canParse(path, url) ? new URL(path, url).href : path;
    return [{ lang, url: inLanguage(lang, address) }];
  });
}

/**
 * The path of a page in a language, without its prefix; `null` if its text does not exist in it.
 * @param path - the page itself
 */
export function pathIn(lang: Lang, path: string, written: Written | undefined): string | null {
  if (!written || written.lang === lang) return path;
  return written.translation?.lang === lang ? written.translation.to : null;
}

/** The text of the page that is shown, if its loader says that it exists in one language. */
export function writtenOf(
  matches: readonly ({ loaderData?: unknown } | undefined)[],
): Written | undefined {
  const page = matches.at(-1)?.loaderData as { written?: Written } | null | undefined;
  return page?.written;
}

/** Where search engines find the page in each language; English is for readers of any other. */
function alternates(pages: readonly { lang: Lang; url: string }[]): MetaDescriptor[] {
  if (pages.length < 2) return [];
  const alternate = (hrefLang: string, url: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: url,
  });
  const english = pages.filter(({ lang }) => lang === "en");
  return [
    ...pages.map(({ lang, url }) => alternate(lang, url)),
    ...english.map(({ url }) => alternate("x-default", url)),
  ];
}

/** The title of a window: the page, then the product. */
export function pageTitle(page: string): { title: string } {
  return { title: page === siteName ? siteName : `${page} · ${siteName}` };
}

/** What people have written, such as the name of a race, is a text as it stands. */
function inOne(lang: Lang, text: string | Words): string {
  return typeof text === "string" ? text : text[lang];
}

/** The descriptors of a screen that search engines leave out, such as those of the back office. */
export function officeMeta(title: string | Words, lang: Lang): MetaDescriptor[] {
  return [pageTitle(inOne(lang, title)), { name: "robots", content: "noindex" }];
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
