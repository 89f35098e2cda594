import { advantages } from "#features/membership/plans/advertised.ts";
import type { MembershipPlan } from "#features/membership/plans/plans.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { Icon } from "#ui/icon.tsx";
import { PlanButton } from "./plan-button.tsx";
import type { CheckoutControl } from "./use-checkout.ts";

/** A plan as a bib: its name on the edge, its price as the number. */
export function PlanCard({
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
          <span className="num">{price.perMonth}</span>{" "}
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
