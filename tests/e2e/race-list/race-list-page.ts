import type { Page } from "@playwright/test";
import type { Located, Queries } from "../../support/pages/queries.ts";

/** The parts of the list that its tests speak of. */
export function raceList<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  const filters = page.getByRole("complementary", { name: "Filters" });
  return {
    heading: page.getByRole("heading", { level: 1, name: "Upcoming Races" }),
    count: main.getByText(/^[\d,]+ races? found( in all)?$/),
    cards: main.getByRole("article"),
    chips: main.getByRole("list", { name: "Active filters" }),
    views: page.getByRole("navigation", { name: "View" }),
    loading: main.getByRole("status", { name: "Loading races" }),
    filters,
    search: main.getByRole("searchbox", { name: "Search" }),
    months: main.getByRole("navigation", { name: "Months" }),
    sort: main.getByRole("combobox", { name: "Sort by" }),
    city: filters.getByRole("button", { name: /^City/ }),
    from: filters.getByRole("slider", { name: "Distance from, km" }),
    to: filters.getByRole("slider", { name: "Distance to, km" }),
    fromBox: filters.getByRole("spinbutton", { name: "Distance from, km" }),
    toBox: filters.getByRole("spinbutton", { name: "Distance to, km" }),
    range: filters.getByRole("status").filter({ hasText: /km$/ }),
  };
}

/** What the page is wider than the window by. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
