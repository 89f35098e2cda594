import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { unlinkIdentity } from "#features/accounts/apps/google/identities.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp } from "../door.server.ts";
import { refusalOfGoogle } from "../google-refusals.server.ts";
import type { Route } from "./+types/unlink.ts";

export const handle: Handle = { keepsPages: true };

/** `DELETE /auth/v1/user/identities/:id`: removes a way to sign in. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["DELETE"], async () => {
    const used = services(asked.context);
    const caller = await appCaller(used, asked.request);
    if ("problem" in caller) return refusalOfGoogle(caller);
    const origin = publicOrigin(asked.request);
    const done = await unlinkIdentity(used, caller, asked.params.id, origin);
    return done.problem === null ? answerAuth({}) : refusalOfGoogle(done);
  });
}

export const action = loader;
