import type { ReactNode } from "react";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import { dayOf } from "#features/membership/day-of.ts";
import { isSubscribed, type Membership } from "#features/membership/membership.ts";
import {
  badgeName,
  cardWords,
  statusMeaning,
  statusWords,
  subscriptionWords,
} from "#features/membership/messages.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { Arriving } from "#ui/arriving.tsx";
import { formatCharge } from "#values/money.ts";

/** The bib of the membership: the plan in large letters, and its facts. */
export function Subscription({
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
