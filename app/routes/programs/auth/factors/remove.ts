import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { removeFactor } from "#features/accounts/apps/factors/factors.server.ts";
import { proofBody } from "#features/accounts/apps/factors/schema.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp, appBody } from "../door.server.ts";
import type { Route } from "./+types/remove.ts";
import { refusalOfFactor } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `DELETE /auth/v1/factors/:id`: turns the second step off. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["DELETE"], async () => {
    const used = services(asked.context);
    const caller = await appCaller(used, asked.request);
    if ("problem" in caller) return refusalOfFactor(caller);
    const { id } = asked.params;
    const body = await appBody(asked.request);
    if (!body) return refusalOfFactor({ problem: "bad-body" });
    const links = securityLinks(publicOrigin(asked.request));
    const done = await removeFactor(used, caller, id, { ...proofBody.parse(body), links });
    return done.problem === null ? answerAuth({ id }) : refusalOfFactor(done);
  });
}

export const action = loader;
