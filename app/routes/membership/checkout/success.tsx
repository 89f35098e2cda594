import { useState } from "react";
import { href, useRevalidator } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { refreshMembership } from "#features/membership/checkout/checkout.server.ts";
import { dayOf } from "#features/membership/day-of.ts";
import { isSubscribed } from "#features/membership/membership.ts";
import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { standingOf } from "#features/membership/queries.server.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import { services } from "#services/context.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/success.ts";
import { Result } from "./result.tsx";

/** While the provider has not confirmed, the page looks again this often, with growing pauses. */
const mostLooks = 5;
const firstLookMs = 2000;

/**
 * Where the payment provider sends a buyer who has paid. The address proves nothing and gives nothing:
 * the membership is read from the provider.
 */
export async function loader(asked: Route.LoaderArgs) {
  const product = asked.url.searchParams.get("product");
  const plan = isTier(product) ? planOf(product).name : null;
  const viewer = await findViewer(asked);
  const standing = viewer && (await freshStanding(asked, viewer));
  return { plan, isSignedIn: viewer !== null, member: isSubscribed(standing) ? standing : null };
}

async function freshStanding(
  { context }: RequestArgs,
  viewer: Viewer,
): Promise<PlanStanding | null> {
  const all = services(context);
  await refreshMembership(all, viewer);
  return standingOf(all, viewer);
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.member ? "Payment Successful!" : "Confirming Your Payment");

export default function Success({ loaderData }: Route.ComponentProps) {
  const { plan, isSignedIn, member } = loaderData;
  return (
    <Result
      title={member ? "Payment Successful!" : "Confirming Your Payment"}
      tone={member ? "success" : "waiting"}
    >
      {member && <Welcome member={member} />}
      {!member && isSignedIn && <Waiting plan={plan} />}
      {!isSignedIn && (
        <p>
          {plan ? `Your ${plan} membership` : "Your membership"} begins as soon as the payment
          provider has confirmed it. <TextLink to={loginPath(href("/membership"))}>Log in</TextLink>{" "}
          to see it.
        </p>
      )}
    </Result>
  );
}

function Welcome({ member: { tier, periodEnd } }: { member: PlanStanding }) {
  const name = tier ? planOf(tier).name : null;
  return (
    <>
      <p className="text-lg">
        {name ? (
          <>
            Welcome to <strong>{name}</strong>. Your membership has begun.
          </>
        ) : (
          "Welcome. Your membership has begun."
        )}
      </p>
      <p className="mt-2 text-muted">
        {periodEnd && `It is paid until ${dayOf(periodEnd)}. `}The receipt is in your dashboard,
        under Billing.
      </p>
    </>
  );
}

function Waiting({ plan }: { plan: string | null }) {
  const [looks, setLooks] = useState(0);
  const { revalidate } = useRevalidator();
  useTimer(looks < mostLooks ? firstLookMs * (looks + 1) : null, () => {
    setLooks(looks + 1);
    revalidate();
  });
  return (
    <div role="status">
      <p className="text-lg">
        {plan ? `Your ${plan} membership` : "Your membership"} is not there yet.
      </p>
      <p className="mt-2 text-muted">
        It begins as soon as the payment provider confirms that you have paid, usually within a
        minute. You can leave this page, or{" "}
        <TextLink to="" reloadDocument>
          look again
        </TextLink>
        . If you have not paid, nothing is charged.
      </p>
    </div>
  );
}
