import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { openBillingPortal } from "#features/membership/billing/billing.server.ts";
import { billingPath } from "#features/membership/membership.ts";
import { refusalSentence, tooOften } from "#features/membership/messages.ts";
import { publicOrigin, services } from "#services/context.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/portal.ts";

/** Leads to the payment provider's own page for cards and invoices, which leads back here. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  if (!(await all.limits.allow("subscription", viewer.userId))) {
    return seeOtherSaying(billingPath(), tooOften);
  }
  const way = inLanguage(languageOf(args.url), href("/dashboard/billing/back"));
  const back = publicOrigin(args.request) + way;
  const opened = await openBillingPortal(all, viewer, back);
  if ("problem" in opened) return seeOtherSaying(billingPath(), refusalSentence(opened));
  return redirect(opened.url, 303);
}
