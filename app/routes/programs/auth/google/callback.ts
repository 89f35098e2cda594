import { endVisit } from "#features/accounts/apps/google/visit.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerApp } from "../door.server.ts";
import { leadTo, refuseVisit } from "../google-refusals.server.ts";
import type { Route } from "./+types/callback.ts";
import { googleVisitOf } from "./visit.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/callback`: where Google sends the browser back to, on its way to an app. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const query = new URL(asked.request.url).searchParams;
    const told = (name: string) => query.get(name) ?? "";
    const returned = { state: told("state"), code: told("code"), error: told("error") };
    const ended = await endVisit(services(asked.context), returned, googleVisitOf(asked));
    if (ended.problem === null) return leadTo(ended.to);
    return refuseVisit(asked.request, ended, ended.back);
  });
}

export const action = loader;
