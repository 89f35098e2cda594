import type Stripe from "stripe";
import type { PaymentCalls, PlanChange, WaitingChange } from "./payments.ts";
import { PaymentProblem } from "./problem.ts";
import {
  type Call,
  expandedAlone,
  idOf,
  offerIdOf,
  type PaidNote,
  paidNoteOf,
  priceOf,
  toSubscription,
} from "./stripe-objects.ts";

/** A subscription's move to another plan. */
export function changeCalls(call: Call) {
  return {
    previewChange: (id, change) => call((stripe) => preview(stripe, id, change)),
    changePlan: (id, change, how) =>
      call(async (stripe) => {
        const prepared = await changeOf(stripe, id, change);
        if (prepared.isMade) return prepared.made();
        return change.charge === "now"
          ? chargeNow(stripe, prepared, change, how)
          : fromRenewal(stripe, prepared, how);
      }),
    waitingChangeOf: (id) => call(async (stripe) => (await waitingChange(stripe, id)).state),
    dropWaitingChange: (id) =>
      call(async (stripe) => {
        const { state, invoice } = await waitingChange(stripe, id);
        if (state === "not-confirmed") await stripe.invoices.voidInvoice(invoice);
        return state;
      }),
  } satisfies Partial<PaymentCalls>;
}

type Waiting = { state: WaitingChange; invoice: string };

async function waitingChange(stripe: Stripe, id: string): Promise<Waiting> {
  const { pending_update, latest_invoice } = await stripe.subscriptions.retrieve(id);
  const invoice = latest_invoice ? idOf(latest_invoice) : "";
  if (!pending_update || !invoice) return { state: "over", invoice };
  const { status } = await intentOf(stripe, invoice);
  const isPaid = status === "succeeded" || status === "processing";
  return { state: isPaid ? "on-its-way" : "not-confirmed", invoice };
}

async function preview(stripe: Stripe, subscription: string, change: PlanChange) {
  return previewOf(stripe, await changeOf(stripe, subscription, change), change);
}

async function previewOf(
  stripe: Stripe,
  { id, items, already }: PreparedChange,
  change: PlanChange,
) {
  const ask = async (at: number | null) => {
    const back = at === null ? 0 : already(at);
    const { amount_due, total, currency, parent, created } = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items,
        proration_behavior: "always_invoice",
        ...(at !== null && { proration_date: at }),
      },
      ...(back !== 0 && { invoice_items: [{ amount: -back, currency: "usd" }] }),
    });
    const moment = parent?.subscription_details?.subscription_proration_date ?? created;
    return { amountDue: amount_due, total, currency, at: at ?? moment };
  };
  const preview = await ask(change.at);
  return change.at === null && already(preview.at) !== 0 ? ask(preview.at) : preview;
}

type How = { key: string; returnUrl: string };

/** Charges the difference at once. A charge that needs confirmation leaves the change waiting. */
async function chargeNow(
  stripe: Stripe,
  prepared: PreparedChange,
  change: PlanChange,
  { key, returnUrl }: How,
) {
  const { id, items, already, product } = prepared;
  const at = change.at ?? (await previewOf(stripe, prepared, change)).at;
  const back = already(at);
  const changed = await stripe.subscriptions.update(
    id,
    {
      items,
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
      proration_date: at,
      ...(back !== 0 && {
        add_invoice_items: [{ price_data: { currency: "usd", product, unit_amount: -back } }],
      }),
      expand: expandedAlone,
    },
    { idempotencyKey: key },
  );
  const confirmUrl = changed.pending_update ? await confirm(stripe, changed, returnUrl) : null;
  return { subscription: toSubscription(changed), confirmUrl };
}

/**
 * Where the payer confirms the payment of a waiting change; `null` when it is already paid.
 * @throws {PaymentProblem} when the card was declined: the change is then given up
 */
