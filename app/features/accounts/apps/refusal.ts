import type { AccountRefusal } from "../sign-in/refusal.server.ts";
import type { AppProblem } from "./messages.ts";

/** Why an app is refused; a weak password has reasons. */
export type AppRefusal =
  | { problem: Exclude<AppProblem, "weak-password"> }
  | { problem: "weak-password"; reasons: string[] };

/**
 * A refusal of the website's commands for an app.
 * @throws {Error} for a failure of ours
 */
export function appRefusalOf(refusal: AccountRefusal): AppRefusal {
  switch (refusal.problem) {
    case "mail-unavailable":
    case "reserved-address":
    case "too-many-letters":
    case "too-many-attempts":
      return { problem: refusal.problem };
    default:
      throw new Error(`A command of the website failed: ${refusal.problem}.`);
  }
}
