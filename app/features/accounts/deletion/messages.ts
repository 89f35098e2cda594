import { type Day, formatDay } from "#values/day.ts";
import { proofProblems } from "../security/messages.ts";

/** Why an account is not deleted. */
export const deletionProblems = {
  ...proofProblems,
  "cancel-membership-first":
    "Please cancel your membership first, so that you are not charged again.",
  "only-admin": "You are the only administrator. Please make somebody else one first.",
} as const;

export type DeletionProblem = keyof typeof deletionProblems;

export const deletionMessages = {
  kept: "Your account stays. Nothing has been deleted.",
  linkRefused: "This link has expired, or the account has been kept or deleted already.",
} as const;

/** `Your account will be deleted on June 30, 2025.` */
export function deletedOn(day: Day): string {
  return `Your account will be deleted on ${formatDay(day)}.`;
}
