import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import type { GivenStatus } from "./given-status.ts";
import type { StatusRefusal } from "./roster.ts";

export const rosterNotLoaded = "Failed to load registrations. Please try again.";

/** ERR-57. The reasons follow it. */
export const failedToUpdate = "Failed to update registration status";

/** Why one registration was not given another status. */
export function refusalSentence(refusal: StatusRefusal): string {
  switch (refusal.problem) {
    case "full":
      return "All places of this distance are taken.";
    case "registered-again":
      return "The runner has registered for this distance again since.";
    case "gone":
      return "There is no such registration.";
    case "ahead":
      return `The race is on ${formatDay(refusal.startDate)} and has not been run yet.`;
    case "not-offered":
      return `It is ${refusal.status} by now.`;
    case "failed":
      return "Please try again.";
  }
}

/** Asked before a registration for a race to come is marked as completed. */
export const aheadFirst = "Nothing is marked yet. Have these runners completed the race?";
export const completeAhead = "Mark completed all the same";

export const nobodyChosen = "Please choose at least one registration";
export const tooManyChosen = (most: number) => `Please choose at most ${most} registrations`;
export const noSuchChange = "Please choose what to do";

const changed: Record<GivenStatus, { one: string; many: (count: number) => string }> = {
  confirmed: {
    one: "Registration confirmed.",
    many: (count) => `${count} registrations confirmed.`,
  },
  completed: {
    one: "Registration marked as completed.",
    many: (count) => `${count} registrations marked as completed.`,
  },
  cancelled: {
    one: "Registration cancelled.",
    many: (count) => `${count} registrations cancelled.`,
  },
};

/** `Registration confirmed.`, `3 registrations confirmed.` */
export function changedSentence(to: GivenStatus, count: number): string {
  return count === 1 ? changed[to].one : changed[to].many(count);
}

export const tooManyForWorkbook = (most: number) =>
  `A workbook holds at most ${formatCount(most)} registrations. Filter the list, or take the CSV file.`;

/** Added on a server that cannot tell the runners by mail. */
export const withoutMail = "This server sends no mail: please tell the runners.";
