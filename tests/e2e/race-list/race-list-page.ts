import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Located, Queries } from "../../support/queries.ts";

/** The parts of the list that its tests speak of. */
export function raceList<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  const filters = page.getByRole("complementary", { name: "Filters" });
  return {
    heading: page.getByRole("heading", { level: 1, name: "Upcoming Races" }),
    count: main.getByText(/^[\d,]+ races? found$/),
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

/** How many races an address finds, as the page that the server sends says it. */
export async function countAt(request: APIRequestContext, address: string): Promise<number> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const [, found] = />([\d,]+) races? found</.exec(await response.text()) ?? [];
  expect(found, address).toBeDefined();
  return Number(found?.replace(",", ""));
}

/** What the page is wider than the window by. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Lets each further list take a second. */
export async function slowList(page: Page) {
  await page.route(/\/races\.data/, async (route) => {
    await new Promise((answer) => setTimeout(answer, 1000));
    await route.continue();
  });
}
