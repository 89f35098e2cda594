import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { submitCardRefund } from "#features/payouts/cards/screens/card-submission.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { type Editor, editsRace } from "#features/races/rights.server.ts";
import type { OrderShelf } from "#features/registrations/order.ts";
import { type SettlingProblem, settlingProblems } from "#features/registrations/orders/messages.ts";
import { officePayments, ordersPerPage } from "#features/registrations/orders/office.server.ts";
import {
  confirmPayment,
  otherAmount,
  type RecordedArrival,
  refuseProof,
  settlePayment,
} from "#features/registrations/orders/review.server.ts";
import {
  confirmForm,
  refuseForm,
  settleForm,
  shelfAddress,
} from "#features/registrations/orders/schema.ts";
import { PaymentsScreen } from "#features/registrations/orders/screens/payments-screen.tsx";
import { readAmount } from "#features/registrations/prices/amount.ts";
import { moneyWords } from "#features/registrations/prices/words.ts";
import { dropPages, services } from "#services/context.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { withQuery } from "#values/address.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/payments.ts";
import { requireEditor } from "./editor.server.ts";

const changes = {
  confirm: submitArrival,
  refuse: submitRefusal,
  settle: submitSettlement,
  refund: submitCardRefund,
};

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { show: shelf, page } = shelfAddress.parse(Object.fromEntries(args.url.searchParams));
  const shown = await officePayments(services(args.context), editor, id, { shelf, page });
  if (!shown) throw raceMissing();
  return { shown, perPage: ordersPerPage };
}

/** Decides about an order or a payment; pages show the places that are taken or free then. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id, change } = args.params;
  if (!(await editsRace(services(args.context), editor, raceIdOf(id)))) throw raceMissing();
  return changeOf(changes, change)(args, editor, { at, id });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), settlingProblems.failed);

/** Also after a refusal: somebody else may have decided. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Payments", es: "Pagos" }, pageLanguages(matches).lang);

export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentsScreen {...loaderData} errors={actionData ?? null} />;
}

type Place = { at: Workplace; id: string };

/** Records that the money of an order has arrived. */
async function submitArrival({ request, context }: RequestArgs, editor: Editor, place: Place) {
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
      en: `The money is recorded: ${rest.en} still to pay. The runner gets an email, and the place stays held until the deadline.`,
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
    en: "Payment confirmed. The order is complete, and the runner gets an email.",
    es: "Pago confirmado. El pedido está completo y el corredor recibe un correo.",
  };
  if (owedMinor >= 0) return paid;
  return {
    en: `${paid.en} ${rest.en} more than the total have arrived: send them back or keep them, and record that here.`,
    es: `${paid.es} Llegaron ${rest.es} más que el total: devuélvelos o quédatelos, y regístralo aquí.`,
  };
}

/** Refuses a proof. */
async function submitRefusal({ request, context }: RequestArgs, editor: Editor, place: Place) {
  const form = await formOf(request);
  const { value, errors } = readForm(refuseForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const refusal = { orderId: value.order, reason: value.reason };
  const { problem } = await refuseProof(services(context), editor, refusal);
  if (problem !== null) return refused(problem, form);
  dropPages(context);
  return said(place, request, {
    en: "Proof refused. The runner gets an email with your reason.",
    es: "Comprobante rechazado. El corredor recibe un correo con tu motivo.",
  });
}

/** Records a refund, or that the organizer keeps money. */
async function submitSettlement({ request, context }: RequestArgs, editor: Editor, place: Place) {
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
