import { isSubscribed, type Membership } from "#features/membership/membership.ts";
import { planOf } from "#features/membership/plans.ts";

/** The bib of a member: the name of the plan, for subscribers only. */
export function MemberBadge({ membership }: { membership: Membership | null }) {
  if (!membership || !isSubscribed(membership)) return null;
  const { tier } = membership;
  return (
    <span className="member-badge">
      {tier ? planOf(tier).name : "Premium"}
      <span className="sr-only"> member</span>
    </span>
  );
}
