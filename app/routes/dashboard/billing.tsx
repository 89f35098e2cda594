import { href } from "react-router";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import { type Membership, mayEnd } from "#features/membership/membership.ts";
import type { KeptTier } from "#features/membership/plans/entitlements.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { Arriving } from "#ui/arriving.tsx";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { Invoices, InvoicesSkeleton } from "./billing/invoices.tsx";
import { Over } from "./billing/over.tsx";
import { Standing } from "./billing/standing.tsx";
import { Subscription } from "./billing/subscription.tsx";
import { type Usage, UsageSection } from "./usage.tsx";

/** The membership: its state, its cost, and how to change it. Its invoices stay when it has ended. */
export function Billing({
  membership,
  isRunning,
  kept,
  open,
  usage,
  answer,
}: {
  membership: Membership | null;
  isRunning: boolean;
  kept: KeptTier | null;
  open: OpenInvoice | null;
  usage: Usage | null;
  answer: BillingAnswer | Promise<BillingAnswer>;
}) {
  return (
    <>
      <Section title="Billing" className="billing">
        {membership && isRunning ? (
          <>
            <Standing membership={membership} kept={kept} open={open} />
            <Subscription membership={membership} open={open} answer={answer} />
          </>
        ) : (
          <Over membership={membership} open={open} />
        )}
        <div className="billing-ways">
          <ButtonLink to={href("/membership")} look="quiet">
            View plans
          </ButtonLink>
          <a
            href={href("/dashboard/billing/portal")}
            rel="external"
            className={buttonClass({ look: "quiet" })}
          >
            Manage payment methods <Icon name="external" />
          </a>
          {membership && mayEnd(membership) && (
            <TextLink to={href("/dashboard/billing/cancel")} className="billing-end">
              Cancel subscription
            </TextLink>
          )}
        </div>
      </Section>
      {usage && <UsageSection usage={usage} />}
      <Section title="Invoices" className="dashboard-part">
        <Arriving value={answer} fallback={<InvoicesSkeleton />}>
          {(arrived) => <Invoices answer={arrived} />}
        </Arriving>
      </Section>
    </>
  );
}
