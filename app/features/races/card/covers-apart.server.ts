import { motifOf, viewsAt } from "#drawing/cover/views.ts";
import { coverAddress, whereaboutsOf } from "../pictures/cover.ts";
import type { RaceCard } from "../race.ts";
import { raceKind } from "../race-type.ts";
import type { ShownCard } from "./shown-card.ts";

/** So many cards before one are near it: beside it and above it, in one, two or three columns. */
export const nearCards = 4;

/**
 * The cards of a list with covers that differ from their neighbours: where two that stand near each
 * other would show the same motif, the later one shows another view of its place. The same races in
 * the same order always have the same covers.
 * @param races - the races of the cards, in their order
 */
export function withCoversApart(races: readonly RaceCard[], cards: ShownCard[]): ShownCard[] {
  const near: string[] = [];
  return cards.map((card, i) => {
    const race = races[i];
    if (!race || race.photo) {
      near.push("");
      return card;
    }
    const kind = raceKind(race.type);
    const motifs = viewsAt({ seed: race.id, kind, where: whereaboutsOf(race) }).map(motifOf);
    const variant = furthest(motifs, near.slice(-nearCards));
    near.push(motifs[variant] ?? "");
    return variant === 0 ? card : { ...card, picture: coverAddress(race, "card", variant) };
  });
}

/** The first motif that is not near; where all of them are, the one whose twin is furthest away. */
function furthest(motifs: readonly string[], near: readonly string[]): number {
  const places = motifs.map((motif) => near.lastIndexOf(motif));
  return places.indexOf(Math.min(...places));
}
