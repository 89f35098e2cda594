import type { Page } from "#values/form/paging.ts";
import type { ExpertCard } from "../expert.ts";

/** How the list of experts is shown; the first is the default. */
export const expertViews = ["grid", "table"] as const;
export type ExpertView = (typeof expertViews)[number];

/** An administrator's filters for the list of experts; `""` is no filter. */
export type OfficeExpertFilters = { q: string; country: string; service: string; view: ExpertView };

/** Everything, as cards. */
export const noExpertFilters: OfficeExpertFilters = {
  q: "",
  country: "",
  service: "",
  view: expertViews[0],
};

/** An expert as the list of the back office shows it. */
export type ListedExpert = ExpertCard & {
  isActive: boolean;
  /** An account keeps the page. */
  isLinked: boolean;
};

/** One page of the list, and what its filters offer. */
export type ExpertListing = Page<ListedExpert> & {
  /** All experts, found or not. */
  all: number;
  countries: string[];
  services: string[];
};

/** The services of a card; the others are counted. */
export const cardServices = 3;

/** The parameters of the list's address, without defaults. */
export function expertParams({
  q,
  country,
  service,
  view,
}: OfficeExpertFilters): Record<string, string> {
  return {
    ...(q && { q }),
    ...(country && { country }),
    ...(service && { service }),
    ...(view !== expertViews[0] && { view }),
  };
}
