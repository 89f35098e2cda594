import type { Located, Queries } from "../../support/pages/queries.ts";

/** The parts of the services page. */
export function servicesPage<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  return {
    tabs: main.getByRole("navigation", { name: "Kinds of services" }),
    search: main.getByRole("searchbox", { name: "Search" }),
    specialty: main.getByRole("combobox", { name: "Specialty" }),
    city: main.getByRole("combobox", { name: "City" }),
    banner: main.getByRole("region", { name: "Need Instant Guidance" }),
    count: main.getByRole("status"),
    chips: main.getByRole("list", { name: "Active filters" }),
    cards: main.getByRole("article"),
  };
}
