import type { Day } from "#values/day.ts";
import type { Demand } from "../rules/entry-rules.ts";
import type { EntryCategory } from "./category.ts";

/** How many entries are in a category; `null` for those without one. */
export type CategoryCount = {
  id: string | null;
  entries: number;
  /** Those of them that an organizer has put there. */
  corrected: number;
};

/** A category with its entries. */
export type CountedCategory = EntryCategory & Omit<CategoryCount, "id">;

/** The categories of a race as its organizers see them. */
export type CategoryList = {
  id: string;
  name: string;
  startDate: Day;
  minimumAge: number;
  /** Whether the race asks for the gender. */
  gender: Demand;
  distances: { id: string; distance: string }[];
  categories: CountedCategory[];
  /** Entries in no category. */
  without: number;
};
