import { href } from "react-router";
import type { GoogleVisit } from "#features/accounts/apps/google/visit.server.ts";
import { readChallenge } from "#features/accounts/apps/schema.ts";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { clientAddress, publicOrigin } from "#services/context.ts";

/** The addresses of a visit to Google; the callback is one that the operator has registered there. */
export function googleVisitOf({ request, context }: RequestArgs): GoogleVisit {
  const origin = publicOrigin(request);
  return {
    origin,
    callback: origin + href("/auth/v1/callback"),
    clientAddress: clientAddress(context),
  };
}

/** What the address says about a visit that an app asks for. */
export function askedVisitOf({ request }: RequestArgs) {
  const query = new URL(request.url).searchParams;
  return {
    provider: query.get("provider") ?? "",
    flow: {
      redirectTo: query.get("redirect_to") ?? "",
      challenge: readChallenge(Object.fromEntries(query)),
    },
  };
}
