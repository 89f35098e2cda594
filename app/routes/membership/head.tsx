import { href } from "react-router";
import { billingPath } from "#features/membership/billing-path.ts";
import { dayOf } from "#features/membership/change-words.ts";
import { type Interval, planOf } from "#features/membership/plans.ts";
import type { Standing } from "#features/membership/standing.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Container } from "#ui/page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { BillingToggle } from "./billing-toggle.tsx";

/** What the page is about; for members, what they have. */
export function Head({ member, interval }: { member: Standing | null; interval: Interval }) {
  return (
    <header className="membership-head">
      <Container className="membership-head-parts">
        <div>
          <h1 className="text-3xl md:text-4xl lg:text-5xl">Choose Your Running Journey</h1>
          {member ? (
            <Member member={member} />
          ) : (
            <p className="mt-5 max-w-[34em] text-lg text-muted">
              Three plans for three kinds of runner. Change or cancel whenever you like, and have
              your money back within 14 days.
            </p>
          )}
        </div>
        <div className="membership-billing">
          <BillingToggle interval={interval} isLocked={member !== null} />
          {member && (
            <p className="mt-2 text-sm text-muted">
              You pay by the {interval}. <TextLink to={billingPath()}>Billing</TextLink> in your
              dashboard changes that.
            </p>
          )}
        </div>
      </Container>
    </header>
  );
}

function Member({ member }: { member: Standing }) {
  const { tier, periodEnd, endsWithPeriod, keeps } = member;
  const day = periodEnd === null ? null : dayOf(periodEnd);
  const ends = `Your subscription is canceled and ends${day ? ` on ${day}` : ""}.`;
  const renews = day && `It renews on ${day}.`;
  return (
    <div className="mt-5">
      <p className="text-lg">
        {tier ? (
          <>
            Your current plan is <strong>{planOf(tier).name}</strong>.{" "}
          </>
        ) : (
          "You are subscribed. "
        )}
        {!endsWithPeriod && <span className="text-muted">{renews}</span>}
      </p>
      {endsWithPeriod && <p className="mt-2 font-semibold text-danger">{ends}</p>}
      {keeps && day && (
        <p className="mt-2 text-muted">
          You keep everything of {planOf(keeps).name} until {day}.
        </p>
      )}
      <ButtonLink to={href("/dashboard")} look="quiet" className="mt-5">
        Go to Dashboard
      </ButtonLink>
    </div>
  );
}
