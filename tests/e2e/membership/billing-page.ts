import type { Located, Queries } from "../../support/pages/queries.ts";

export const billing = "/dashboard?tab=billing";

/** The parts of the Billing tab of the dashboard. */
export function billingOn<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  return {
    main,
    /** The value beside a label, such as "Status". */
    fact: (name: string) =>
      main
        .locator("dl > div")
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole("definition"),
    menu: main.getByRole("navigation", { name: "Dashboard" }),
    badge: main.getByRole("heading", { level: 1 }).locator(".member-badge"),
    rows: main.getByRole("table", { name: "Invoices" }).getByRole("row"),
  };
}
