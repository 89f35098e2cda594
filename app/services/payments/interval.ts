/** For how long somebody pays at once. */
export type BillingInterval = "month" | "year";
