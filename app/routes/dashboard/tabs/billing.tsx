import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import { dayOf } from "#features/membership/day-of.ts";
import { isSubscribed, type Membership, mayEnd } from "#features/membership/membership.ts";
import {
  badgeName,
  cardWords,
  statusMeaning,
  statusWords,
  subscriptionWords,
} from "#features/membership/messages.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import type { KeptTier } from "#features/membership/usage/entitlements.ts";
import { Arriving } from "#ui/arriving.tsx";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatCharge } from "#values/money.ts";
import { Invoices, InvoicesSkeleton } from "./invoices.tsx";
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

/** The invoices of an ended membership. */
function Over({ membership, open }: { membership: Membership | null; open: OpenInvoice | null }) {
  return (
    <Notice icon="clock">
      <p>
        {membership
          ? `Your ${badgeName(membership)} membership has ended.`
          : "You have no membership."}{" "}
        Your invoices stay here.
      </p>
      {open && <PayLink open={open} />}
    </Notice>
  );
}

/** The bib of the membership: the plan in large letters, and its facts. */
function Subscription({
  membership,
  open,
  answer,
}: {
  membership: Membership;
  open: OpenInvoice | null;
  answer: BillingAnswer | Promise<BillingAnswer>;
}) {
  const { interval, status } = membership;
  const meaning = statusMeaning(membership);
  return (
    <div className="membership-bib">
      <p className="poster-bib-edge">Membership</p>
      <p className="membership-bib-plan">{badgeName(membership)}</p>
      <dl className="membership-facts">
        <Fact name="Status">
          <span className={`status status-${lookOf(membership)}`}>{statusWords(membership)}</span>
          {meaning && <span className="membership-meaning">{meaning}</span>}
        </Fact>
        {open && meaning && <Fact name="You owe">{formatCharge(open.amount, open.currency)}</Fact>}
        <Fact name="Billed">{subscriptionWords.intervals[interval]}</Fact>
        <Fact name={periodName(membership)}>
          {membership.periodEnd === null ? subscriptionWords.noDay : dayOf(membership.periodEnd)}
          {status === "active" && (
            <Arriving value={answer} fallback={null}>
              {({ next }) => next && `, ${formatCharge(next.amount, next.currency)}`}
            </Arriving>
          )}
        </Fact>
        <Fact name="Payment method">{cardWords(membership) ?? subscriptionWords.noCard}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lookOf(membership: Membership): "paid" | "open" | "other" {
  if (!isSubscribed(membership)) return "open";
  return membership.endsWithPeriod ? "other" : "paid";
}

function periodName(membership: Membership): string {
  if (membership.endsWithPeriod) return subscriptionWords.ends;
  return isSubscribed(membership) ? subscriptionWords.renews : subscriptionWords.runs;
}

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

/** The link to the page where an open invoice is paid. */
function PayLink({ open: { amount, currency, page } }: { open: OpenInvoice }) {
  if (!page) return null;
  return (
    <a href={page} rel="external" className={payClass}>
      Pay {formatCharge(amount, currency)} <Icon name="external" />
    </a>
  );
}

const payClass = buttonClass({ look: "quiet", size: "small", className: "billing-mend" });
