import type { Viewer } from "#features/accounts/viewer.ts";
import type { ChangePreview, PlanChange, WaitingChange } from "#services/payments/payments.ts";
import type { Services } from "#services/services.ts";
import { keptBeside } from "../plans/entitlements.ts";
import { compareTiers, planOf, readPriceId, type Tier } from "../plans/plans.ts";
import { type LiveSubscription, liveSubscriptionOf } from "../queries.server.ts";
import { changeRefusal } from "../refusals/refusals.server.ts";
import type { SubscriptionRefusal } from "../refusals/refusals.ts";
import { type PreviewNote, readPreviewNote } from "../schema.ts";
import { syncCustomer } from "../stripe/sync.server.ts";

type Needs = Pick<Services, "db" | "now" | "payments" | "mail" | "log" | "tokens">;

/** How long a previewed amount can be accepted. */
const previewMs = 30 * 60 * 1000;
const previewPurpose = "plan change";

export type PlanChangeQuote = ChangePreview & {
  plan: string;
  token: string;
  /** The plan whose rights stay until the period ends, after a downgrade. */
  keeps: Tier | null;
};

/** Previews the cost of another plan, without changing anything. */
export async function previewPlanChange(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  priceId: string,
): Promise<PlanChangeQuote | SubscriptionRefusal> {
  const wanted = await readWantedChange(services, viewer, { priceId, at: null });
  if ("problem" in wanted) return wanted;
  const { live, change, plan, keeps } = wanted;
  try {
    const preview =
      change.charge === "now"
        ? await services.payments.previewChange(live.subscriptionId, change)
        : nothingDue(services.now());
    const note: PreviewNote = {
      subscriptionId: live.subscriptionId,
      priceId,
      at: preview.at,
      charge: change.charge,
    };
    const expires = new Date(services.now().getTime() + previewMs);
    const token = services.tokens.sign(previewPurpose, JSON.stringify(note), { expires });
    return { ...preview, plan, keeps, token };
  } catch (cause) {
    return changeRefusal(cause);
  }
}

function nothingDue(now: Date): ChangePreview {
  return { amountDue: 0, total: 0, currency: "usd", at: Math.floor(now.getTime() / 1000) };
}

type Changed = {
  plan: string;
  /** The larger plan whose rights stay, and until which second since 1970. */
  kept: { plan: string; until: number } | null;
};

/**
 * Moves the viewer to another plan. Anything above what the current period is paid for is charged at
 * once, for the days that are left. Anything else changes only the next renewal: what is paid for
 * stays until the period ends.
 * @param change.token - of a preview: the charge is exactly what it showed
 * @param returnUrl - where the viewer returns to after confirming a payment
 * @returns `confirmUrl` when the payment needs confirmation first: until then nothing has changed
 */
export async function changePlan(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { priceId, token }: { priceId: string; token: string | null },
  returnUrl: string,
): Promise<Changed | { confirmUrl: string } | SubscriptionRefusal> {
  const shown = token === null ? null : readPreview(services, token);
  if (token !== null && shown?.priceId !== priceId) return outOfDate;
  const wanted = await readWantedChange(services, viewer, { priceId, at: shown?.at ?? null });
  if ("problem" in wanted) return wanted;
  const { live, change, plan, keeps } = wanted;
  if (shown && shown.subscriptionId !== live.subscriptionId) return outOfDate;
  // After a renewal, a change that was shown as free could cost something.
  if (shown && shown.charge !== change.charge) return outOfDate;
  // Two simultaneous clicks make one change; after a refusal the version allows another try.
  const key = `change-${live.subscriptionId}-${priceId}-${change.at}-${live.version}`;
  const changed = await changeAtProvider(services, live, () =>
    services.payments.changePlan(live.subscriptionId, change, { key, returnUrl }),
  );
  if ("problem" in changed) return changed;
  const { confirmUrl } = changed.done;
  if (confirmUrl !== null) return { confirmUrl };
  const until = live.periodEnd;
  return { plan, kept: keeps && until !== null ? { plan: planOf(keeps).name, until } : null };
}

const outOfDate: SubscriptionRefusal = { problem: "old-preview" };

