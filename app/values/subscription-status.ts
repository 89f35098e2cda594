/** The states in which a membership is paid for, or tried out. */
export const paidStatuses = ["active", "trialing"] as const;

/**
 * The states in which a membership gives what it was bought for: while a payment that failed is tried
 * again its rights stay, and everything that shows them.
 */
export const liveStatuses = [...paidStatuses, "past_due"] as const;

/** Those of which one person may have one: what a partial unique index of the database says. */
export const openStatuses = [...liveStatuses, "unpaid", "incomplete"] as const;

/** @example isOneOf(liveStatuses, membership.status) */
export function isOneOf(statuses: readonly string[], status: string | undefined): boolean {
  return status !== undefined && statuses.includes(status);
}
