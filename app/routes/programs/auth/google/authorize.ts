import { beginVisit } from "#features/accounts/apps/google/visit.server.ts";
import { redirectOf } from "#features/accounts/apps/letters/flows.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerApp } from "../door.server.ts";
import { leadTo, refuseVisit } from "../google-refusals.server.ts";
import type { Route } from "./+types/authorize.ts";
import { askedVisitOf, googleVisitOf } from "./visit.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/authorize?provider=google…`: leads a browser to Google, for an app. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const { provider, flow } = askedVisitOf(asked);
    const used = services(asked.context);
    const visit = { ...googleVisitOf(asked), owner: null };
    const begun = await beginVisit(used, provider, flow, visit);
    if (begun.problem === null) return leadTo(begun.to);
    return refuseVisit(asked.request, begun, redirectOf(used, flow));
  });
}

export const action = loader;
