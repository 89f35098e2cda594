import { href } from "react-router";
import type { Podcast } from "./podcast.ts";

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
