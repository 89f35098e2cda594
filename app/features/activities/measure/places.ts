import { metersBetween } from "#values/geo/position.ts";
import type { Recording } from "../reading/recording.ts";
import { activityRecipe } from "./recipe.ts";

/** The samples whose position is believed, in pieces without a jump between their samples. */
export type Places = {
  pieces: number[][];
  /** How often the watch jumped. */
  jumps: number;
};

/**
 * Which positions are believed. A position that no runner could have reached is left out. Where those
 * after it agree with each other for long enough, they are the true ones: then the line is cut.
 */
export function believedPlaces({ lat, lon, seconds }: Recording): Places {
  const pieces: number[][] = [];
  let piece: number[] = [];
  /** Samples away from the last believed one that agree with each other. */
  let away: number[] = [];
  let jumps = 0;
  const fits = (from: number, to: number) => {
    const meters = metersBetween(
      { lat: lat[from] ?? 0, lon: lon[from] ?? 0 },
      { lat: lat[to] ?? 0, lon: lon[to] ?? 0 },
    );
    return meters <= activityRecipe.fastest * ((seconds[to] ?? 0) - (seconds[from] ?? 0));
  };
  for (let index = 0; index < lat.length; index++) {
    if (Number.isNaN(lat[index]) || Number.isNaN(lon[index])) continue;
    const last = piece.at(-1);
    if (last === undefined || fits(last, index)) {
      piece.push(index);
      away = [];
      continue;
    }
    if (away.length === 0) jumps += 1;
    const before = away.at(-1);
    if (before !== undefined && !fits(before, index)) away = [];
    away.push(index);
    if ((seconds[index] ?? 0) - (seconds[away[0] ?? 0] ?? 0) < activityRecipe.trust) continue;
    // What came before a jump and lasted no longer than a moment was lost itself.
    if (isLong(piece, seconds)) pieces.push(piece);
    piece = away;
    away = [];
  }
  if (piece.length > 0) pieces.push(piece);
  return { pieces: pieces.filter((each) => each.length > 1), jumps };
}

function isLong(piece: number[], seconds: Float64Array): boolean {
  const [first = 0, last = 0] = [piece[0], piece.at(-1)];
  return (seconds[last] ?? 0) - (seconds[first] ?? 0) >= activityRecipe.trust;
}
