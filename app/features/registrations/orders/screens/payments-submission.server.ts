import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { raceIdOf } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { readAmount } from "../../prices/amount.ts";
import { moneyWords } from "../../prices/words.ts";
import { type SettlingProblem, settlingProblems } from "../messages.ts";
import type { OrderShelf } from "../order.ts";
import {
  confirmPayment,
  otherAmount,
  type RecordedArrival,
  refuseProof,
  settlePayment,
} from "../review.server.ts";
import { confirmForm, refuseForm, settleForm, shelfAddress } from "../schema.ts";

type Place = { at: Workplace; id: string };

/** Records that the money of an order has arrived. */
export async function submitArrival(
  { request, context }: RequestArgs,
  editor: Editor,
  place: Place,
) {
  const form = await formOf(request);
  const { value, errors } = readForm(confirmForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const arrived = {
    orderId: value.order,
    receivedMinor: value.amount,
    isCorrection: value.correction !== "",
    after: value.after,
  };
  const warning =
    readAmount(value.warned) === value.amount
      ? null
      : await otherAmount(services(context), editor, arrived);
  if (warning) return data<FormErrors>(formErrors(warning, form, "amount"), 400);
  const confirmed = await confirmPayment(services(context), editor, arrived);
  if (confirmed.problem !== null) return refused(confirmed.problem, form);
  dropPages(context);
  const { received, owedMinor } = confirmed;
  const isToSettle = received === "surplus" || (received === "paid" && owedMinor < 0);
  return said(place, request, arrivalWords(confirmed), isToSettle ? "settle" : null);
}

/** What has become of the money, and what to do with what is left of it. */
function arrivalWords({ received, owedMinor, currency }: RecordedArrival): Words {
  const rest = moneyWords(Math.abs(owedMinor), currency);
  if (received === "part") {
    return {
      en: `The money is recorded: ${rest.en} still to pay. The runner gets a mail, and the place stays held until the deadline.`,
      es: `El dinero quedó registrado: faltan ${rest.es}. El corredor recibe un correo y su cupo sigue reservado hasta el plazo.`,
    };
  }
  if (received !== "paid") {
    return {
      en: "The money is recorded, but the order could not take it: it has ended, or its place is gone. Send the money back or keep it, and record that here.",
      es: "El dinero quedó registrado, pero el pedido no pudo usarlo: ya terminó o su cupo ya no está. Devuélvelo o quédatelo, y regístralo aquí.",
    };
  }
  const paid = {
    en: "Payment confirmed. The runner is registered and gets a mail.",
    es: "Pago confirmado. El corredor está inscrito y recibe un correo.",
  };
  if (owedMinor >= 0) return paid;
  return {
    en: `${paid.en} ${rest.en} more than the total have arrived: send them back or keep them, and record that here.`,
    es: `${paid.es} Llegaron ${rest.es} más que el total: devuélvelos o quédatelos, y regístralo aquí.`,
  };
}

/** Refuses a proof. */
export async function submitRefusal(
  { request, context }: RequestArgs,
  editor: Editor,
  place: Place,
) {
  const form = await formOf(request);
  const { value, errors } = readForm(refuseForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const refusal = { orderId: value.order, reason: value.reason };
  const { problem } = await refuseProof(services(context), editor, refusal);
  if (problem !== null) return refused(problem, form);
  dropPages(context);
  return said(place, request, {
    en: "Proof refused. The runner gets a mail with your reason.",
    es: "Comprobante rechazado. El corredor recibe un correo con tu motivo.",
  });
}

/** Records a refund, or that the organizer keeps money. */
export async function submitSettlement(
  { request, context }: RequestArgs,
  editor: Editor,
  place: Place,
) {
  const form = await formOf(request);
  const { value, errors } = readForm(settleForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const { payment: paymentId, amount: minor, to, reason } = value;
  const settlement = { paymentId, minor, to, reason };
  const { problem } = await settlePayment(services(context), editor, settlement);
  if (problem !== null) return refused(problem, form);
  return said(place, request, { en: "Recorded.", es: "Quedó registrado." });
}

function said(
  { at, id }: Place,
  request: Request,
  sentence: Words,
  shelf: OrderShelf | null = null,
) {
  const { show } = shelfAddress.parse(Object.fromEntries(new URL(request.url).searchParams));
  return seeOtherSaying(withQuery(at.payments(raceIdOf(id)), { show: shelf ?? show }), sentence);
}

function refused(problem: SettlingProblem, form: FormData) {
  return data<FormErrors>(
    formErrors(settlingProblems[problem], form),
    problem === "gone" ? 404 : 409,
  );
}
