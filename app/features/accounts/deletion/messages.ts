import type { Day } from "#values/day.ts";
import { formatDay } from "#values/day.ts";

export const deletionMessages = {
  kept: "Your account stays. Nothing has been deleted.",
  linkRefused: "This link has expired, or the account has been kept or deleted already.",
  cancelMembershipFirst: "Please cancel your membership first, so that you are not charged again.",
  onlyAdmin: "You are the only administrator. Please make somebody else one first.",
} as const;

/** `Your account will be deleted on June 30, 2025.` */
export function deletedOn(day: Day): string {
  return `Your account will be deleted on ${formatDay(day)}.`;
}
