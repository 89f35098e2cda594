import { href } from "react-router";
import type { Lang } from "#values/say.ts";
import { serviceIn } from "../expert.ts";

/** What the services page shows: people, or machines. */
export const serviceTabs = ["human", "virtual"] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** The filters of the services page. All of them are in the address. */
export type ServiceFilters = {
  q: string;
  /** A part of a service's name; empty means all. */
  specialty: string;
  /** A city as it is stored; empty means all. */
  city: string;
  tab: ServiceTab;
  /** From 1. */
  page: number;
};

export const noServiceFilters: ServiceFilters = {
  q: "",
  specialty: "",
  city: "",
  tab: "human",
  page: 1,
};

const narrowing = ["q", "specialty", "city"] as const;

/** The fields that narrow the list. */
export type ExpertFilterName = (typeof narrowing)[number];

/** The address of the services page with these filters, always in the same order. */
export function servicesAddress(filters: Partial<ServiceFilters>): string {
  const { tab, q, specialty, city, page } = { ...noServiceFilters, ...filters };
  const params = new URLSearchParams();
  if (tab !== "human") params.set("tab", tab);
  if (q) params.set("q", q);
  // Coaches have no services to choose from: their search reads their specialties.
  if (specialty && tab === "human") params.set("specialty", specialty);
  if (city) params.set("city", city);
  if (page > 1 && tab === "human") params.set("page", String(page));
  const query = params.toString();
  return query ? `${href("/services")}?${query}` : href("/services");
}

/** The filters that narrow the list, in words, in the order of the address. Those of coaches are their words. */
export function expertFiltersInUse(
  filters: ServiceFilters,
  lang: Lang,
): { name: ExpertFilterName; label: string; without: ServiceFilters }[] {
  return narrowing
    .filter((name) => filters[name] !== "" && (name === "q" || filters.tab === "human"))
    .map((name) => ({
      name,
      label: name === "q" ? `“${filters.q}”` : serviceIn(filters[name], lang),
      without: { ...filters, [name]: "", page: 1 },
    }));
}
