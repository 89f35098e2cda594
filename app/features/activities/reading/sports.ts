import { fold } from "#values/text/fold.ts";

export const sports = ["run", "trail", "treadmill", "walk", "other"] as const;
export type Sport = (typeof sports)[number];

/** Sports that are running: on roads, trails and treadmills. */
export const runningSports: readonly Sport[] = ["run", "trail", "treadmill"];

const words: [sport: Sport, pattern: RegExp][] = [
  ["treadmill", /treadmill|indoor|virtual.?run/],
  ["trail", /trail|ultra|mountain.?run|fell/],
  ["run", /\brun|run(?:n|s?(?![a-z]))|jog|track|carrera|course|lauf/],
  ["walk", /walk|hik|trek|camina|marche|wander|senderis|randonnee/],
];

/** What is not done on foot, also indoors or on a track. */
const others =
  /(cycl|bik|(?<!st)ride|swim|row(?:ing|er|(?![a-z]))|ski|snowboard|skat|paddl|kayak|surf|sail|driv|golf|yoga|strength|weight|climb|tennis|soccer|football|hyrox|multisport|transition|e.?bik|gym|boat|diving|interval training|another sport|bici|cicl|\bvelo\b|\bvtt\b|natacion|natation|\bremo\b|aviron|esqui|patin|escal|musculation|fuerza|pesas)/;

/** Large services once wrote their own numbers into GPX. */
const byNumber: Record<string, string> = {
  "1": "cycling",
  "4": "hiking",
  "9": "running",
  "10": "walking",
  "16": "swimming",
};

/**
 * The sport that a file names: `Running`, `trail_run`, `Hike`. A name of something that is not done on
 * foot is returned as it stands; words that say nothing are a run.
 */
export function sportOf(text: string): { sport: Sport } | { other: string } {
  const folded = fold(byNumber[text.trim()] ?? text)
    .replace(/[_\s]+/g, " ")
    .trim();
  if (others.test(folded)) return { other: folded.slice(0, 40).toWellFormed() };
  for (const [sport, pattern] of words) if (pattern.test(folded)) return { sport };
  return { sport: folded === "" || /^\d+$/.test(folded) ? "run" : "other" };
}
