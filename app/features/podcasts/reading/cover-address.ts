import type { PodcastSummary } from "./podcast.ts";

/** Raise it when covers are drawn differently: browsers cache them for ever. */
const version = "1";

/** The address of the drawn cover of an episode, whose drawing never changes. */
export function podcastCoverAddress({ id, kind }: Pick<PodcastSummary, "id" | "kind">): string {
  return `/podcasts/${id}/cover.svg?scene=${kind}&v=${version}`;
}
