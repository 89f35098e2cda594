import type { RegistrationStatus } from "../registration.ts";

/** The states that an administrator can give an entry, in the order of their buttons. */
export const givenStatuses = ["confirmed", "completed", "cancelled"] as const;
export type GivenStatus = (typeof givenStatuses)[number];

/** What the button says that gives an entry this state. */
export const changeLabels: Record<GivenStatus, string> = {
  confirmed: "Confirm",
  completed: "Mark completed",
  cancelled: "Cancel",
};

/** Which states an entry can be given: `registered` can be given all three. */
export function offeredStatuses(status: RegistrationStatus): GivenStatus[] {
  return givenStatuses.filter((to) => mayGive(status, to));
}

/**
 * Confirming is offered unless it is confirmed, cancelling unless it is cancelled, and completing
 * unless it is completed or cancelled.
 */
export function mayGive(status: RegistrationStatus, to: GivenStatus): boolean {
  return status !== to && !(status === "cancelled" && to === "completed");
}
