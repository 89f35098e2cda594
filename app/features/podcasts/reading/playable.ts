import { href } from "react-router";
import type { EpisodeChapter } from "./chapters.ts";
import type { Podcast, PodcastSummary } from "./podcast.ts";

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
