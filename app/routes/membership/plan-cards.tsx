import { lazy, Suspense } from "react";
import { billingPath } from "#features/membership/membership.ts";
import { advantages } from "#features/membership/plans/advertised.ts";
import {
  type MembershipPlan,
  plans,
  priceIdOf,
  type Tier,
} from "#features/membership/plans/plans.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import { type PlanStanding, planAction } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
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

/** A plan as a bib: its name on the edge, its price as the number. */
function PlanCard({
  plan,
  below,
  price,
  interval,
  isChosen,
  ...rest
}: {
  plan: MembershipPlan;
  /** The smaller plan that this one includes. */
  below: MembershipPlan | null;
  price: { perMonth: string; total: string };
  interval: BillingInterval;
  isChosen: boolean;
  standing: PlanStanding | null;
  isOnSale: boolean;
  checkout: CheckoutControl;
  onChanged: (sentence: string) => void;
}) {
  const { tier, name, description } = plan;
  const isPopular = tier === "sprinter";
  return (
    <article
      className={`plan plan-${tier}`}
      aria-labelledby={`plan-${tier}`}
      data-chosen={isChosen || undefined}
    >
      <div className="plan-edge">
        <h2 id={`plan-${tier}`}>{name}</h2>
      </div>
      {isPopular && <p className="plan-popular">Most Popular</p>}
      <div className="plan-offer">
        <p className="plan-price">
          <span className="num plan-amount">{price.perMonth}</span>{" "}
          <span className="text-muted">per month</span>
        </p>
        <p className="plan-billing">
          {interval === "year" ? `${price.total} billed annually` : "Billed monthly"}
        </p>
        <p className="plan-description">{description}</p>
        <PlanButton plan={plan} interval={interval} {...rest} />
      </div>
      <div className="plan-parts">
        <p className="plan-parts-title">
          {below ? `Everything in ${below.name}, plus` : "What you get"}
        </p>
        <ul>
          {advantages[tier].map((part) => (
            <li key={part}>
              <Icon name="check" className="mt-0.5 size-5" />
              {part}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Loaded for members only. */
const PlanSwitch = lazy(() => import("./plan-switch.tsx"));

/** The viewer's action for a plan. */
function PlanButton({
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
