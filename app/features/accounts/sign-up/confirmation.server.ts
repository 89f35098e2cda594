import { href } from "react-router";
import type { Asker } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import { withQuery } from "#values/address.ts";

/**
 * Confirms the address that the link of a mail was sent to. The outcome stands in the fragment of the
 * page that shows it.
 * @param own - the sign-up of this browser: its password counts, not the password of another sign-up
 *   with the same address
 */
export async function confirmAddress(
  { identity, log }: Pick<Services, "identity" | "log">,
  asker: Asker,
  token: string,
  own: string | null = null,
): Promise<string> {
  try {
    const { status } = await identity.ask(asker, withQuery("/verify-email", { token, own }));
    if (status === 200) return pageWith({ type: "signup" });
    if (status >= 500 || status === 429) return pageWith({ type: "signup", error: "server_error" });
    return badLinkPage();
  } catch (error) {
    log.error({ error }, "an address could not be confirmed");
    return pageWith({ type: "signup", error: "server_error" });
  }
}

/** The next address for a forged, incomplete or expired link. */
export function badLinkPage(): string {
  return pageWith({ error: "access_denied", error_description: "The link is not valid" });
}

/** The next address for the mailed link for a new password. */
export function recoveryPage(): string {
  return pageWith({ type: "recovery" });
}

function pageWith(fragment: Record<string, string>): string {
  return `${href("/auth/confirm")}#${new URLSearchParams(fragment)}`;
}
