import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { useSay } from "#ui/language/language.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
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

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Payment Cancelled", es: "Pago cancelado" }, pageLanguages(matches).lang);

export default function Cancel({ loaderData: { plan } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <Result title={say({ en: "Payment Cancelled", es: "Pago cancelado" })} tone="cancelled">
      <p className="text-lg">{say({ en: "Nothing has been charged.", es: "No se cobró nada." })}</p>
      <p className="mt-2 text-muted">
        {plan
          ? say({
              en: `${plan} is there when you want it, at the same price.`,
              es: `${plan} te espera cuando quieras, al mismo precio.`,
            })
          : say({
              en: "The plans are there when you want one, at the same price.",
              es: "Los planes te esperan cuando quieras, al mismo precio.",
            })}
      </p>
    </Result>
  );
}
