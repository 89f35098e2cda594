import { data, href, redirect } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { raceIdOf } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { cardRefundForm } from "#features/registrations/orders/schema.ts";
import { publicOrigin, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { cardProblems, refundProblems } from "../../messages.ts";
import { beginCardPayment } from "../paying.server.ts";
import { refundByCard } from "../refunds.server.ts";

/** Leads a runner to the page where the order is paid. */
export async function submitCard(
  { request, url, context, params }: RequestArgs & { url: URL; params: { id: string } },
  viewer: Viewer,
) {
  const form = await formOf(request);
  const path = href("/orders/:id/:change?", { id: params.id });
  const back = publicOrigin(request) + inLanguage(languageOf(url), path);
  const begun = await beginCardPayment(services(context), viewer, params.id, {
    successUrl: `${back}?paid=yes`,
    cancelUrl: back,
  });
  if ("url" in begun) return redirect(begun.url, 303);
  const { problem } = begun;
  if (problem === "gone") throw data("Order not found", 404);
  const status = problem === "too-often" ? 429 : 409;
  return data<FormErrors>(formErrors(cardProblems[problem], form), status);
}

/** Gives back a part of a payment by card. */
export async function submitCardRefund(
  { request, context }: RequestArgs,
  editor: Editor,
  { at, id }: { at: Workplace; id: string },
) {
  const form = await formOf(request);
  const { value, errors } = readForm(cardRefundForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { payment: paymentId, amount: minor, reason } = value;
  const { problem } = await refundByCard(services(context), editor, { paymentId, minor, reason });
  if (problem !== null) {
    const status = problem === "gone" ? 404 : 409;
    return data<FormErrors>(formErrors(refundProblems[problem], form), status);
  }
  return seeOtherSaying(withQuery(at.payments(raceIdOf(id)), { show: "received" }), {
    en: "The refund is on its way to the card. The runner gets an email.",
    es: "El reembolso va en camino a la tarjeta. El corredor recibe un correo.",
  });
}
