import type { Located, Queries } from "../../support/pages/queries.ts";

/** The parts of the dashboard. */
export function dashboardOn<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  return {
    main,
    menu: main.getByRole("navigation", { name: "Dashboard" }),
    quickLinks: main.getByRole("navigation", { name: "Quick links" }),
    tab: (name: string) => main.getByRole("heading", { level: 2, name, exact: true }),
    names: main.getByRole("heading", { level: 3 }),
    activity: page.locator("#activity").getByRole("listitem"),
    reviews: main.getByRole("article"),
    favorite: (race: string) => main.getByRole("listitem").filter({ hasText: race }),
  };
}
