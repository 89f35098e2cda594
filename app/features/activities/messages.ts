import type { Sport } from "./activity.ts";

export const sportNames: Record<Sport, string> = {
  run: "Run",
  trail: "Trail run",
  treadmill: "Treadmill",
  walk: "Walk",
  other: "Other",
};
