import { href } from "react-router";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { seriesIn } from "../reading/series.ts";

/** By which programs find the feed of a language from a page. */
export function feedLink(lang: Lang) {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: seriesIn(lang).title,
    href: inLanguage(lang, href("/podcasts/feed.xml")),
  } as const;
}
