import type { Located, Queries } from "../../support/pages/queries.ts";

/** The parts of the page of plans. */
export function membershipOn<L extends Located<L>>(page: Queries<L>) {
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
  return {
    card,
    subscribe: (name: string) => card(name).getByRole("button", { name: "Subscribe Now" }),
    switchTo: (name: string) => card(name).getByRole("link", { name: "Switch to this Plan" }),
    current: (name: string) => card(name).getByRole("button", { name: "Current Plan" }),
    billing: (name: "Monthly" | "Yearly") => page.getByRole("button", { name }),
    dialog: page.getByRole("dialog"),
  };
}
