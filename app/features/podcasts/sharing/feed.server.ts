import { createHash } from "node:crypto";
import { type Lang, sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { escapeXml } from "#values/web/xml/xml.ts";
import { chaptersOf } from "../reading/playable.ts";
import type { Podcast } from "../reading/podcast.ts";
import {
  episodeFileUrl,
  feedUrl,
  languageTags,
  podcastsAddress,
  podcastUrl,
  series,
  seriesCoverUrl,
  seriesIn,
} from "../reading/series.ts";
import { transcriptOf } from "../reading/transcript.ts";
import { descriptionOf } from "./structured-data.ts";

/** An episode whose file has a known size: a feed has to name it. */
type FeedPodcast = Podcast & { bytes: number };

/**
 * The feed for programs that subscribe: RSS 2.0 with the tags of Apple and of the podcast namespace.
 * @param origin - `https://example.com`, without a closing slash
 * @see https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification
 */
export function podcastFeed(all: readonly Podcast[], origin: string, lang: Lang): string {
  const podcasts = all.filter(hasSize);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel>
${[...channelTags(podcasts, origin, lang), ...podcasts.map((podcast) => itemTag(podcast, origin))].join("\n")}
</channel>
</rss>
`;
}

function hasSize(podcast: Podcast): podcast is FeedPodcast {
  return podcast.bytes !== null;
}

function channelTags(podcasts: readonly FeedPodcast[], origin: string, lang: Lang): string[] {
  const series = seriesIn(lang);
  const self = feedUrl(origin, lang);
  const cover = seriesCoverUrl(origin, lang);
  const title = tag("title", series.title);
  const link = tag("link", inLanguage(lang, origin + podcastsAddress()));
  const { text, subcategory } = series.category;
  const [newest] = podcasts;
  const changed = newestChange(podcasts);
  return [
    title,
    link,
    tag("description", series.description),
    tag("language", series.language),
    tag("copyright", series.author),
    tag("generator", "Dorsal"),
    ...(newest ? [dateTag("pubDate", newest.createdAt)] : []),
    ...(changed ? [dateTag("lastBuildDate", changed)] : []),
    `<image>${tag("url", cover)}${title}${link}</image>`,
    emptyTag("atom:link", { href: self, rel: "self", type: "application/rss+xml" }),
    emptyTag("itunes:image", { href: cover }),
    tag("itunes:author", series.author),
    tag("itunes:explicit", "false"),
    tag("itunes:type", "episodic"),
    `<itunes:category${written({ text })}>${emptyTag("itunes:category", { text: subcategory })}</itunes:category>`,
    tag("podcast:guid", seriesGuid(self)),
    tag("podcast:locked", "yes"),
    tag("podcast:medium", "podcast"),
  ];
}

function itemTag(podcast: FeedPodcast, origin: string): string {
  const { title, disclosure, voiceName, seconds } = podcast;
  const language = languageTags[podcast.lang];
  const lines = transcriptOf(podcast);
  const isTimed = lines.some(({ start }) => start !== null);
  const hasChapters = chaptersOf(lines, podcast.races).length > 0;
  const link = podcastUrl(podcast, origin);
  const url = (name: Parameters<typeof episodeFileUrl>[1]) => episodeFileUrl(podcast, name, origin);
  const sound = {
    url: origin + podcast.audioUrl,
    length: String(podcast.bytes),
    type: "audio/mpeg",
  };
  const vtt = { url: url("transcript.vtt"), type: "text/vtt", language };
  const html = { url: url("transcript.html"), type: "text/html", language };
  const chapters = { url: url("chapters.json"), type: "application/json+chapters" };
  const say = sayIn(podcast.lang);
  const voice = voiceName
    ? say({ en: `${voiceName}, a synthetic voice`, es: `${voiceName}, una voz sintética` })
    : say({ en: "A synthetic voice", es: "Una voz sintética" });
  const tags = [
    tag("title", title),
    tag("link", link),
    tag("description", `${descriptionOf(podcast)}\n\n${disclosure}`),
    tag("guid", podcast.id, { isPermaLink: "false" }),
    dateTag("pubDate", podcast.createdAt),
    emptyTag("enclosure", sound),
    tag("itunes:title", title),
    tag("itunes:author", series.author),
    emptyTag("itunes:image", { href: url("cover.jpg") }),
    tag("itunes:explicit", "false"),
    tag("itunes:episodeType", "full"),
    ...(seconds === null ? [] : [tag("itunes:duration", String(Math.round(seconds)))]),
    ...(isTimed ? [emptyTag("podcast:transcript", vtt)] : []),
    emptyTag("podcast:transcript", html),
    ...(hasChapters ? [emptyTag("podcast:chapters", chapters)] : []),
    tag("podcast:person", voice, { role: "narrator", group: "cast", href: link }),
  ];
  return `<item>\n${tags.join("\n")}\n</item>`;
}

/** When an episode was changed last; `null` without episodes. */
export function newestChange(podcasts: readonly Podcast[]): Date | null {
  if (podcasts.length === 0) return null;
  return new Date(Math.max(...podcasts.map(({ updatedAt }) => updatedAt.getTime())));
}

type Attributes = Record<string, string>;

function tag(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;
}

/** @example dateTag("pubDate", day) === "<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>" */
function dateTag(name: string, moment: Date): string {
  return tag(name, moment.toUTCString());
}

function emptyTag(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`;
}

function written(attributes: Attributes): string {
  const pairs = Object.entries(attributes);
  return pairs.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join("");
}

/** The namespace of podcasts, which the podcast namespace fixes. */
const podcasts = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/**
 * The number by which directories know a podcast, however its feed moves: UUID version 5 of its first
 * address without the scheme and closing slashes.
 * @see https://podcasting2.org/docs/podcast-namespace/tags/guid
 * @example seriesGuid("https://podnews.net/rss") === "9b024349-ccf0-5f69-a609-6b82873eab3c"
 */
export function seriesGuid(feed: string): string {
  const name = feed.replace(/^[a-z]+:\/\//i, "").replace(/\/+$/, "");
  const hash = createHash("sha1")
    .update(Buffer.from(podcasts.replaceAll("-", ""), "hex"))
    .update(name)
    .digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
