import { href } from "react-router";
import { withQuery } from "#values/address.ts";

/** The form to report abuse in a conversation. */
export const reportUrl = withQuery(href("/contact"), { subject: "Abuse in a conversation" });
