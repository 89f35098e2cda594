import { useState } from "react";
import { href, useRevalidator } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { refreshMembership } from "#features/membership/checkout/checkout.server.ts";
import { dayOf, isSubscribed, type PlanStanding } from "#features/membership/membership.ts";
import { isTier, planOf } from "#features/membership/plans/plans.ts";
import { standingOf } from "#features/membership/queries.server.ts";
import { services } from "#services/context.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(
    loaderData?.member
      ? { en: "Payment Successful!", es: "¡Pago exitoso!" }
      : { en: "Confirming Your Payment", es: "Confirmando tu pago" },
    pageLanguages(matches).lang,
  );

export default function Success({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { plan, isSignedIn, member } = loaderData;
  return (
    <Result
      title={
        member
          ? say({ en: "Payment Successful!", es: "¡Pago exitoso!" })
          : say({ en: "Confirming Your Payment", es: "Confirmando tu pago" })
      }
      tone={member ? "success" : "waiting"}
    >
      {member && <Welcome member={member} />}
      {!member && isSignedIn && <Waiting plan={plan} />}
      {!isSignedIn && (
        <p>
          <Rich
            text={say({
              en: `${plan ? `Your ${plan} membership` : "Your membership"} begins as soon as the payment provider has confirmed it. <0>Log in</0> to see it.`,
              es: `${plan ? `Tu membresía ${plan}` : "Tu membresía"} empieza apenas el proveedor de pagos lo confirme. <0>Inicia sesión</0> para verla.`,
            })}
            parts={[(words) => <TextLink to={loginPath(href("/membership"))}>{words}</TextLink>]}
          />
        </p>
      )}
    </Result>
  );
}

function Welcome({ member: { tier, periodEnd } }: { member: PlanStanding }) {
  const lang = useLang();
  const say = useSay();
  const name = tier ? planOf(tier).name : null;
  return (
    <>
      <p className="text-lg">
        {name ? (
          <Rich
            text={say({
              en: `Welcome to <0>${name}</0>. Your membership has begun.`,
              es: `Te damos la bienvenida a <0>${name}</0>. Tu membresía ya empezó.`,
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        ) : (
          say({
            en: "Welcome. Your membership has begun.",
            es: "Te damos la bienvenida. Tu membresía ya empezó.",
          })
        )}
      </p>
      <p className="mt-2 text-muted">
        {periodEnd &&
          say({
            en: `It is paid until ${dayOf(periodEnd, lang)}. `,
            es: `Está pagada hasta el ${dayOf(periodEnd, lang)}. `,
          })}
        {say({
          en: "The receipt is in your dashboard, under Billing.",
          es: "El comprobante está en tu panel, en Facturación.",
        })}
      </p>
    </>
  );
}

function Waiting({ plan }: { plan: string | null }) {
  const say = useSay();
  const [looks, setLooks] = useState(0);
  const { revalidate } = useRevalidator();
  useTimer(looks < mostLooks ? firstLookMs * (looks + 1) : null, () => {
    setLooks(looks + 1);
    revalidate();
  });
  return (
    <div role="status">
      <p className="text-lg">
        {say({
          en: `${plan ? `Your ${plan} membership` : "Your membership"} is not there yet.`,
          es: `${plan ? `Tu membresía ${plan}` : "Tu membresía"} aún no ha llegado.`,
        })}
      </p>
      <p className="mt-2 text-muted">
        <Rich
          text={say({
            en: "It begins as soon as the payment provider confirms that you have paid, usually within a minute. You can leave this page, or <0>look again</0>. If you have not paid, nothing is charged.",
            es: "Empieza apenas el proveedor de pagos confirme tu pago, normalmente en un minuto. Puedes salir de esta página o <0>volver a revisar</0>. Si no pagaste, no se cobra nada.",
          })}
          parts={[
            (words) => (
              <TextLink to="" reloadDocument>
                {words}
              </TextLink>
            ),
          ]}
        />
      </p>
    </div>
  );
}