async function confirm(
  stripe: Stripe,
  { latest_invoice }: Stripe.Subscription,
  return_url: string,
): Promise<string | null> {
  if (!latest_invoice) return null;
  const invoice = idOf(latest_invoice);
  const intent = await intentOf(stripe, invoice);
  if (intent.status === "succeeded" || intent.status === "processing") return null;
  if (intent.status !== "requires_action") {
    await stripe.invoices.voidInvoice(invoice);
    const sentence = intent.last_payment_error?.message ?? null;
    throw new PaymentProblem("invalid", { reason: "card", sentence });
  }
  const confirmed = await stripe.paymentIntents
    .confirm(intent.id, { return_url })
    .catch(async (problem: unknown) => {
      await stripe.invoices.voidInvoice(invoice);
      throw problem;
    });
  if (confirmed.status === "succeeded" || confirmed.status === "processing") return null;
  const page = confirmed.next_action?.redirect_to_url?.url;
  // The invoice's own page confirms as well, but does not lead back.
  return page ?? (await stripe.invoices.retrieve(invoice)).hosted_invoice_url ?? null;
}

async function intentOf(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  const intent = data.at(0)?.payment.payment_intent;
  if (!intent) throw new PaymentProblem("invalid", { reason: "not found" });
  return stripe.paymentIntents.retrieve(idOf(intent));
}

/**
 * The price changes at once, but nothing is charged or credited before the next period. The metadata
 * of the subscription says what the current period is paid for.
 */
async function fromRenewal(
  stripe: Stripe,
  { id, items, paid, waiting }: PreparedChange,
  { key }: How,
) {
  if (waiting) await stripe.invoices.voidInvoice(waiting);
  const changed = await stripe.subscriptions.update(
    id,
    { items, proration_behavior: "none", metadata: paid, expand: expandedAlone },
    { idempotencyKey: key },
  );
  return { subscription: toSubscription(changed), confirmUrl: null };
}

type PreparedChange = Awaited<ReturnType<typeof changeOf>>;

async function changeOf(stripe: Stripe, id: string, { priceKey, paidOfferId }: PlanChange) {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: expandedAlone });
  const item = subscription.items.data.at(0);
  if (!item) throw new PaymentProblem("invalid", { reason: "not found" });
  const wanted = await priceOf(stripe, priceKey);
  const note = paidNoteOf(subscription);
  const isNoted = note !== null && note.paid_offer === paidOfferId;
  const paidPrice = isNoted ? await stripe.prices.retrieve(note.paid_price) : item.price;
  // A member who goes back to the paid plan gets the price that was paid.
  const isSameInterval = wanted.recurring?.interval === paidPrice.recurring?.interval;
  const isBack = isNoted && isSameInterval && offerIdOf(wanted) === paidOfferId;
  const paid: PaidNote = {
    paid_offer: offerIdOf(paidPrice) ?? "",
    paid_price: paidPrice.id,
    paid_until: String(item.current_period_end),
  };
  const price = isBack ? paidPrice.id : wanted.id;
  return {
    id,
    /** Another request made the same change: nothing is left to charge. */
    isMade: item.price.id === price && !subscription.pending_update,
    made: () => ({ subscription: toSubscription(subscription), confirmUrl: null }),
    // Without the item's id Stripe would add a second item and charge for both plans.
    items: [{ id: item.id, price }],
    paid,
    product: idOf(paidPrice.product),
    waiting: subscription.pending_update ? idOf(subscription.latest_invoice ?? "") : null,
    /**
     * The part of the remaining days that is paid for beyond the current price: the provider credits
     * the current price only.
     */
    already(at: number): number {
      const { current_period_start: start, current_period_end: end } = item;
      const left = Math.min(1, Math.max(0, (end - at) / (end - start)));
      const rest = (price: Stripe.Price) => Math.round((price.unit_amount ?? 0) * left);
      return rest(paidPrice) - rest(item.price);
    },
  };
}
