import { keySetSeconds, publicKeys } from "#features/accounts/apps/tokens/signing-keys.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/key-set.ts";
import { answerAuth, authDialect } from "./dialect.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/.well-known/jwks.json`: what access tokens are checked with, by anybody. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, authDialect("GET"), async () => {
    const answer = answerAuth({ keys: await publicKeys(services(asked.context)) });
    answer.headers.set("Cache-Control", `public, max-age=${keySetSeconds}`);
    return answer;
  });
}

export const action = loader;
