import { Form, href, useNavigation } from "react-router";
import { dayOf } from "#features/membership/day-of.ts";
import type { Membership } from "#features/membership/membership.ts";
import { badgeName } from "#features/membership/messages.ts";
import type { KeptTier } from "#features/membership/plans/entitlements.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PayLink } from "./pay-link.tsx";

/** Notices about the membership's state. */
export function Standing({
  membership,
  kept,
  open,
}: {
  membership: Membership;
  kept: KeptTier | null;
  open: OpenInvoice | null;
}) {
  const { status, waitingTier, endsWithPeriod } = membership;
  return (
    <>
      <PaymentProblem status={status} open={open} />
      {waitingTier && <Waiting plan={planOf(waitingTier).name} open={open} />}
      {endsWithPeriod && <Ending membership={membership} kept={kept} />}
      {kept && (
        <Notice icon="clock">
          You have switched to {badgeName(membership)}. Everything that {planOf(kept.tier).name}{" "}
          gives stays yours until {dayOf(kept.until)}, because it is paid for. A change between
          monthly and yearly billing begins a new period at once, and ends that.
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

function PaymentProblem({ status, open }: { status: string; open: OpenInvoice | null }) {
  const problem = problems[status];
  if (!problem) return null;
  return (
    <Notice kind="problem">
      <p>{problem}</p>
      <div className="billing-ways">
        <a href={href("/dashboard/billing/portal")} rel="external" className={mendClass}>
          Fix the payment
        </a>
        {open && <PayLink open={open} />}
      </div>
    </Notice>
  );
}

/** A change whose payment was not confirmed yet. */
function Waiting({ plan, open }: { plan: string; open: OpenInvoice | null }) {
  return (
    <Notice icon="clock">
      <p>
        Your switch to {plan} is not finished: your bank wants you to confirm the payment. Until
        then nothing has changed. If you leave it, it is dropped within a day.
      </p>
      {open && <PayLink open={open} />}
    </Notice>
  );
}

const mendClass = buttonClass({ size: "small", className: "billing-mend" });

function Ending({ membership, kept }: { membership: Membership; kept: KeptTier | null }) {
  const action = href("/dashboard/billing/resume");
  const isBusy = useNavigation().formAction === action;
  const { periodEnd } = membership;
  // A higher plan that is paid for until the same day is what stays.
  const isKept = kept !== null && kept.until === periodEnd;
  const plan = isKept ? planOf(kept.tier).name : badgeName(membership);
  return (
    <Notice icon="clock">
      <p>
        Your membership ends{periodEnd !== null && ` on ${dayOf(periodEnd)}`}. Until then you keep
        everything that {plan} gives you, and nothing more is charged.
      </p>
      <Form method="post" action={action} className="billing-mend">
        <Button type="submit" size="small" busy={isBusy}>
          Resume
        </Button>
      </Form>
    </Notice>
  );
}
