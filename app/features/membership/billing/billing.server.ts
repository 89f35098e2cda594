import type { Viewer } from "#features/accounts/viewer.ts";
import type { Charge } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { type InvoiceLine, isSubscribed, type Membership } from "../membership.ts";
import { customerOf, knownInvoicesOf, liveSubscriptionOf } from "../queries.server.ts";
import { billingRefusal } from "../refusals/refusals.server.ts";
import type { SubscriptionRefusal } from "../refusals/refusals.ts";

type Needs = Pick<Services, "db" | "payments" | "log">;

/** How long a page waits for the payment provider before it shows the stored data. */
const patienceMs = 2500;

/** The payment provider's data about a membership. */
export type BillingAnswer = {
  /** From the provider, or from our tables when it does not answer. */
  invoices: InvoiceLine[];
  /** Why the provider did not answer. */
  refusal: SubscriptionRefusal | null;
  /** What the next renewal charges after credits; `null` when nothing is charged or known. */
  next: Charge | null;
};

/**
 * What only the payment provider knows about the viewer's membership. Never fails, and never takes
 * longer than a page can wait: the answer holds the refusal.
 */
export async function askProvider(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  membership: Membership | null,
  patience = patienceMs,
): Promise<BillingAnswer> {
  const asked = Promise.all([
    fetchInvoices(services, viewer),
    nextCharge(services, viewer, membership),
  ]);
  const [found, next] = await Promise.race([asked, tooLate(patience)]).catch((error: unknown) => {
    services.log.error({ error, userId: viewer.userId }, "billing could not be read");
    return unanswered;
  });
  if (!("problem" in found)) return { ...found, refusal: null, next };
  const invoices = await knownInvoicesOf(services, viewer).catch((error: unknown) => {
    services.log.error({ error, userId: viewer.userId }, "stored invoices could not be read");
    return [];
  });
  return { invoices, refusal: found, next };
}

/** The viewer's invoices, the newest first, as the payment provider has them. */
export async function fetchInvoices(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
): Promise<{ invoices: InvoiceLine[] } | SubscriptionRefusal> {
  const customer = await customerOf(services, viewer);
  if (!customer) return { problem: "no-customer" };
  try {
    const found = await services.payments.invoicesOf(customer.customerId);
    const issued = found.filter(({ status }) => status !== "void");
    const invoices = issued.map(({ amountPaid, amountDue, hostedUrl, pdfUrl, ...invoice }) => ({
      ...invoice,
      amount_paid: amountPaid,
      amount_due: amountDue,
      hosted_invoice_url: hostedUrl,
      invoice_pdf: pdfUrl,
    }));
    return { invoices };
  } catch (cause) {
    services.log.error({ error: cause, userId: viewer.userId }, "invoices could not be read");
    return billingRefusal(cause);
  }
}

/** The address of the provider's page for cards and invoices. */
export async function openBillingPortal(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  returnUrl: string,
): Promise<{ url: string } | SubscriptionRefusal> {
  const customer = await customerOf(services, viewer);
  if (!customer) return { problem: "no-customer" };
  try {
    return { url: await services.payments.openPortal(customer.customerId, returnUrl) };
  } catch (cause) {
    services.log.error({ error: cause, userId: viewer.userId }, "the portal could not be opened");
    return billingRefusal(cause);
  }
}

const unanswered: [SubscriptionRefusal, null] = [{ problem: "billing-unavailable" }, null];

function tooLate(patience: number): Promise<typeof unanswered> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(unanswered), patience).unref();
  });
}

async function nextCharge(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  membership: Membership | null,
) {
  if (!isSubscribed(membership) || membership?.endsWithPeriod) return null;
  const live = await liveSubscriptionOf(services, viewer);
  if (!live) return null;
  return services.payments.nextChargeOf(live.subscriptionId).catch((error: unknown) => {
    services.log.warn({ error, userId: viewer.userId }, "the next charge is not known");
    return null;
  });
}
