import type { Sport } from "../activity.ts";

/** Sports of FIT on foot by their numbers; whatever else a file calls itself stands below. */
const onFoot: Record<number, Sport> = {
  0: "other",
  1: "run",
  10: "other",
  11: "walk",
  16: "walk",
  17: "walk",
  35: "walk",
  65: "other",
  66: "other",
};

const others: Record<number, string> = {
  2: "cycling",
  3: "a transition",
  4: "gym",
  5: "swimming",
  12: "skiing",
  13: "skiing",
  14: "snowboarding",
  15: "rowing",
  18: "multisport",
  19: "paddling",
  21: "e-biking",
  22: "motorcycling",
  23: "boating",
  24: "driving",
  25: "golf",
  30: "inline skating",
  31: "climbing",
  32: "sailing",
  33: "ice skating",
  37: "stand-up paddling",
  38: "surfing",
  41: "kayaking",
  48: "climbing",
  53: "diving",
  62: "interval training",
};

const subSports: Record<number, Sport> = {
  1: "treadmill",
  3: "trail",
  45: "treadmill",
  /** Through a drawn world. */
  58: "treadmill",
  67: "trail",
};

const run = 1;
const transition = 3;
const machine = 4;

/**
 * The sport of a part of a FIT file; of what is not done on foot, its name. A part that does not say is
 * a run, and a treadmill is an exercise machine to some watches.
 */
export function fitSport(sport = run, subSport = 0): { sport: Sport } | { other: string } {
  const named = subSports[subSport];
  const own = sport === machine && named === "treadmill" ? named : onFoot[sport];
  if (own === undefined) return { other: others[sport] ?? "another sport" };
  return { sport: sport === run && named !== undefined ? named : own };
}

/** `swimming and cycling`: the sports that are left out, without the ways between them. */
export function leftOut(parts: readonly { sport?: number | undefined }[]): string {
  const named = parts.filter(({ sport }) => sport !== transition);
  const names = new Set((named.length > 0 ? named : parts).map(({ sport = -1 }) => others[sport]));
  return listed([...names].map((name) => name ?? "another sport"));
}

const listed = (names: string[]) => new Intl.ListFormat("en-US").format(names);
