import { plans, type Tier } from "#features/membership/plans/plans.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { Icon } from "#ui/icon.tsx";
import { PlanCard } from "./plan-card.tsx";
import type { CheckoutControl } from "./use-checkout.ts";

const promises = ["14 days to change your mind", "Cancel anytime", "Payments by Stripe"];

/** The three plans side by side. */
export function PlanCards({
  prices,
  chosen,
  ...shown
}: {
  prices: PriceTexts;
  standing: PlanStanding | null;
  isOnSale: boolean;
  interval: BillingInterval;
  checkout: CheckoutControl;
  onChanged: (sentence: string) => void;
  /** The plan that the viewer chose before signing in. */
  chosen: Tier | null;
}) {
  return (
    <div>
      <div className="plan-cards">
        {plans.map((plan, place) => (
          <PlanCard
            key={plan.tier}
            {...shown}
            plan={plan}
            price={prices[plan.tier][shown.interval]}
            below={plans[place - 1] ?? null}
            isChosen={chosen === plan.tier}
          />
        ))}
      </div>
      <ul className="plan-promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" className="size-5 text-pine" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
