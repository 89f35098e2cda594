import { fold } from "#values/text/fold.ts";
import type { Sport } from "../activity.ts";

const words: [sport: Sport, pattern: RegExp][] = [
  ["treadmill", /treadmill|indoor|virtual.?run/],
  ["trail", /trail|ultra|mountain.?run|fell/],
  ["run", /run|jog|track|carrera|course|lauf/],
  ["walk", /walk|hik|trek|caminata|marche|wander/],
];

/** What is not done on foot. */
const others =
  /(cycl|bik|ride|swim|row|ski|snowboard|skat|paddl|kayak|surf|sail|driv|golf|yoga|strength|weight|climb|tennis|soccer|football|hyrox|multisport|transition|e.?bik)/;

/** Large services once wrote their own numbers into GPX. */
const byNumber: Record<string, string> = {
  "1": "cycling",
  "4": "hiking",
  "9": "running",
  "10": "walking",
};

/**
 * The sport that a file names: `Running`, `trail_run`, `Hike`. A name of something that is not done on
 * foot is returned as it stands; words that say nothing are a run.
 */
export function sportOf(text: string): { sport: Sport } | { other: string } {
  const folded = fold(byNumber[text.trim()] ?? text).trim();
  for (const [sport, pattern] of words) if (pattern.test(folded)) return { sport };
  const other = others.exec(folded);
  if (other) return { other: folded.replace(/[_\s]+/g, " ").slice(0, 40) };
  return { sport: folded === "" || /^\d+$/.test(folded) ? "run" : "other" };
}
