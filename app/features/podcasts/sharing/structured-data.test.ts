import { expect, test } from "vitest";
import type { Podcast } from "../reading/podcast.ts";
import { podcastStructuredData, seriesStructuredData } from "./structured-data.ts";

const podcast: Podcast = {
  id: "9c1d0000-0000-4000-8000-000000000001",
  title: "Two races of the spring",
  script: '# Spring\n\nThe Costa Serena 10K is flat. <break time="1s"/> Run it.',
  description: null,
  disclosure: "This episode is read by a synthetic voice.",
  audioUrl: "/media/podcasts/0123456789abcdef/episode.mp3",
  seconds: 83.4,
  bytes: 333_600,
  voiceName: null,
  kind: "road",
  lang: "en",
  cues: [],
  createdAt: new Date("2026-11-02T08:00:00Z"),
  updatedAt: new Date("2026-11-05T08:00:00Z"),
  races: [{ id: "c", name: "Costa Serena 10K" }],
};

const read = (changes: Partial<Podcast> = {}) =>
  JSON.parse(JSON.stringify(podcastStructuredData({ ...podcast, ...changes }, "https://run.test")));

test("an episode has absolute addresses, its sound, its races and its series", () => {
  const [episode, trail] = read();
  expect(episode).toMatchObject({
    "@context": "https://schema.org",
    "@type": "PodcastEpisode",
    url: `https://run.test/podcasts/${podcast.id}`,
    description: "The Costa Serena 10K is flat. Run it.",
    datePublished: "2026-11-02T08:00:00.000Z",
    duration: "PT1M23S",
    image: `https://run.test/podcasts/${podcast.id}/cover.jpg`,
    creditText: podcast.disclosure,
    associatedMedia: {
      contentUrl: `https://run.test${podcast.audioUrl}`,
      contentSize: "333600",
    },
    about: [{ "@type": "SportsEvent", name: "Costa Serena 10K", url: "https://run.test/races/c" }],
    partOfSeries: { "@type": "PodcastSeries", webFeed: "https://run.test/podcasts/feed.xml" },
  });
  expect(trail.itemListElement).toHaveLength(3);
});

test("what is not known is left out", () => {
  const [episode] = read({ seconds: null, bytes: null, races: [], description: "A word." });
  expect(episode).not.toHaveProperty("duration");
  expect(episode).not.toHaveProperty("about");
  expect(episode.associatedMedia).not.toHaveProperty("contentSize");
  expect(episode.description).toBe("A word.");
  expect(seriesStructuredData("https://run.test", "en")["@type"]).toBe("PodcastSeries");
});
