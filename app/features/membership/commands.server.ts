import type { Viewer } from "#features/accounts/viewer.ts";
import type { ChangePreview, PlanChange } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { keptBeside } from "./entitlements.ts";
import type { InvoiceLine } from "./membership.ts";
import { changeMessages, invoiceMessages } from "./messages.ts";
import { compareTiers, planOf, readPriceId, type Tier } from "./plans.ts";
import { customerOf } from "./queries.server.ts";
import { changeRefusal, invoiceRefusal, type Refusal } from "./refusals.server.ts";
import { type Live, liveSubscriptionOf } from "./subscription.server.ts";
import { syncCustomer } from "./sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "log" | "tokens">;
type Me = Pick<Viewer, "userId">;

/** For how long a previewed amount can be agreed to. */
const previewMs = 30 * 60 * 1000;
const previewPurpose = "plan change";

export type Preview = ChangePreview & {
  plan: string;
  token: string;
  /** The plan whose rights stay until the period ends, after a downgrade. */
  keeps: Tier | null;
};

/** What another plan would cost from now on; nothing is changed by asking. */
export async function previewPlanChange(
  services: Needs,
  viewer: Me,
  priceId: string,
): Promise<Preview | Refusal> {
  const wish = await readWish(services, viewer, { priceId, at: null });
  if ("problem" in wish) return wish;
  const { live, change, plan, keeps } = wish;
  try {
    const preview = await services.payments.previewChange(live.subscriptionId, change);
    const about = JSON.stringify([live.subscriptionId, priceId, preview.at]);
    const expires = new Date(services.now().getTime() + previewMs);
    const token = services.tokens.sign(previewPurpose, about, { expires });
    return { ...preview, plan, keeps, token };
  } catch (cause) {
    return changeRefusal(cause);
  }
}

/**
 * Moves the viewer to another plan at once. An upgrade is charged now; of a downgrade the rest
 * becomes a credit, and the higher plan's rights stay until the period ends.
 * @param wish.token - of a preview: exactly what it said is charged
 */
export async function changePlan(
  services: Needs,
  viewer: Me,
  { priceId, token }: { priceId: string; token: string | null },
): Promise<{ plan: string } | Refusal> {
  const shown = token === null ? null : readPreview(services, token);
  if (token !== null && shown?.priceId !== priceId) {
    return { problem: changeMessages.oldPreview, status: 409 };
  }
  const wish = await readWish(services, viewer, { priceId, at: shown?.at ?? null });
  if ("problem" in wish) return wish;
  const { live, change, plan } = wish;
  if (shown && shown.subscriptionId !== live.subscriptionId) {
    return { problem: changeMessages.oldPreview, status: 409 };
  }
  // Two presses in the same moment are one change; after a refusal it may be tried again.
  const key = `change-${live.subscriptionId}-${priceId}-${change.at}-${live.version}`;
  const refusal = await changeAtProvider(services, live, () =>
    services.payments.changePlan(live.subscriptionId, change, key),
  );
  return refusal ?? { plan };
}

/** The membership ends with the period that is paid for. */
export function cancelMembership(services: Needs, viewer: Me): Promise<Refusal | null> {
  return changeLive(services, viewer, ({ subscriptionId }) =>
    services.payments.cancelAtPeriodEnd(subscriptionId),
  );
}

/** The membership goes on after all. */
export function resumeMembership(services: Needs, viewer: Me): Promise<Refusal | null> {
  return changeLive(services, viewer, ({ subscriptionId }) =>
    services.payments.resume(subscriptionId),
  );
}

/** The viewer's invoices, the newest first, as the payment provider has them. */
export async function fetchInvoices(
  services: Pick<Services, "db" | "payments" | "log">,
  viewer: Me,
): Promise<{ invoices: InvoiceLine[] } | Refusal> {
  const customer = await customerOf(services, viewer);
  if (!customer) return { problem: invoiceMessages.noCustomer, status: 404 };
  try {
    const found = await services.payments.invoicesOf(customer.customerId);
    const invoices = found.map(({ amountPaid, hostedUrl, pdfUrl, ...invoice }) => ({
      ...invoice,
      amount_paid: amountPaid,
      hosted_invoice_url: hostedUrl,
      invoice_pdf: pdfUrl,
    }));
    return { invoices };
  } catch (cause) {
    services.log.error({ error: cause, userId: viewer.userId }, "invoices could not be read");
    return invoiceRefusal(cause);
  }
}

/** The address of the provider's page for cards and invoices. */
export async function openBillingPortal(
  services: Pick<Services, "db" | "payments" | "log">,
  viewer: Me,
  returnUrl: string,
): Promise<{ url: string } | Refusal> {
  const customer = await customerOf(services, viewer);
  if (!customer) return { problem: invoiceMessages.noCustomer, status: 404 };
  try {
    return { url: await services.payments.openPortal(customer.customerId, returnUrl) };
  } catch (cause) {
    services.log.error({ error: cause, userId: viewer.userId }, "the portal could not be opened");
    return invoiceRefusal(cause);
  }
}

type Wish = { live: Live; change: PlanChange; plan: string; keeps: Tier | null };

async function readWish(
  services: Needs,
  viewer: Me,
  { priceId, at }: { priceId: string; at: number | null },
): Promise<Wish | Refusal> {
  const wanted = readPriceId(priceId);
  if (!wanted) return { problem: changeMessages.failed, status: 400 };
  const live = await liveSubscriptionOf(services, viewer);
  if (!live) return { problem: changeMessages.notSubscribed, status: 409 };
  const { tier, interval } = live;
  if (tier === wanted.tier && interval === wanted.interval) {
    return { problem: changeMessages.samePlan, status: 409 };
  }
  const isUpgrade = tier === null || compareTiers(wanted.tier, tier) > 0;
  const isBilledNow = isUpgrade || interval !== wanted.interval;
  const plan = planOf(wanted.tier).name;
  // Another interval begins a new period at once.
  const keeps = interval === wanted.interval ? keptBeside(live.periodTier, wanted.tier) : null;
  return { live, change: { priceKey: priceId, at, isBilledNow }, plan, keeps };
}

function readPreview({ tokens }: Pick<Services, "tokens">, token: string) {
  const read = tokens.read(previewPurpose, token);
  if (read === null) return null;
  const [subscriptionId, priceId, at] = JSON.parse(read) as [string, string, number];
  return { subscriptionId, priceId, at };
}

async function changeLive(services: Needs, viewer: Me, work: (live: Live) => Promise<unknown>) {
  const live = await liveSubscriptionOf(services, viewer);
  if (!live) return { problem: changeMessages.notSubscribed, status: 409 };
  return changeAtProvider(services, live, () => work(live));
}

/** Changes something at the provider, and reads what has become of it, also after a refusal. */
async function changeAtProvider(
  services: Needs,
  { customerId }: Live,
  work: () => Promise<unknown>,
) {
  let refusal: Refusal | null = null;
  try {
    await work();
  } catch (cause) {
    services.log.warn({ error: cause, customerId }, "a subscription was not changed");
    refusal = changeRefusal(cause);
  }
  await syncCustomer(services, customerId).catch((error: unknown) => {
    // Its event will tell us again.
    services.log.warn({ error, customerId }, "a changed subscription could not be read");
  });
  return refusal;
}
