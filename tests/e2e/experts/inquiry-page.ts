import type { Located, Queries } from "../../support/pages/queries.ts";

/** A conversation with an expert, and the form that begins one. */
export function inquiryOn<L extends Located<L>>(page: Queries<L>) {
  return {
    name: page.getByLabel("Name"),
    email: page.getByLabel("Email", { exact: true }),
    message: page.getByLabel("Message"),
    send: page.getByRole("button", { name: "Send message" }),
    answer: page.getByLabel("Your answer"),
    reply: page.getByRole("button", { name: "Send", exact: true }),
    thread: page.getByRole("main").getByRole("article"),
    close: page.locator("summary").filter({ hasText: "Close conversation" }),
    closeForGood: page.getByRole("button", { name: "Close for good" }),
  };
}
