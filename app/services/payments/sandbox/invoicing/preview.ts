import { type BracketFields, fieldsIn, textIn } from "../bracket-form.ts";
import { live } from "../kept-subscription.ts";
import type { StripeInvoiceLine } from "../objects.ts";
import { addedLines, proratedChange } from "../price-changes.ts";
import { StripeRefusal } from "../refusal.ts";
import { type Desk, newId } from "../store.ts";
import { renewalLine } from "../subscriptions.ts";
import { settle } from "./proration.ts";

/**
 * `POST /v1/invoices/create_preview`: the invoice that a change would create at once, or without a change
 * the invoice of the renewal.
 */
export async function previewInvoice(desk: Desk, form: BracketFields) {
  const sub = await live(desk, textIn(form, "subscription") ?? "", "subscription");
  const customer = await desk.get("customer", sub.customer);
  const at = Number(
    textIn(form, "subscription_details", "proration_date") ?? desk.timeOf(customer),
  );
  const details = fieldsIn(form, "subscription_details");
  if (!details && sub.cancel_at !== null) throw noRenewal();
  const lines = details
    ? (await proratedChange(desk, sub, details.items, { at })).lines
    : [await renewalLine(desk, sub)];
  const all: StripeInvoiceLine[] = [
    ...sub._pending,
    ...sub._held,
    ...lines,
    ...addedLines(form.invoice_items),
  ];
  const { total, amountDue } = settle(all, customer.balance);
  return {
    id: newId("upcoming_in"),
    object: "invoice",
    status: "draft",
    currency: sub.currency,
    total,
    amount_due: amountDue,
    customer: customer.id,
    created: at,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: sub.id, subscription_proration_date: at },
    },
    lines: { object: "list", has_more: false, url: "/v1/invoices/upcoming/lines", data: all },
  };
}

function noRenewal(): StripeRefusal {
  const message = "No upcoming invoices for customer";
  const about = { type: "invalid_request_error", code: "invoice_upcoming_none", message };
  return new StripeRefusal(404, about);
}
