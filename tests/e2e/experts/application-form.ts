import type { Located, Queries } from "../../support/pages/queries.ts";
import { uniqueName } from "../../support/unique-names.ts";

/** The application to be listed as an expert. */
export function applicationForm<L extends Located<L>>(page: Queries<L>) {
  return {
    firstName: page.getByLabel("First name"),
    lastName: page.getByLabel("Last name"),
    title: page.getByLabel("Professional title"),
    city: page.getByLabel("City"),
    country: page.getByLabel("Country"),
    bio: page.getByLabel("About you"),
    service: page.getByLabel("Trail Running"),
    others: page.getByLabel("Other services"),
    documents: page.locator("input[type=file]"),
    stored: page.getByRole("list", { name: "Stored documents" }).getByRole("listitem"),
    send: page.getByRole("button", { name: "Send application" }),
    save: page.getByRole("button", { name: "Save changes" }),
    state: page.getByRole("region", { name: "State of your application" }),
  };
}

/** A title that no other application has, by which administrators find it. */
export const newTitle = () => uniqueName("Pacer");

/** The fields of a short application that is right. */
export const rightFields = (title: string) => ({
  first_name: "Rosa",
  last_name: "Quispe",
  title,
  city: "Cusco",
  country: "Peru",
  hourly_rate_currency: "PEN",
  service_trail_running: "yes",
});
