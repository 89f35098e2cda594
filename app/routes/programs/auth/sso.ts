import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/sso.ts";
import { refuseAuth } from "./dialect.server.ts";
import { answerBody } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /auth/v1/sso`: signing in by the provider of an organization, which its domain or its number
 * names. No organization has one here.
 */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async ({ domain, provider_id }) => {
    if (typeof domain !== "string" && typeof provider_id !== "string") {
      return refuseAuth(400, "validation_failed", "Send a domain or a provider_id.");
    }
    const what = typeof domain === "string" ? "this domain" : "this number";
    return refuseAuth(404, "sso_provider_not_found", `No SSO provider is known for ${what}.`);
  });
}

export const action = loader;
