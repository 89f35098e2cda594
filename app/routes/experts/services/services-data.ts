import type { Coach } from "#features/coaches/personas/coach.ts";
import type { ServiceFilters } from "#features/experts/search/filters.ts";
import type { FoundExperts } from "#features/experts/search/search.server.ts";
import type { Sentence } from "#values/say.ts";

/** The data of the services page for one address: of the tab that is shown. */
export type ServicesData = {
  origin: string;
  filters: ServiceFilters;
  /** The filters that are set, in words, each with the address of the list without it. */
  chips: { name: string; label: string; to: string }[];
  /** `null` in the other tab, and where they could not be read. */
  people: FoundExperts | null;
  coaches: Coach[] | null;
  /** The cities of the coaches' filter. */
  cities: string[];
  /** Why there is nothing to show. */
  failure: Sentence | null;
  /** What search engines read, as JSON. */
  structured: string[];
};
