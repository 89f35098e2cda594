import { distanceIn } from "#features/races/distance.ts";
import { formatClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Preparation } from "./checklist.ts";
import type { SeasonEntry } from "./season.ts";

/** How long a note for the way to a race may be. */
export const longestNote = 1000;

export const noteMessages = {
  tooLong: "Please keep the note within 1,000 characters.",
  tooOften: "You have saved many notes within the hour. Please try again later.",
} as const;

export type NoteProblem = "too-often";

export const noteProblems = {
  "too-often": noteMessages.tooOften,
} as const satisfies Record<NoteProblem, string>;

const doneWords = {
  waiver: "Waiver accepted",
  contact: "Emergency contact given",
  note: "Travel note written",
} as const satisfies Record<Exclude<Preparation, "start">, string>;

const openWords = {
  waiver: "Accept the waiver with the organizer",
  start: "Start time not announced yet",
  contact: "Tell the organizer an emergency contact",
  note: "Write your travel note",
} as const satisfies Record<Preparation, string>;

/** A preparation in words, as it stands. */
export function preparationWords(
  { step, isDone }: { step: Preparation; isDone: boolean },
  { startTime }: Pick<SeasonEntry, "startTime">,
): string {
  if (!isDone) return openWords[step];
  return step === "start" ? `Start at ${formatClockTime(startTime ?? "")}` : doneWords[step];
}

/** What else a runner runs on the day of the next race: `14K at 7:00 AM, bib 3`. */
export function sameDayWords(
  { race, distance, startTime, bib }: SeasonEntry,
  next: SeasonEntry,
  unit: LengthUnit,
): string {
  const length = distance === null ? null : distanceIn(distance, unit);
  const named = race.id === next.race.id ? length : [race.name, length].filter(Boolean).join(", ");
  const start = startTime && `at ${formatClockTime(startTime)}`;
  return [[named, start].filter(Boolean).join(" "), `bib ${bib}`].filter(Boolean).join(", ");
}

/** The countdown: its figure, and the words after it. */
export function countdownWords(days: number): { figure: string; words: string } {
  if (days === 0) return { figure: "Today", words: "Race day" };
  return { figure: String(days), words: days === 1 ? "day to go" : "days to go" };
}
