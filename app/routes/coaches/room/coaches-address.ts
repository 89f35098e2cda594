import { href } from "react-router";
import { withQuery } from "#values/address.ts";

/** Where the coaches are listed. */
export const coachesAddress = withQuery(href("/services"), { tab: "virtual" });
