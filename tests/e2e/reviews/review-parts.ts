import type { Located, Queries } from "../../support/pages/queries.ts";

/** The reviews on the page of a race, and the form that writes one. */
export function reviewsOn<L extends Located<L>>(page: Queries<L>) {
  const section = page.locator("#reviews");
  const dialog = page.getByRole("dialog");
  return {
    section,
    items: section.getByRole("article"),
    /** The review with these words in it. */
    item: (words: string | RegExp) => section.getByRole("article").filter({ hasText: words }),
    write: section.getByRole("link", { name: "Write a Review" }),
    edit: section.getByRole("link", { name: "Edit Your Review" }),
    dialog,
    star: (count: number) =>
      page.getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars`, exact: true }),
    comment: page.getByRole("textbox", { name: /^Your review/ }),
    day: page.getByLabel("Day you ran it"),
    submit: page.getByRole("button", { name: /^(Submit review|Save changes)$/ }),
  };
}

export const thanks =
  "Thank you for your review. We have sent you an email with a link to confirm it, and another one to remove it.";
