import { formatCount } from "#values/text/count.ts";
import type { GivenStatus } from "./standing.ts";

/** ERR-57. What follows it says why. */
export const failedToUpdate = "Failed to update registration status";

export const reasons = {
  full: "All places of this distance are taken.",
  registeredAgain: "The runner has registered for this distance again since.",
  gone: "There is no such registration.",
  ahead: (day: string) => `The race is on ${day} and has not been run yet.`,
  notOffered: (status: string) => `It is ${status} by now.`,
  failed: "Please try again.",
} as const;

/** What is asked before somebody is congratulated on a race to come. */
export const aheadFirst = "Nothing is marked yet. Have these runners completed the race?";
export const completeAhead = "Mark completed all the same";

export const nobodyChosen = "Please choose at least one registration";
export const tooManyChosen = (most: number) => `Please choose at most ${most} registrations`;
export const noSuchChange = "Please choose what to do";

const done: Record<GivenStatus, string> = {
  confirmed: "confirmed",
  completed: "marked as completed",
  cancelled: "cancelled",
};

/** `Registration confirmed.`, `3 registrations confirmed.` */
export function changedSentence(to: GivenStatus, count: number): string {
  const things = count === 1 ? "Registration" : `${count} registrations`;
  return `${things} ${done[to]}.`;
}

export const tooManyForWorkbook = (most: number) =>
  `A workbook holds at most ${formatCount(most)} registrations. Filter the list, or take the CSV file.`;

/** Added where runners hear of it by nobody else. */
export const withoutMail = "This server sends no mail: please tell the runners.";
