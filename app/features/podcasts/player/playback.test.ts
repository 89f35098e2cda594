import { expect, test } from "vitest";
import type { PlayableEpisode } from "../reading/playable.ts";
import { chapterAt, readPlayable } from "./playback.ts";

const episode: PlayableEpisode = {
  id: "a",
  title: "An easy day",
  audioUrl: "/media/podcasts/a/episode.mp3",
  seconds: 120,
  cover: "/podcasts/a/cover.svg",
  chapters: [
    { start: 0, title: "Introduction", raceId: null },
    { start: 30, title: "Costa Serena 10K", raceId: "c" },
  ],
  next: "/podcasts/b/player.json",
};

test("an episode is read back as it was stored", () => {
  expect(readPlayable(JSON.parse(JSON.stringify(episode)))).toEqual(episode);
  expect(readPlayable({ ...episode, seconds: null, next: null })).toMatchObject({ seconds: null });
});

test("anything else is not played, least of all from another site", () => {
  const odd = [
    null,
    "a",
    [],
    {},
    { ...episode, audioUrl: "https://elsewhere.test/a.mp3" },
    { ...episode, audioUrl: "//elsewhere.test/a.mp3" },
    { ...episode, cover: "javascript:alert(1)" },
    { ...episode, next: "https://elsewhere.test" },
    { ...episode, seconds: "120" },
    { ...episode, title: 3 },
    { ...episode, chapters: "none" },
  ];
  for (const value of odd) expect(readPlayable(value), JSON.stringify(value)).toBeNull();
  expect(readPlayable({ ...episode, chapters: [{ start: "0" }] })?.chapters).toEqual([]);
});

test("the chapter of a moment is the last one that has begun", () => {
  expect(chapterAt(episode.chapters, 0)).toBe(0);
  expect(chapterAt(episode.chapters, 29)).toBe(0);
  expect(chapterAt(episode.chapters, 30)).toBe(1);
  expect(chapterAt([], 30)).toBe(-1);
});
