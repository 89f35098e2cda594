import { href, useNavigate } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import { planOf, priceIdOf, type Tier } from "#features/membership/plans/plans.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import { isOwing, type PlanStanding, planAction } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import type { Trouble } from "./ask-checkout.ts";
import { SubscribeForm } from "./subscribe-form.tsx";
import type { CheckoutControl } from "./use-checkout.ts";

const owed: Record<string, string> = {
  past_due:
    "The last payment for your membership did not go through. You keep your plan while we try again.",
  unpaid: "Your membership is paused: its last payment did not go through.",
  incomplete: "Your membership has not begun: its first payment is not finished.",
};

/** Notices above the plans: what went wrong, and how to continue. */
export function Notices({
  prices,
  standing,
  isOnSale,
  isSignedIn,
  chosen,
  interval,
  checkout,
  refused,
}: {
  prices: PriceTexts;
  standing: PlanStanding | null;
  isOnSale: boolean;
  isSignedIn: boolean;
  chosen: Tier | null;
  interval: BillingInterval;
  checkout: CheckoutControl;
  /** The answer to the form without scripts. */
  refused: Trouble | null;
}) {
  const mayGoOn = isSignedIn && isOnSale && chosen && planAction(standing, chosen) === "subscribe";
  return (
    <div className="membership-notices">
      {refused && <Refused {...refused} />}
      {!isOnSale && (
        <Notice>
          Memberships cannot be bought here at the moment. What each plan holds stands below, and{" "}
          <TextLink to={href("/contact")}>we tell you</TextLink> when they can.
        </Notice>
      )}
      {isOwing(standing) && (
        <Notice kind="problem">
          {owed[standing.status]} Fix it under <TextLink to={billingPath()}>Billing</TextLink> in
          your dashboard; after that you can switch plans.
        </Notice>
      )}
      {mayGoOn && (
        <GoOn
          tier={chosen}
          interval={interval}
          price={prices[chosen][interval]}
          checkout={checkout}
        />
      )}
    </div>
  );
}

function Refused({ sentence, signInPath, leavesAfter }: Trouble) {
  const navigate = useNavigate();
  useTimer(leavesAfter, () => {
    if (signInPath) navigate(signInPath);
  });
  return (
    <Notice kind="problem">
      {sentence} {signInPath && <TextLink to={signInPath}>Login</TextLink>}
    </Notice>
  );
}

/** For a viewer who signed in on the way to a plan. */
function GoOn({
  tier,
  interval,
  price: { perMonth, total },
  checkout,
}: {
  tier: Tier;
  interval: BillingInterval;
  price: { perMonth: string; total: string };
  checkout: CheckoutControl;
}) {
  const { name } = planOf(tier);
  const annually = interval === "year" ? `, ${total} billed annually` : "";
  return (
    <section aria-label={`Continue with ${name}`} className="membership-go-on">
      <p id="go-on">
        You are signed in. Next is paying for <strong>{name}</strong>:{" "}
        {`${perMonth} per month${annually}`}.
      </p>
      <SubscribeForm
        at={{ priceId: priceIdOf(tier, interval), place: "above" }}
        checkout={checkout}
        look="primary"
        label={`Continue with ${name}`}
        describedBy="go-on"
      />
    </section>
  );
}
