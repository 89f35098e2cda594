import type { ConfirmationProblem } from "../messages.ts";

/** What the fragment of a confirmation link says. */
type Confirmation =
  | { kind: "confirmed" }
  | { kind: "recovery" }
  | { kind: "failed"; problem: ConfirmationProblem };

/**
 * Reads the fragment of the address that the link of a mail leads to.
 * @param fragment - with or without its `#`
 */
export function readConfirmation(fragment: string): Confirmation {
  const text = fragment.replace(/^#/, "");
  const said = new URLSearchParams(text);
  const type = said.get("type");
  if (text === "") return { kind: "failed", problem: "invalid-link" };
  if (said.has("error_description")) return { kind: "failed", problem: "failed" };
  if (said.has("error")) return { kind: "failed", problem: "server-error" };
  if (type === "signup") return { kind: "confirmed" };
  if (type === "recovery") return { kind: "recovery" };
  return { kind: "failed", problem: type ? "unknown-type" : "failed" };
}
