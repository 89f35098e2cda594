import { generateRssFeed } from "feedsmith";
import { episodeFileUrl } from "../episode-files.ts";
import type { Podcast } from "../podcast.ts";
import { chaptersOf } from "../reading/chapters.ts";
import { transcriptOf } from "../reading/transcript.ts";
import { feedUrl, podcastsAddress, podcastUrl, series, seriesCoverUrl } from "../series.ts";
import { descriptionOf } from "./description.ts";
import { seriesGuid } from "./series-guid.server.ts";

/** An episode whose file has a known size: a feed has to name it. */
type FeedPodcast = Podcast & { bytes: number };

/**
 * The feed for programs that subscribe: RSS 2.0 with the tags of Apple and of the podcast namespace.
 * @param origin - `https://example.com`, without a closing slash
 * @see https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification
 */
export function podcastFeed(all: readonly Podcast[], origin: string): string {
  const podcasts = all.filter(hasSize);
  const self = feedUrl(origin);
  const cover = seriesCoverUrl(origin);
  const link = origin + podcastsAddress();
  const [newest] = podcasts;
  const feed = generateRssFeed(
    {
      title: series.title,
      link,
      description: series.description,
      language: series.language,
      copyright: series.author,
      generator: "Dorsal",
      ...(newest && { pubDate: newest.createdAt, lastBuildDate: newestChange(podcasts) }),
      image: { url: cover, title: series.title, link },
      atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
      itunes: {
        image: cover,
        author: series.author,
        explicit: false,
        type: "episodic",
        categories: [
          { text: series.category.text, categories: [{ text: series.category.subcategory }] },
        ],
      },
      podcast: {
        guid: seriesGuid(self),
        locked: { value: true },
        medium: "podcast",
      },
      items: podcasts.map((podcast) => itemOf(podcast, origin)),
    },
    { strict: true },
  );
  // The package writes the older `no`, and the standard asks for `false`.
  return feed.replaceAll("<itunes:explicit>no<", "<itunes:explicit>false<");
}

function hasSize(podcast: Podcast): podcast is FeedPodcast {
  return podcast.bytes !== null;
}

function itemOf(podcast: FeedPodcast, origin: string) {
  const lines = transcriptOf(podcast);
  const isTimed = lines.some(({ start }) => start !== null);
  const fileUrl = (name: Parameters<typeof episodeFileUrl>[1]) =>
    episodeFileUrl(podcast, name, origin);
  const link = podcastUrl(podcast, origin);
  const html = { url: fileUrl("transcript.html"), type: "text/html", language: series.language };
  const vtt = { url: fileUrl("transcript.vtt"), type: "text/vtt", language: series.language };
  return {
    title: podcast.title,
    link,
    description: `${descriptionOf(podcast)}\n\n${podcast.disclosure}`,
    guid: { value: podcast.id, isPermaLink: false },
    pubDate: podcast.createdAt,
    enclosures: [{ url: origin + podcast.audioUrl, length: podcast.bytes, type: "audio/mpeg" }],
    itunes: {
      title: podcast.title,
      author: series.author,
      image: fileUrl("cover.jpg"),
      explicit: false,
      episodeType: "full",
      ...(podcast.seconds !== null && { duration: Math.round(podcast.seconds) }),
    },
    podcast: {
      transcripts: isTimed ? [vtt, html] : [html],
      ...(chaptersOf(lines, podcast.races).length > 0 && {
        chapters: { url: fileUrl("chapters.json"), type: "application/json+chapters" },
      }),
      persons: [
        {
          display: podcast.voiceName
            ? `${podcast.voiceName}, a synthetic voice`
            : "A synthetic voice",
          role: "narrator",
          group: "cast",
          href: link,
        },
      ],
    },
  };
}

function newestChange(podcasts: readonly Podcast[]): Date {
  return new Date(Math.max(...podcasts.map(({ updatedAt }) => updatedAt.getTime())));
}
