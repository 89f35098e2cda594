import { respond, respondError } from "#features/app-auth/responses.server.ts";
import type { Handle } from "../../handle.ts";
import { toAnyMethod } from "../answer.server.ts";
import { type AppCall, serve } from "./endpoints.server.ts";

export const handle: Handle = { keepsPages: true };

/** What the service says about itself, and its answer at addresses that it does not have. */
export const loader = serve({
  "auth/v1/health": { GET: health },
  "auth/v1/settings": { GET: settings },
  "auth/v1/*": toAnyMethod(notFound),
});

export const action = loader;

async function health() {
  return respond({ name: "Dorsal", description: "Accounts of Dorsal for apps", version: "1" });
}

/** The ways to sign in that this site has. */
async function settings({ services: { identity, mail } }: AppCall) {
  return respond({
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      google: identity.google !== "unavailable",
    },
    disable_signup: mail.mode === "unavailable",
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
  });
}

async function notFound() {
  return respondError(404, "not_found", "There is nothing at this address.");
}
