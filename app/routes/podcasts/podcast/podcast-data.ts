import type { PlayableEpisode } from "#features/podcasts/player/episode.ts";
import type { ShownLine } from "#features/podcasts/reading/shown-line.ts";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import type { RaceKind } from "#features/races/race-type.ts";
import type { Day } from "#values/day.ts";

type Beside = { id: string; title: string } | null;

/** Everything that the page of an episode shows. */
export type PodcastData = {
  url: string;
  title: string;
  day: Day;
  kind: RaceKind;
  /** What was written about it, besides its script. */
  summary: string | null;
  /** For previews of links. */
  description: string;
  disclosure: string;
  voiceName: string | null;
  /** The second that the address asks for. */
  from: number | null;
  episode: PlayableEpisode;
  lines: ShownLine[];
  races: ShownCard[];
  /** Those of the races that the viewer keeps. */
  kept: string[];
  neighbors: { previous: Beside; next: Beside };
  structured: string[];
};