/** The membership ends with the period that is paid for. */
export function cancelMembership(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
): Promise<SubscriptionRefusal | null> {
  return changeLive(services, viewer, ({ subscriptionId }) =>
    services.payments.cancelAtPeriodEnd(subscriptionId),
  );
}

/** Takes back a cancellation. */
export function resumeMembership(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
): Promise<SubscriptionRefusal | null> {
  return changeLive(services, viewer, ({ subscriptionId }) =>
    services.payments.resume(subscriptionId),
  );
}

/** The outcome of a change whose payment needed confirmation. */
type ConfirmedChange = {
  state: "made" | "on-its-way" | "not-confirmed";
  /** The plan that the viewer has now; `null` for a price that is not one of ours. */
  tier: Tier | null;
};

/**
 * Reads the outcome of a change whose payment needed confirmation, without changing anything.
 * @returns null for a viewer without a membership
 */
export function confirmationOf(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  return settle(services, viewer, wanted, services.payments.waitingChangeOf);
}

/**
 * Cancels a change whose payment was not confirmed: the plan stays, and nothing is owed.
 * @returns null for a viewer without a membership
 */
export function dropUnconfirmed(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  return settle(services, viewer, wanted, services.payments.dropWaitingChange);
}

type WantedChange = {
  live: LiveSubscription;
  change: PlanChange;
  plan: string;
  keeps: Tier | null;
};

async function readWantedChange(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  { priceId, at }: { priceId: string; at: number | null },
): Promise<WantedChange | SubscriptionRefusal> {
  const wanted = readPriceId(priceId);
  if (!wanted) return { problem: "no-such-plan" };
  const live = await liveSubscriptionOf(services, viewer);
  if (!live) return { problem: "not-subscribed" };
  const { tier, interval, status } = live;
  if (tier === wanted.tier && interval === wanted.interval) return { problem: "same-plan" };
  // No rights can stay from a period that is not paid for.
  if (status === "past_due") return { problem: "payment-owed" };
  const paidTier = live.entitledTier ?? tier;
  const isMore = paidTier === null || compareTiers(wanted.tier, paidTier) > 0;
  // Another interval starts a new period at once.
  const charge = isMore || interval !== wanted.interval ? "now" : "renewal";
  const change: PlanChange = { priceKey: priceId, at, charge, paidOfferId: paidTier };
  const keeps = charge === "renewal" ? keptBeside(paidTier, wanted.tier) : null;
  return { live, change, plan: planOf(wanted.tier).name, keeps };
}

function readPreview({ tokens }: Pick<Services, "tokens">, token: string) {
  const note = tokens.read(previewPurpose, token);
  return note === null ? null : readPreviewNote(JSON.parse(note));
}

async function changeLive(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  work: (live: LiveSubscription) => Promise<unknown>,
): Promise<SubscriptionRefusal | null> {
  const live = await liveSubscriptionOf(services, viewer);
  if (!live) return { problem: "not-subscribed" };
  const changed = await changeAtProvider(services, live, () => work(live));
  return "problem" in changed ? changed : null;
}

async function settle(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
  ask: (subscriptionId: string) => Promise<WaitingChange>,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  const before = await liveSubscriptionOf(services, viewer);
  if (!before) return null;
  const asked = await changeAtProvider(services, before, () => ask(before.subscriptionId));
  if ("problem" in asked) return asked;
  const tier = (await liveSubscriptionOf(services, viewer))?.tier ?? null;
  if (tier === wanted) return { state: "made", tier };
  return { state: asked.done === "on-its-way" ? "on-its-way" : "not-confirmed", tier };
}

/** Changes something at the provider, then reads the result, also after a refusal. */
async function changeAtProvider<T>(
  services: Pick<Services, "db" | "now" | "payments" | "mail" | "log">,
  { customerId }: Pick<LiveSubscription, "customerId">,
  work: () => Promise<T>,
): Promise<{ done: T } | SubscriptionRefusal> {
  const changed = await work().then(
    (done) => ({ done }),
    (cause: unknown) => {
      services.log.warn({ error: cause, customerId }, "a subscription was not changed");
      return changeRefusal(cause);
    },
  );
  await syncCustomer(services, customerId).catch((error: unknown) => {
    // The event of this change brings another try.
    services.log.warn({ error, customerId }, "a changed subscription could not be read");
  });
  return changed;
}
