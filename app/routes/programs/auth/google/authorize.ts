import { beginVisit } from "#features/accounts/apps/google/visit.server.ts";
import { services } from "#services/context.ts";
import { answerApp } from "../door.server.ts";
import { refusalOfGoogle } from "../google-refusals.server.ts";
import type { Route } from "./+types/authorize.ts";
import { askedVisitOf, googleVisitOf } from "./visit.server.ts";

/** `GET /auth/v1/authorize?provider=google…`: leads a browser to Google, for an app. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const { provider, flow } = askedVisitOf(asked);
    const visit = { ...googleVisitOf(asked), owner: null };
    const begun = await beginVisit(services(asked.context), provider, flow, visit);
    if (begun.problem !== null) return refusalOfGoogle(begun);
    return new Response(null, {
      status: 303,
      headers: { Location: begun.to, "Cache-Control": "no-store" },
    });
  });
}

export const action = loader;
