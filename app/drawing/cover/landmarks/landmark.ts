/** What a part of a landmark is made of; `scene/paint-landmark.ts` has the colours. */
export type Material =
  | "wall"
  | "side"
  | "pale"
  | "roof"
  | "gold"
  | "copper"
  | "rock"
  | "cliff"
  | "snow"
  | "green"
  | "steel"
  | "window"
  | "red"
  | "white"
  | "sand"
  | "blue";

/** What it looks like from afar: two of one form never stand near each other. */
export type Form =
  | "church"
  | "dome"
  | "tower"
  | "needle"
  | "bridge"
  | "arch"
  | "pyramid"
  | "peak"
  | "rocks"
  | "lighthouse"
  | "column"
  | "boats"
  | "house"
  | "falls"
  | "wheel"
  | "globe";

/**
 * The silhouette of a landmark in its own units: its foot stands in the middle of its lower edge,
 * at 0,0. Lines may leave the box sideways, as the roadway of a bridge does.
 */
export type Landmark = {
  form: Form;
  width: number;
  height: number;
  /** How high it stands, as a share of the picture's height. */
  tall: number;
  /** Belongs to the land, not to the town: for races off the road too. */
  isWild?: true;
  /** Stands in water, whatever the place has. */
  isInWater?: true;
  /** Paths from back to front; with a number, they are lines of that width. */
  parts: readonly Part[];
};

type Part = readonly [tone: Material, path: string, line?: number];
