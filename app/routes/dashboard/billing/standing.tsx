import { Form, href, useNavigation } from "react-router";
import { dayOf } from "#features/membership/day-of.ts";
import type { KeptTier } from "#features/membership/entitlements.ts";
import type { Membership } from "#features/membership/membership.ts";
import { planOf } from "#features/membership/plans.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** What somebody should know about their membership before anything else. */
export function Standing({ membership, kept }: { membership: Membership; kept: KeptTier | null }) {
  return (
    <>
      <PaymentProblem status={membership.status} />
      {membership.endsWithPeriod && <Ending membership={membership} />}
      {kept && (
        <Notice icon="clock">
          You have switched to {nameOf(membership)}. Everything that {planOf(kept.tier).name} gives
          stays yours until {dayOf(kept.until)}.
        </Notice>
      )}
    </>
  );
}

const problems: Record<string, string> = {
  past_due:
    "Your last payment did not go through. We try it again over the next days, and your membership stays as it is meanwhile. Please check your card, or use another one.",
  unpaid:
    "Your last payment did not go through, and your membership is paused. It goes on as soon as the open invoice is paid.",
  incomplete: "Your first payment is not finished yet. Your membership begins once it is paid.",
};

function PaymentProblem({ status }: Pick<Membership, "status">) {
  const problem = problems[status];
  if (!problem) return null;
  return (
    <Notice kind="problem">
      <p>{problem}</p>
      <a href={href("/dashboard/billing/portal")} rel="external" className={mendClass}>
        Fix the payment
      </a>
    </Notice>
  );
}

const mendClass = buttonClass({ size: "small", className: "billing-mend" });

function Ending({ membership }: { membership: Membership }) {
  const action = href("/dashboard/billing/resume");
  const isBusy = useNavigation().formAction === action;
  const { periodEnd } = membership;
  return (
    <Notice icon="clock">
      <p>
        Your membership ends{periodEnd !== null && ` on ${dayOf(periodEnd)}`}. Until then you keep
        everything that {nameOf(membership)} gives you, and nothing more is charged.
      </p>
      <Form method="post" action={action} className="billing-mend">
        <Button type="submit" size="small" busy={isBusy}>
          Resume
        </Button>
      </Form>
    </Notice>
  );
}

function nameOf({ tier }: Membership): string {
  return tier ? planOf(tier).name : "Premium";
}
