import { href } from "react-router";
import { podcastCoverAddress } from "../cover-address.ts";
import type { PlayableEpisode } from "../player/episode.ts";
import type { Podcast } from "../podcast.ts";
import type { EpisodeChapter } from "./chapters.ts";

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
