import { activityLimits } from "./limits.ts";
import type { Sport } from "./sports.ts";

/** The name of a file as it is stored: on one line, and not too long. */
export function plainTitle(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > activityLimits.name ? `${line.slice(0, activityLimits.name - 1)}…` : line;
}

/** A description as it is stored: with its lines, and not too long; `null` without any. */
export function plainDescription(text: string): string | null {
  const plain = text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]/gu, " ")
    .trim();
  return plain.slice(0, activityLimits.description).toWellFormed() || null;
}

const parts: [until: number, name: string][] = [
  [4, "Night"],
  [11, "Morning"],
  [14, "Lunch"],
  [18, "Afternoon"],
  [22, "Evening"],
  [24, "Night"],
];

const nouns: Record<Sport, string> = {
  run: "run",
  trail: "trail run",
  treadmill: "treadmill run",
  walk: "walk",
  other: "activity",
};

/** What an activity without a name is called: `Morning run`. */
export function usualName(sport: Sport, startedAt: Date, utcOffsetMinutes: number): string {
  const hour = new Date(startedAt.getTime() + utcOffsetMinutes * 60_000).getUTCHours();
  const part = parts.find(([until]) => hour < until)?.[1] ?? "Night";
  return `${part} ${nouns[sport]}`;
}
