/** For how long somebody pays at once. */
export type Interval = "month" | "year";
