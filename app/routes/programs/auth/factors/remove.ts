import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { removeFactor } from "#features/accounts/apps/factors/factors.server.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp } from "../door.server.ts";
import type { Route } from "./+types/remove.ts";
import { refusalOfFactor } from "./refusals.server.ts";

/** `DELETE /auth/v1/factors/:id`: turns the second step off. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["DELETE"], async () => {
    const used = services(asked.context);
    const caller = await appCaller(used, asked.request);
    if ("problem" in caller) return refusalOfFactor(caller.problem);
    const { id } = asked.params;
    const links = securityLinks(publicOrigin(asked.request));
    const { problem } = await removeFactor(used, caller, id, links);
    return problem === null ? answerAuth({ id }) : refusalOfFactor(problem);
  });
}

export const action = loader;
