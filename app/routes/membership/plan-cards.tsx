import { type Interval, plans, type Tier } from "#features/membership/plans.ts";
import type { Standing } from "#features/membership/standing.ts";
import { PlanCard } from "./plan-card.tsx";
import type { Checkout } from "./use-checkout.ts";

/** The three plans beside each other. */
export function PlanCards({
  chosen,
  ...shown
}: {
  standing: Standing | null;
  isOnSale: boolean;
  interval: Interval;
  checkout: Checkout;
  onChanged: (sentence: string) => void;
  /** The plan that somebody wanted before signing in. */
  chosen: Tier | null;
}) {
  return (
    <div className="plan-cards">
      {plans.map((plan, place) => (
        <PlanCard
          key={plan.tier}
          {...shown}
          plan={plan}
          below={plans[place - 1] ?? null}
          isChosen={chosen === plan.tier}
        />
      ))}
    </div>
  );
}
