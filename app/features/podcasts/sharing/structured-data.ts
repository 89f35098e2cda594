import { href } from "react-router";
import type { BreadcrumbList, PodcastEpisode, PodcastSeries, WithContext } from "schema-dts";
import { type Lang, sayIn } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { inLanguage } from "#values/web/language.ts";
import { breadcrumb } from "#values/web/structured-data.ts";
import { isoPlayTime } from "../reading/play-time.ts";
import type { Podcast } from "../reading/podcast.ts";
import {
  feedUrl,
  languageTags,
  podcastsAddress,
  podcastUrl,
  seriesCoverUrl,
  seriesIn,
} from "../reading/series.ts";
import { spokenLines } from "../script/spoken-lines.ts";

const descriptionLimit = 600;

/** The podcast as schema.org knows it. */
export function seriesStructuredData(origin: string, lang: Lang): WithContext<PodcastSeries> {
  return { "@context": "https://schema.org", ...seriesOf(origin, lang) };
}

/**
 * An episode with its sound, its races, and where its page lies. What is said in it stands on the page:
 * here it would double the document.
 * @param origin - `https://example.com`, without a closing slash
 */
export function podcastStructuredData(
  podcast: Podcast,
  origin: string,
): [WithContext<PodcastEpisode>, WithContext<BreadcrumbList>] {
  const url = podcastUrl(podcast, origin);
  const duration = podcast.seconds === null ? null : isoPlayTime(podcast.seconds);
  const episode: WithContext<PodcastEpisode> = {
    "@context": "https://schema.org",
    "@type": "PodcastEpisode",
    "@id": url,
    url,
    name: podcast.title,
    description: descriptionOf(podcast),
    datePublished: podcast.createdAt.toISOString(),
    dateModified: podcast.updatedAt.toISOString(),
    inLanguage: languageTags[podcast.lang],
    image: `${url}/cover.jpg`,
    isAccessibleForFree: true,
    creditText: podcast.disclosure,
    partOfSeries: seriesOf(origin, podcast.lang),
    associatedMedia: {
      "@type": "AudioObject",
      contentUrl: origin + podcast.audioUrl,
      encodingFormat: "audio/mpeg",
      ...(duration && { duration }),
      ...(podcast.bytes !== null && { contentSize: String(podcast.bytes) }),
    },
    ...(duration && { duration }),
    ...(podcast.races.length > 0 && {
      about: podcast.races.map(({ id, name }) => ({
        "@type": "SportsEvent" as const,
        name,
        url: `${origin}/races/${id}`,
      })),
    }),
  };
  return [episode, podcastBreadcrumb(podcast, origin)];
}

function seriesOf(origin: string, lang: Lang) {
  const series = seriesIn(lang);
  const url = inLanguage(lang, origin + podcastsAddress());
  return {
    "@type": "PodcastSeries",
    "@id": url,
    url,
    name: series.title,
    description: series.description,
    webFeed: feedUrl(origin, lang),
    image: seriesCoverUrl(origin, lang),
    inLanguage: series.language,
    author: { "@type": "Organization", name: series.author, url: `${origin}/` },
  } as const satisfies PodcastSeries;
}

/** Home, the podcasts and this episode. */
function podcastBreadcrumb(
  { id, title, lang }: Podcast,
  origin: string,
): WithContext<BreadcrumbList> {
  return breadcrumb(
    [
      {
        name: sayIn(lang)({ en: "Podcasts", es: "Pódcasts" }),
        item: origin + podcastsAddress(),
      },
      { name: title, item: origin + href("/podcasts/:id", { id }) },
    ],
    origin,
    lang,
  );
}

/** What an episode is about, in plain words: what was written about it, or else how it begins. */
export function descriptionOf({ description, script }: Pick<Podcast, "description" | "script">) {
  return shorten(description?.trim() || beginningOf(script), descriptionLimit);
}

/** Its sentences without the headings, which would run into them. */
function beginningOf(script: string): string {
  return spokenLines(script)
    .flatMap(({ kind, text }) => (kind === "heading" ? [] : [text]))
    .join(" ");
}
