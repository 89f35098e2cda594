import { lazy, Suspense } from "react";
import { billingPath, type PlanStanding, planAction } from "#features/membership/membership.ts";
import { advantages } from "#features/membership/plans/advertised.ts";
import {
  type MembershipPlan,
  plans,
  priceIdOf,
  type Tier,
} from "#features/membership/plans/plans.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { type CheckoutControl, SubscribeForm } from "./subscribe-form.tsx";

const promises = [
  { en: "Money back within 14 days", es: "Te devolvemos tu dinero dentro de 14 días" },
  { en: "Cancel anytime", es: "Cancela cuando quieras" },
  { en: "Payments by Stripe", es: "Pagos con Stripe" },
];

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
  const say = useSay();
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
          <li key={promise.en}>
            <Icon name="check" className="size-5 text-pine" />
            {say(promise)}
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
  const say = useSay();
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
      {isPopular && (
        <p className="plan-popular">{say({ en: "Most Popular", es: "El más elegido" })}</p>
      )}
      <div className="plan-offer">
        <p className="plan-price">
          <span className="num plan-amount">{price.perMonth}</span>{" "}
          <span className="text-muted">{say({ en: "per month", es: "al mes" })}</span>
        </p>
        <p className="plan-billing">
          {interval === "year"
            ? say({ en: `${price.total} billed annually`, es: `${price.total} facturados al año` })
            : say({ en: "Billed monthly", es: "Facturación mensual" })}
        </p>
        <p className="plan-description">{say(description)}</p>
        <PlanButton plan={plan} interval={interval} {...rest} />
      </div>
      <div className="plan-parts">
        <p className="plan-parts-title">
          {below
            ? say({
                en: `Everything in ${below.name}, plus`,
                es: `Todo lo de ${below.name}, y además`,
              })
            : say({ en: "What you get", es: "Lo que incluye" })}
        </p>
        <ul>
          {advantages[tier].map((part) => (
            <li key={part.en}>
              <Icon name="check" className="mt-0.5 size-5" />
              {say(part)}
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
  const say = useSay();
  const action = planAction(standing, tier);
  if (action === "current") {
    return (
      <Button look="quiet" disabled aria-describedby={`plan-${tier}`} className="plan-button">
        {say({ en: "Current Plan", es: "Plan actual" })}
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
        {say({ en: "Fix the payment", es: "Resolver el pago" })}
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
      label={say({ en: "Subscribe Now", es: "Suscribirme ahora" })}
      describedBy={`plan-${tier}`}
    />
  );
}
