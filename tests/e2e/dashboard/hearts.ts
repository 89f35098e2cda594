import type { Located, Queries } from "../../support/pages/queries.ts";

/** The heart on the page of a race. */
export function heartOn<L extends Located<L>>(page: Queries<L>): L {
  return page.getByRole("button", { name: /^Save(,|$)/ });
}

/** The hearts on the cards of a list. */
export function cardHearts<L extends Located<L>>(part: Queries<L>): L {
  return part.getByRole("button", { name: /^Save / });
}
