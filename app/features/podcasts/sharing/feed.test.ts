import { parseFeed } from "podcast-partytime";
import Parser from "rss-parser";
import { expect, test } from "vitest";
import type { Podcast } from "../reading/podcast.ts";
import { podcastFeed, seriesGuid } from "./feed.server.ts";

const origin = "https://run.test";

const naughty = 'Races & "runs" <script>alert(1)</script> ]]> ñandú 🏃';

const podcast: Podcast = {
  id: "9c1d0000-0000-4000-8000-000000000001",
  title: naughty,
  script: "Hello. Now the Costa Serena 10K. It is flat.",
  description: null,
  disclosure: "This episode is read by a synthetic voice.",
  audioUrl: "/media/podcasts/0123456789abcdef/episode.mp3",
  seconds: 83.4,
  bytes: 333_600,
  voiceName: "Alba",
  kind: "road",
  lang: "en",
  cues: [-1, 0, 1, 2].map((line) => ({ line, start: (line + 1) * 20, end: (line + 2) * 20 })),
  createdAt: new Date("2026-11-02T08:00:00Z"),
  updatedAt: new Date("2026-11-05T08:00:00Z"),
  races: [{ id: "5f0d7f6e-6f8d-4f0e-9a57-0d5f0a3c2b11", name: "Costa Serena 10K" }],
};

const feed = podcastFeed(
  [podcast, { ...podcast, id: "without-a-size", bytes: null }],
  origin,
  "en",
);
const page = `${origin}/podcasts/${podcast.id}`;

test("the feed has what PSP-1 requires and recommends, as a first library reads it", async () => {
  const found = await parseFeed(feed);
  expect(found).toMatchObject({
    title: "Dorsal, the running podcast",
    link: `${origin}/podcasts`,
    language: "en-US",
    explicit: false,
    guid: seriesGuid(`${origin}/podcasts/feed.xml`),
  });
  const read = JSON.parse(JSON.stringify(found));
  expect(read.items).toHaveLength(1);
  const [item] = read.items;
  expect(item).toMatchObject({
    guid: podcast.id,
    link: page,
    duration: 83,
    explicit: false,
    enclosure: { url: origin + podcast.audioUrl, length: 333_600, type: "audio/mpeg" },
    podcastTranscripts: expect.arrayContaining([
      expect.objectContaining({ url: `${page}/transcript.vtt`, type: "text/vtt" }),
      expect.objectContaining({ url: `${page}/transcript.html`, type: "text/html" }),
    ]),
    podcastChapters: { url: `${page}/chapters.json`, type: "application/json+chapters" },
    podcastPeople: [expect.objectContaining({ name: "Alba, a synthetic voice", role: "Narrator" })],
  });
  expect(item.description).toContain(podcast.disclosure);
});

test("a second library reads the same, and no mark of a title becomes one of the feed", async () => {
  const found = await new Parser().parseString(feed);
  expect(found.feedUrl).toBe(`${origin}/podcasts/feed.xml`);
  expect(found.itunes).toMatchObject({
    author: "Dorsal",
    explicit: "false",
    image: `${origin}/podcasts/cover.jpg`,
    categories: ["Sports"],
  });
  const [item] = found.items;
  expect(item?.title).toBe(naughty);
  expect(item?.guid).toBe(podcast.id);
  expect(item?.isoDate).toBe("2026-11-02T08:00:00.000Z");
  expect(item?.enclosure).toEqual({
    url: origin + podcast.audioUrl,
    length: "333600",
    type: "audio/mpeg",
  });
  expect(item?.itunes).toMatchObject({ duration: "83", image: `${page}/cover.jpg` });
});

test("the tags that no library reads are as the standard writes them", () => {
  expect(feed).toContain('<guid isPermaLink="false">');
  expect(feed).toContain("<podcast:locked>yes</podcast:locked>");
  expect(feed).toContain("<podcast:medium>podcast</podcast:medium>");
  expect(feed.match(/<itunes:explicit>false</g)).toHaveLength(2);
  expect(feed).toContain(
    '<itunes:category text="Sports"><itunes:category text="Running"/></itunes:category>',
  );
  expect(feed).toMatch(/<pubDate>Mon, 02 Nov 2026 08:00:00 GMT<\/pubDate>/);
  const [, description = ""] = /<description>([^<]*)</.exec(feed) ?? [];
  expect(Buffer.byteLength(description)).toBeLessThan(4000);
});

test("a letter that XML cannot carry breaks no feed", async () => {
  const broken = { ...podcast, title: "One\u0000\u001b two\ud83c", voiceName: '"Al"\u0007 & <ba>' };
  const xml = podcastFeed([broken], origin, "en");
  const [item] = (await new Parser().parseString(xml)).items;
  expect(item?.title).toBe("One two\ufffd");
  expect(xml).toContain("&#34;Al&#34; &#38; &#60;ba&#62;, a synthetic voice</podcast:person>");
});

test("a feed without episodes is one", async () => {
  const found = await new Parser().parseString(podcastFeed([], origin, "en"));
  expect(found.items).toEqual([]);
});

test("the number of a podcast is that of its address without scheme and slash", () => {
  expect(seriesGuid("https://podnews.net/rss")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
  expect(seriesGuid("http://podnews.net/rss/")).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
});
