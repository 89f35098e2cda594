import { metersBetween } from "#values/geo/position.ts";
import type { RaceCard } from "../race.ts";
import { centerOf } from "./circle.server.ts";
import type { Near } from "./near.ts";

/** How far each race lies from the centre, in metres, by its id. Races without a place are left out. */
export function metersAway(
  races: readonly Pick<RaceCard, "id" | "position">[],
  near: Near | null,
): ReadonlyMap<string, number> {
  const center = near && centerOf(near);
  if (!center) return new Map();
  return new Map(
    races.flatMap(({ id, position }) => (position ? [[id, metersBetween(center, position)]] : [])),
  );
}
