import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { enrollFactor } from "#features/accounts/apps/factors/factors.server.ts";
import { newFactor } from "#features/accounts/apps/factors/schema.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp, appBody } from "../door.server.ts";
import type { Route } from "./+types/enroll.ts";
import { refusalOfFactor } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/factors`: begins a second step. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["POST"], async () => {
    const used = services(asked.context);
    const caller = await appCaller(used, asked.request);
    if ("problem" in caller) return refusalOfFactor(caller);
    const body = await appBody(asked.request);
    if (!body) return refusalOfFactor({ problem: "bad-body" });
    const done = await enrollFactor(used, caller, newFactor.parse(body));
    return done.problem === null ? answerAuth(done.factor) : refusalOfFactor(done);
  });
}

export const action = loader;
