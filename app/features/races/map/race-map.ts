import type { WindowKind } from "#drawing/map/zoom.ts";
import type { Day } from "#values/day.ts";
import type { PlaneBox, PlanePoint } from "#values/geo/plane.ts";
import type { RaceKind } from "../race-type.ts";
import type { Standing } from "../standing.ts";

/** What stands on the map: a race with its day, or several with their number. */
export type Pin = PlanePoint & {
  /** The place with most races, at which the pin stands. */
  id: number;
  /** The name of that place. */
  name: string;
  races: number;
  /** The kinds of the races and how many there are of each, most first. */
  kinds: [kind: RaceKind, races: number][];
  /** The race, if it is the only one. */
  race: PinnedRace | null;
  /** What to show of the map to see the races apart; only the pin itself, where they stay together. */
  box: PlaneBox;
  /** No view is close enough to see the races apart: the pin leads to the list of them. */
  staysTogether: boolean;
  /** Near the edge, but outside of the requested part: visible while the map is dragged. */
  isOutside: boolean;
};

export type PinnedRace = { id: string; name: string; day: Day; standing: Standing };

/** The pins for a window of known size, or for a wide and for a narrow one. */
export type MapPins = { at: "zoom"; pins: Pin[] } | ({ at: "any" } & Record<WindowKind, Pin[]>);

/** What the map shows of the races that match. */
export type RaceMap = {
  box: PlaneBox;
  zoom: number | null;
  /** The view when no part is requested: all four countries, or the circle of the filter "Near". */
  home: PlaneBox;
  /** The circle of the filter "Near", with its radius in units of the plane. */
  circle: (PlanePoint & { radius: number }) | null;
  pins: MapPins;
  /** How many of the races are in view. */
  inView: number;
  /** How many places they are in. */
  places: number;
  /** How many of all races that match have no place yet. */
  placeless: number;
  /** The pins that stand for each race in the list; none for a race without a place. */
  pinsOf: Record<string, number[]>;
};
