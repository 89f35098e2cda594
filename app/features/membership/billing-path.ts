import { href } from "react-router";

/** The part of the dashboard that is about the membership. */
export function billingPath(): string {
  return `${href("/dashboard")}?tab=billing`;
}
