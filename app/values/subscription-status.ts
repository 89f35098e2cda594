/** The states in which a subscription gives what it was bought for. */
export const liveStatuses = ["active", "trialing", "past_due"] as const;

/** Those of which one person may have one: what a partial unique index of the database says. */
export const openStatuses = [...liveStatuses, "unpaid", "incomplete"] as const;
