import type { FactField } from "./changed-facts.ts";
import type { FactsProblem } from "./facts.server.ts";

/** What a changed fact is called beside its old and its new value. */
export const factLabels = {
  name: "Name",
  date: "Date",
  city: "City",
  country: "Country",
  status: "Status",
  distances: "Distances",
  price: "Lowest price",
} as const satisfies Record<FactField, string>;

export const factsMessages = {
  "no-post": "This post does not exist any more.",
  "changed-again": "A race has changed again in the meantime. Please look at the new list.",
} as const satisfies Record<FactsProblem, string>;
