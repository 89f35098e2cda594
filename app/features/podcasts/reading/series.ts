import { href } from "react-router";
import type { Lang } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import type { Podcast } from "./podcast.ts";

/** The podcast as a whole, as its page, its feed and search engines name it. */
export const series = {
  title: "Dorsal, the running podcast",
  description:
    "Short episodes about races and running: what a race is like, how to train for it, what to bring. Each one comes with its script, and its chapters lead to the pages of the races.",
  /** Whom directories name as the author. */
  author: "Dorsal",
  language: "en-US",
  category: { text: "Sports", subcategory: "Running" },
} as const;

/** The podcast in a language, as it has a feed in each. */
export function seriesIn(lang: Lang) {
  if (lang === "en") return series;
  return {
    ...series,
    title: "Dorsal, el pódcast para correr",
    description:
      "Episodios cortos sobre carreras y running: cómo es una carrera, cómo entrenar para ella, qué llevar. Cada uno trae su guion y sus capítulos llevan a las páginas de las carreras.",
    language: languageTags[lang],
  };
}

/** The language of an episode, for programs that play it. */
export const languageTags: Record<Lang, string> = { en: series.language, es: "es-419" };

/** Said of every episode where no length is known yet, and never changed: FAKE-02. */
export const listedLength = "5-7 min";

/** @param origin - `https://example.com`, without a closing slash */
export function podcastUrl({ id, lang }: Pick<Podcast, "id" | "lang">, origin: string): string {
  return inLanguage(lang, origin + href("/podcasts/:id", { id }));
}

export function feedUrl(origin: string, lang: Lang): string {
  return inLanguage(lang, origin + href("/podcasts/feed.xml"));
}

export function seriesCoverUrl(origin: string, lang: Lang): string {
  return inLanguage(lang, origin + href("/podcasts/cover.jpg"));
}

/** One page of the list of episodes. */
export function podcastsAddress(page = 1): string {
  return page > 1 ? `${href("/podcasts")}?page=${page}` : href("/podcasts");
}

/** The files of an episode below its page, which programs for podcasts and previews of links ask for. */
const episodeFiles = [
  "cover.svg",
  "cover.jpg",
  "share.jpg",
  "transcript.vtt",
  "transcript.html",
  "chapters.json",
  "player.json",
] as const;

type EpisodeFile = (typeof episodeFiles)[number];

export function episodeFileUrl(
  { id }: Pick<Podcast, "id">,
  file: EpisodeFile,
  origin: string,
): string {
  return origin + href("/podcasts/:id/:file", { id, file });
}

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

/** ERR-87 */
export const podcastsFailed = {
  en: "Failed to load podcasts. Please try again later.",
  es: "No pudimos cargar los pódcasts. Inténtalo de nuevo más tarde.",
};

/** ERR-88 */
export const podcastFailed = {
  en: "Failed to load podcast. Please try again later.",
  es: "No pudimos cargar el pódcast. Inténtalo de nuevo más tarde.",
};

/** The title of a page without its episode. */
export const podcastMissing = { en: "Podcast Not Found", es: "No encontramos este pódcast" };
