import { href } from "react-router";
import { fold } from "#values/text/fold.ts";
import type { Podcast, PodcastSummary } from "./podcast.ts";
import type { TranscriptLine } from "./transcript.ts";

/** A part of an episode. */
export type EpisodeChapter = {
  /** In seconds. */
  start: number;
  title: string;
  /** The race that it is about. */
  raceId: string | null;
};

/** Chapters closer than this to each other, in seconds, become one. */
const shortest = 2;

/** Raise it when covers are drawn differently: browsers cache them for ever. */
const version = "1";

/** What the player needs of an episode. */
export function playableOf(
  podcast: Podcast,
  chapters: EpisodeChapter[],
  next: { id: string } | null,
): PlayableEpisode {
  return {
    id: podcast.id,
    title: podcast.title,
    audioUrl: podcast.audioUrl,
    seconds: podcast.seconds,
    cover: podcastCoverAddress(podcast),
    chapters,
    next: next && href("/podcasts/:id/:file", { id: next.id, file: "player.json" }),
  };
}

/** What the player needs of an episode. It is kept with the tab, so it holds nothing but data. */
export type PlayableEpisode = {
  id: string;
  title: string;
  audioUrl: string;
  /** As far as the recording says. */
  seconds: number | null;
  /** The address of a square picture. */
  cover: string;
  chapters: EpisodeChapter[];
  /** The address of what the player needs of the episode that was published after it. */
  next: string | null;
};

/** The address of the drawn cover of an episode, whose drawing never changes. */
export function podcastCoverAddress({ id, kind }: Pick<PodcastSummary, "id" | "kind">): string {
  return `/podcasts/${id}/cover.svg?scene=${kind}&v=${version}`;
}

/**
 * The chapters of an episode: each race begins at its heading, or else where it is named first;
 * headings that name no race begin a chapter too. Empty where that makes a single one.
 */
export function chaptersOf(
  lines: readonly TranscriptLine[],
  races: Podcast["races"],
): EpisodeChapter[] {
  const timed = lines.flatMap(({ start, ...line }) => (start === null ? [] : [{ ...line, start }]));
  const begun = new Map<number, EpisodeChapter>();
  for (const { id, name } of races) {
    const names = (line: { text: string }) => fold(line.text).includes(fold(name));
    const found = timed.find((line) => line.kind === "heading" && names(line)) ?? timed.find(names);
    if (found && !begun.has(found.line)) {
      begun.set(found.line, { start: found.start, title: name, raceId: id });
    }
  }
  for (const { line, kind, text, start } of timed) {
    if (kind === "heading" && !begun.has(line))
      begun.set(line, { start, title: text, raceId: null });
  }
  const inOrder = [...begun.values()].sort((a, b) => a.start - b.start);
  const apart = inOrder.filter(
    ({ start }, place) => place === 0 || start - (inOrder[place - 1]?.start ?? 0) >= shortest,
  );
  const [first] = apart;
  if (!first) return [];
  const introduction: EpisodeChapter = { start: 0, title: "Introduction", raceId: null };
  const chapters =
    first.start > shortest ? [introduction, ...apart] : [{ ...first, start: 0 }, ...apart.slice(1)];
  return chapters.length > 1 ? chapters : [];
}
