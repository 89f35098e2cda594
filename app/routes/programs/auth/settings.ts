import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/settings.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerApp } from "./door.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/settings`: the ways to sign in that this site has. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const { identity, mail } = services(asked.context);
    return answerAuth({
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
  });
}

export const action = loader;
