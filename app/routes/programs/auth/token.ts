import { signInByPassword } from "#features/accounts/apps/password.server.ts";
import { passwordGrant, refreshGrant } from "#features/accounts/apps/schema.ts";
import { refreshAppSession } from "#features/accounts/apps/sessions.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/token.ts";
import { answerBody, answerSession, appClientOf } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

/** `POST /auth/v1/token?grant_type=…`: signs in, or goes on. */
export function loader(asked: Route.LoaderArgs) {
  return answerBody(asked, async (body) => {
    const client = appClientOf(asked);
    const used = services(asked.context);
    switch (new URL(asked.request.url).searchParams.get("grant_type")) {
      case "password":
        return answerSession(await signInByPassword(used, passwordGrant.parse(body), client));
      case "refresh_token": {
        const { refresh_token } = refreshGrant.parse(body);
        return answerSession(await refreshAppSession(used, refresh_token, client));
      }
      default:
        return refusalOfApp({ problem: "bad-grant" });
    }
  });
}

export const action = loader;
