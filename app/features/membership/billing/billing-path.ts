import { href } from "react-router";

/** The dashboard's tab about the membership. */
export function billingPath(): string {
  return `${href("/dashboard")}?tab=billing`;
}
