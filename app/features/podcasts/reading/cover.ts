import { chanceOf, hashOf } from "#drawing/chance.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { isRaceKind, type RaceKind, raceKind } from "#features/races/race-type.ts";
import { lightColors } from "#ui/styles/colors.ts";
import type { PodcastSummary } from "./podcast.ts";

/** The side of the square of a drawn cover, in its own units. */
const side = 640;

/** From the middle of the sound to the lower edge. */
const marginBelow = 118;

const bars = { count: 32, width: 10, step: 20, least: 14, most: 150 };

/** Scenes of episodes without a race. */
const scenes = ["road", "trail", "ultra", "triathlon", "urban"] as const;

type Covered = Pick<PodcastSummary, "id" | "kind">;

/** The scene of an episode: that of its first race, or else one chosen by its id. */
export function coverKind(id: string, storedType: string | null): RaceKind {
  if (storedType !== null) return raceKind(storedType);
  return scenes[hashOf(id) % scenes.length] ?? "road";
}

/** Draws the cover of an address that `podcastCoverAddress` made; `null` for any other. */
export function drawPodcastCover(id: string, query: URLSearchParams): string | null {
  const kind = query.get("scene") ?? "";
  return isRaceKind(kind) ? podcastCoverSvg({ id, kind }) : null;
}

/**
 * The cover of an episode as an SVG document: a scene of its race with the sound in front of it.
 * @param share - how much of its height is shown, where a box that is wider than high cuts it off
 */
export function podcastCoverSvg({ id, kind }: Covered, share = 1): string {
  const scene = coverSvg({ seed: id, type: kind }, { width: side, height: side });
  const middle = (side * (1 + share)) / 2 - marginBelow * share;
  return scene.replace(/<\/svg>\s*$/, `${soundOf(id, middle)}</svg>`);
}

/** A row of bars, as high as the loudness of a voice: words, and the pauses between them. */
function soundOf(seed: string, middle: number): string {
  const chance = chanceOf(`sound ${seed}`);
  const phase = chance.between(0, 6);
  const drawn = Array.from({ length: bars.count }, (_, place) => {
    const swell = Math.abs(Math.sin(phase + place * 0.52)) * chance.between(0.55, 1);
    const height = Math.round(bars.least + swell * (bars.most - bars.least));
    const x = place * bars.step + (bars.step - bars.width) / 2;
    return `<rect x="${x}" y="${Math.round(middle - height / 2)}" width="${bars.width}" height="${height}" rx="5"/>`;
  });
  return `<g fill="${lightColors.paper}" fill-opacity=".94">${drawn.join("")}</g>`;
}
