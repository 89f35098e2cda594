import { lazy, Suspense } from "react";
import { billingPath } from "#features/membership/membership.ts";
import { type MembershipPlan, priceIdOf } from "#features/membership/plans/plans.ts";
import { type PlanStanding, planAction } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/interval.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import type { CheckoutControl } from "./use-checkout.ts";

/** Loaded for members only. */
const PlanSwitch = lazy(() => import("./plan-switch.tsx"));

/** The viewer's action for a plan. */
export function PlanButton({
  plan: { tier },
  standing,
  isOnSale,
  interval,
  checkout,
  onChanged,
}: {
  plan: MembershipPlan;
  standing: PlanStanding | null;
  isOnSale: boolean;
  interval: BillingInterval;
  checkout: CheckoutControl;
  onChanged: (sentence: string) => void;
}) {
  const action = planAction(standing, tier);
  if (action === "current") {
    return (
      <Button look="quiet" disabled aria-describedby={`plan-${tier}`} className="plan-button">
        Current Plan
      </Button>
    );
  }
  if (action === "settle") {
    return (
      <ButtonLink
        to={billingPath()}
        look="quiet"
        aria-describedby={`plan-${tier}`}
        className="plan-button"
      >
        Fix the payment
      </ButtonLink>
    );
  }
  if (!isOnSale) return null;
  const look = tier === "sprinter" ? "primary" : "quiet";
  if (action === "switch" && standing) {
    return (
      <Suspense>
        <PlanSwitch tier={tier} look={look} standing={standing} onChanged={onChanged} />
      </Suspense>
    );
  }
  return (
    <SubscribeForm
      at={{ priceId: priceIdOf(tier, interval), place: "card" }}
      checkout={checkout}
      look={look}
      label="Subscribe Now"
      describedBy={`plan-${tier}`}
    />
  );
}
