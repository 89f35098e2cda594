/** The orders of the list. `near` is one where the list has a centre. */
export const raceSorts = ["date", "near", "price", "rating"] as const;
export type RaceSort = (typeof raceSorts)[number];

export const raceSortLabels: Record<RaceSort, string> = {
  date: "Soonest",
  near: "Nearest",
  price: "Lowest price",
  rating: "Best rated",
};
