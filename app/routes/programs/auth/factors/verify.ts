import { appCallerAtAnyLevel } from "#features/accounts/apps/caller.server.ts";
import { verifyFactor } from "#features/accounts/apps/factors/challenges.server.ts";
import { factorCode } from "#features/accounts/apps/factors/schema.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp, appBody, appClientOf } from "../door.server.ts";
import type { Route } from "./+types/verify.ts";
import { refusalOfFactor } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/factors/:id/verify`: takes the second step with a code. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["POST"], async () => {
    const used = services(asked.context);
    const caller = await appCallerAtAnyLevel(used, asked.request);
    if ("problem" in caller) return refusalOfFactor(caller);
    const body = await appBody(asked.request);
    if (!body) return refusalOfFactor({ problem: "bad-body" });
    const done = await verifyFactor(used, caller, asked.params.id, {
      ...factorCode.parse(body),
      client: appClientOf(asked),
      links: securityLinks(publicOrigin(asked.request)),
    });
    return done.problem === null ? answerAuth(done.session) : refusalOfFactor(done);
  });
}

export const action = loader;
