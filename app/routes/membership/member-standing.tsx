import { href } from "react-router";
import { dayOf } from "#features/membership/day-of.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import { ButtonLink } from "#ui/button.tsx";

/** What a member has, and until when. */
export default function MemberStanding({ member }: { member: PlanStanding }) {
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
