import { appCaller } from "#features/accounts/apps/caller.server.ts";
import { beginVisit } from "#features/accounts/apps/google/visit.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../../handle.ts";
import { answerAuth } from "../dialect.server.ts";
import { answerApp } from "../door.server.ts";
import { refusalOfGoogle } from "../google-refusals.server.ts";
import type { Route } from "./+types/link.ts";
import { askedVisitOf, googleVisitOf } from "./visit.server.ts";

export const handle: Handle = { keepsPages: true };

/** `GET /auth/v1/user/identities/authorize?provider=google…`: where a browser adds Google to an account. */
export function loader(asked: Route.LoaderArgs) {
  return answerApp(asked, ["GET"], async () => {
    const used = services(asked.context);
    const owner = await appCaller(used, asked.request);
    if ("problem" in owner) return refusalOfGoogle(owner);
    const { provider, flow } = askedVisitOf(asked);
    const begun = await beginVisit(used, provider, flow, { ...googleVisitOf(asked), owner });
    return begun.problem === null ? answerAuth({ url: begun.to }) : refusalOfGoogle(begun);
  });
}

export const action = loader;
