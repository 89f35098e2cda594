import type { RaceCard } from "./race.ts";
import { type RaceKind, raceType } from "./race-type.ts";
export function coverAddress(
  race: Pick<RaceCard, "id" | "type" | "city" | "country">,
  shape: "card" | "hero",
): string {
  const kind: RaceKind = raceType(race.type).kind;
  return `/covers/${kind}/${race.id}.svg?shape=${shape}`;
}
