import { type BracketFields, textIn, textsIn } from "./bracket-form.ts";
import type { StripeCharge, StripeRefund } from "./objects.ts";
import { type Desk, newId, refuse } from "./store.ts";

/** How long a refund is on its way that does not succeed at once, or fails afterwards. */
const wait = 60;

/** `POST /v1/refunds` */
export async function newRefund(desk: Desk, form: BracketFields): Promise<StripeRefund> {
  const param = "payment_intent";
  const intent = await desk.get("payment_intent", textIn(form, param) ?? "", param);
  if (!intent.latest_charge) {
    throw refuse("This PaymentIntent does not have a successful charge to refund.", { param });
  }
  const charge = await desk.get("charge", intent.latest_charge);
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textIn(form, "amount") ?? left);
  requireRefundable(charge, amount, left);
  const givesFee = textIn(form, "refund_application_fee") === "true";
  const fee = givesFee
    ? Math.round(((charge.application_fee_amount ?? 0) * amount) / charge.amount)
    : 0;
  const at = desk.timeOf(null);
  const isLater = charge._behavior === "is refunded later";
  const isToFail = charge._behavior === "fails the refund";
  const refund = await desk.put<StripeRefund>({
    id: newId("re"),
    object: "refund",
    created: at,
    livemode: false,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    metadata: textsIn(form, "metadata"),
    status: isLater ? "pending" : "succeeded",
    ...(isLater && { pending_reason: "processing" as const }),
    _fee: fee,
    _due: isLater || isToFail ? desk.dueAt(at + wait) : null,
  });
  await count(desk, charge, amount, fee);
  await desk.tell("refund.created", refund, at);
  return refund;
}

function requireRefundable(charge: StripeCharge, amount: number, left: number): void {
  if (charge.payment_method_details.type === "oxxo") {
    throw refuse("Payments with OXXO cannot be refunded.", { code: "charge_not_refundable" });
  }
  if (charge.disputed) {
    throw refuse("This charge has been disputed.", { code: "charge_disputed" });
  }
  if (left === 0) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (!Number.isInteger(amount) || amount < 1) throw refuse("Invalid integer", { param: "amount" });
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
    throw refuse(message, { param: "amount" });
  }
}

/** Ends a refund that was on its way, or takes back one that had succeeded. */
export async function finishRefund(desk: Desk, refund: StripeRefund): Promise<void> {
  const at = desk.timeOf(null);
  const { pending_reason, ...known } = refund;
  if (refund.status === "pending") {
    const done = await desk.put<StripeRefund>({ ...known, status: "succeeded", _due: null });
    await desk.tell("refund.updated", done, at);
    return;
  }
  const charge = await desk.get("charge", refund.charge);
  await count(desk, charge, -refund.amount, -refund._fee);
  const failed = await desk.put<StripeRefund>({
    ...known,
    status: "failed",
    failure_reason: "declined",
    _due: null,
  });
  await desk.tell("refund.failed", failed, at);
}

async function count(desk: Desk, charge: StripeCharge, by: number, fee: number): Promise<void> {
  const amount_refunded = charge.amount_refunded + by;
  const refunded = amount_refunded === charge.amount;
  const _feeRefunded = charge._feeRefunded + fee;
  await desk.put<StripeCharge>({ ...charge, amount_refunded, refunded, _feeRefunded });
}
