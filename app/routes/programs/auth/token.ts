import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { enterByIdToken, exchangeCode } from "#features/accounts/apps/google/grants.server.ts";
import { codeGrant, idTokenGrant } from "#features/accounts/apps/google/schema.ts";
import { signInByPassword } from "#features/accounts/apps/password.server.ts";
import { passwordGrant, refreshGrant } from "#features/accounts/apps/schema.ts";
import { refreshAppSession } from "#features/accounts/apps/sessions.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/token.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerBody, answerSession, appClientOf } from "./door.server.ts";
import { refusalOfGoogle } from "./google-refusals.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

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
      case "pkce": {
        const done = await exchangeCode(used, codeGrant.parse(body), client);
        return done.problem === null ? answerAuth(done.session) : refusalOfGoogle(done);
      }
      case "id_token": {
        const at = { ...client, origin: publicOrigin(asked.request) };
        const owner = () => appCaller(used, asked.request);
        const done = await enterByIdToken(used, idTokenGrant.parse(body), at, owner);
        return done.problem === null ? answerAuth(done.session) : refusalOfGoogle(done);
      }
      default:
        return refusalOfApp({ problem: "bad-grant" });
    }
  });
}

export const action = loader;
