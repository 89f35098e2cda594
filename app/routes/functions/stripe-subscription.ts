import { href } from "react-router";
import { callerOf } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { fetchInvoices, openBillingPortal } from "#features/membership/billing/billing.server.ts";
import {
  cancelMembership,
  changePlan,
  previewPlanChange,
  resumeMembership,
} from "#features/membership/changes/commands.server.ts";
import { confirmedPath } from "#features/membership/checkout/result-path.ts";
import { billingPath } from "#features/membership/membership.ts";
import {
  changedSentence,
  changeFailed,
  notSignedIn,
  refusalSentence,
  tooOften,
  unknownAction,
} from "#features/membership/messages.ts";
import { subscriptionStatuses } from "#features/membership/refusals/refusals.ts";
import { readSubscriptionCall, type SubscriptionCall } from "#features/membership/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { refuseCall } from "#values/web/api-error.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/stripe-subscription.ts";
import { answerCall, bodyOf, ownAddress } from "./call.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /functions/stripe-subscription` with an action: about the caller's own subscription only. */
export function action(asked: Route.ActionArgs) {
  const lang = languageOf(asked.url);
  return answerCall(asked, sayIn(lang)(changeFailed), () => answer(asked, lang));
}

async function answer(asked: Route.ActionArgs, lang: Lang): Promise<Response> {
  const say = sayIn(lang);
  const caller = await callerOf(asked);
  if (typeof caller === "string") return refuseCall(say(notSignedIn), 401);
  const call = readSubscriptionCall(await bodyOf(asked.request));
  if (!call) return refuseCall(say(unknownAction), 400);
  if (!(await services(asked.context).limits.allow("subscription", caller.userId))) {
    return refuseCall(say(tooOften), 429);
  }
  const said = await answerTo(asked, caller, call, lang);
  if (!("problem" in said)) return Response.json(said);
  return refuseCall(say(refusalSentence(said)), subscriptionStatuses[said.problem]);
}

async function answerTo(
  { request, context }: Route.ActionArgs,
  viewer: Viewer,
  call: SubscriptionCall,
  lang: Lang,
) {
  const all = services(context);
  switch (call.action) {
    case "get_invoices":
      return fetchInvoices(all, viewer);
    case "portal": {
      const back = ownAddress(request, call.return_url, billingPath());
      return openBillingPortal(all, viewer, back);
    }
    case "preview":
      return previewPlanChange(all, viewer, call.price_id);
    case "update": {
      const wish = { priceId: call.price_id, token: call.preview ?? null };
      const back = publicOrigin(request) + inLanguage(lang, confirmedPath(call.price_id));
      const changed = await changePlan(all, viewer, wish, back);
      if ("problem" in changed) return changed;
      if ("confirmUrl" in changed) return { confirm_url: changed.confirmUrl };
      return { plan: changed.plan, message: sayIn(lang)(changedSentence(changed)) };
    }
    case "cancel":
      return (await cancelMembership(all, viewer)) ?? { ends_with_period: true };
    case "resume":
      return (await resumeMembership(all, viewer)) ?? { ends_with_period: false };
  }
}

/** A function is called, not visited. */
export function loader() {
  return refuseCall(`POST to ${href("/functions/stripe-subscription")}.`, 405);
}
