import { confirmation } from "../messages.ts";

/** What the fragment of a confirmation link says. */
export type Confirmation =
  | { kind: "confirmed" }
  | { kind: "recovery" }
  | { kind: "failed"; reason: string };

/**
 * Reads the fragment with which somebody arrives from a mail.
 * @param fragment - with or without its `#`
 */
export function readConfirmation(fragment: string): Confirmation {
  const text = fragment.replace(/^#/, "");
  const said = new URLSearchParams(text);
  const type = said.get("type");
  if (text === "") return { kind: "failed", reason: confirmation.invalidLink };
  if (said.has("error_description")) return { kind: "failed", reason: confirmation.failed };
  if (said.has("error")) return { kind: "failed", reason: confirmation.threw };
  if (type === "signup") return { kind: "confirmed" };
  if (type === "recovery") return { kind: "recovery" };
  return { kind: "failed", reason: type ? confirmation.unknownType : confirmation.failed };
}
