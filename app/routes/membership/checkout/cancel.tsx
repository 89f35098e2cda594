import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/cancel.ts";
import { Result } from "./result.tsx";

export const handle: Handle = { plain: true };

/** Where the payment provider sends a buyer who cancels. */
export function loader({ url }: Route.LoaderArgs) {
  const product = url.searchParams.get("product");
  return { plan: isTier(product) ? planOf(product).name : null };
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = () => officeMeta("Payment Cancelled");

export default function Cancel({ loaderData: { plan } }: Route.ComponentProps) {
  return (
    <Result title="Payment Cancelled" tone="cancelled">
      <p className="text-lg">Nothing has been charged.</p>
      <p className="mt-2 text-muted">
        {plan ? `${plan} is there when you want it` : "The plans are there when you want one"}, at
        the same price.
      </p>
    </Result>
  );
}
