/** How often a membership is paid. */
export type BillingInterval = "month" | "year";
