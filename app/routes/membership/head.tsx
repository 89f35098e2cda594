import { lazy, Suspense } from "react";
import { Form, href } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";

/** Loaded for members only. */
const MemberStanding = lazy(() => import("./member-standing.tsx"));

/** What the page is about; for members, what they have. */
export function Head({
  member,
  interval,
}: {
  member: PlanStanding | null;
  interval: BillingInterval;
}) {
  return (
    <header className="membership-head">
      <Container className="membership-head-parts">
        <div>
          <h1 className="text-3xl md:text-4xl lg:text-5xl">Choose Your Running Journey</h1>
          {member ? (
            <Suspense>
              <MemberStanding member={member} />
            </Suspense>
          ) : (
            <p className="mt-5 max-w-[34em] text-lg text-muted">
              Three plans for three kinds of runner. Change or cancel whenever you like, and have
              your money back within 14 days.
            </p>
          )}
        </div>
        <div className="membership-billing">
          <BillingToggle interval={interval} isLocked={member !== null} />
          <p className="mt-2 text-sm text-muted">All prices are in US dollars (USD).</p>
          {member && (
            <p className="mt-1 text-sm text-muted">
              You pay by the {interval}. “Manage payment methods” under{" "}
              <TextLink to={billingPath()}>Billing</TextLink> changes that.
            </p>
          )}
        </div>
      </Container>
    </header>
  );
}

const choices = [
  { interval: "month", name: "monthly", label: "Monthly" },
  { interval: "year", name: "yearly", label: "Yearly" },
] as const;

/** Prices by the month or by the year. Members see the prices of their own interval. */
function BillingToggle({ interval, isLocked }: { interval: BillingInterval; isLocked: boolean }) {
  return (
    <Form
      method="get"
      action={href("/membership")}
      replace
      preventScrollReset
      className="billing-toggle"
    >
      <fieldset disabled={isLocked}>
        <legend className="sr-only">How you pay</legend>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="submit"
            name="billing"
            value={choice.name}
            aria-pressed={choice.interval === interval}
          >
            {choice.label}
            {choice.interval === "year" && <span className="billing-saving">Save 20%</span>}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
