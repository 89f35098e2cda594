import { appCallerAtAnyLevel } from "#features/accounts/apps/caller.server.ts";
import { challengeFactor } from "#features/accounts/apps/factors/challenges.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp } from "../door.server.ts";
import type { Route } from "./+types/challenge.ts";
import { refusalOfFactor } from "./refusals.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /auth/v1/factors/:id/challenge`: begins a try at the second step. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["POST"], async () => {
    const used = services(asked.context);
    const caller = await appCallerAtAnyLevel(used, asked.request);
    if ("problem" in caller) return refusalOfFactor(caller);
    const done = await challengeFactor(used, caller, asked.params.id);
    return done.problem === null ? answerAuth(done.challenge) : refusalOfFactor(done);
  });
}

export const action = loader;
