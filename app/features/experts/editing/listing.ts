import type { ExpertCard } from "../expert.ts";

/** How the list of experts is shown; the first is the default. */
export const expertViews = ["grid", "table"] as const;
export type ExpertView = (typeof expertViews)[number];

/** An administrator's filters for the list of experts; `""` is no filter. */
export type ExpertFilters = { q: string; country: string; service: string; view: ExpertView };

/** An expert as the list of the back office shows it. */
export type ListedExpert = Pick<
  ExpertCard,
  "id" | "name" | "role" | "location" | "imageUrl" | "price" | "currency" | "rateDescription"
> & {
  services: string[];
  isActive: boolean;
  /** An account keeps the page. */
  isLinked: boolean;
};

/** The services of a card; the others are counted. */
export const cardServices = 3;

/** The parameters of the list's address, without defaults. */
export function expertParams({ q, country, service, view }: ExpertFilters): Record<string, string> {
  return {
    ...(q && { q }),
    ...(country && { country }),
    ...(service && { service }),
    ...(view !== expertViews[0] && { view }),
  };
}
