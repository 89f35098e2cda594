import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { sendProofCode } from "#features/accounts/apps/proof.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/reauthenticate.ts";
import { answerAuth } from "./dialect.server.ts";
import { answerApp } from "./door.server.ts";
import { refusalOfApp } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/reauthenticate`: sends a code that proves who asks for a new password or address. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const used = services(asked.context);
    const caller = await appCaller(used, asked.request);
    if ("problem" in caller) return refusalOfApp(caller);
    const done = await sendProofCode(used, caller);
    return done.problem === null ? answerAuth({}) : refusalOfApp(done);
  });
}

export const action = loader;
