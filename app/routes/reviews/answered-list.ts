import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";

/** The page of the expert's list of reviews that a form came from. */
export function answeredList(form: FormData): string {
  const page = readPageNumber(String(form.get("page") ?? ""));
  return withQuery(href("/account/expert/reviews"), { page: page > 1 && page });
}
