import type { Located, Queries } from "../../support/pages/queries.ts";

export const header = "title,date,city,country,distances,price";
/** The figure of a fact, by its name. */
export function fact<L extends Located<L>>(page: Queries<L>, name: string): L {
  return page
    .locator("dl.facts > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
}
