import { href, useNavigate } from "react-router";
import {
  billingPath,
  isOwing,
  type PlanStanding,
  planAction,
} from "#features/membership/membership.ts";
import { planOf, priceIdOf, type Tier } from "#features/membership/plans/plans.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import type { Words } from "#values/say.ts";
import type { Trouble } from "./ask-checkout.ts";
import { type CheckoutControl, SubscribeForm } from "./subscribe-form.tsx";

const owed: Record<string, Words> = {
  past_due: {
    en: "The last payment for your membership did not go through. You keep your plan while we try again. Fix it under <0>Billing</0> in your dashboard; after that you can switch plans.",
    es: "El último pago de tu membresía no se pudo hacer. Conservas tu plan mientras lo intentamos de nuevo. Resuélvelo en <0>Facturación</0>, en tu panel; después podrás cambiar de plan.",
  },
  unpaid: {
    en: "Your membership is paused: its last payment did not go through. Fix it under <0>Billing</0> in your dashboard; after that you can switch plans.",
    es: "Tu membresía está en pausa: su último pago no se pudo hacer. Resuélvelo en <0>Facturación</0>, en tu panel; después podrás cambiar de plan.",
  },
  incomplete: {
    en: "Your membership has not begun: its first payment is not finished. Fix it under <0>Billing</0> in your dashboard; after that you can switch plans.",
    es: "Tu membresía no ha empezado: su primer pago no se ha completado. Resuélvelo en <0>Facturación</0>, en tu panel; después podrás cambiar de plan.",
  },
};

const otherwiseOwed: Words = {
  en: "Fix it under <0>Billing</0> in your dashboard; after that you can switch plans.",
  es: "Resuélvelo en <0>Facturación</0>, en tu panel; después podrás cambiar de plan.",
};

/** Notices above the plans: what went wrong, and how to continue. */
export function Notices({
  prices,
  standing,
  isOnSale,
  isSignedIn,
  chosen,
  interval,
  checkout,
  refused,
}: {
  prices: PriceTexts;
  standing: PlanStanding | null;
  isOnSale: boolean;
  isSignedIn: boolean;
  chosen: Tier | null;
  interval: BillingInterval;
  checkout: CheckoutControl;
  /** The answer to the form without scripts. */
  refused: Trouble | null;
}) {
  const say = useSay();
  const mayGoOn = isSignedIn && isOnSale && chosen && planAction(standing, chosen) === "subscribe";
  return (
    <div className="membership-notices">
      {refused && <Refused {...refused} />}
      {!isOnSale && (
        <Notice>
          <Rich
            text={say({
              en: "Memberships cannot be bought here at the moment. What each plan holds stands below, and <0>we tell you</0> when they can.",
              es: "Por ahora no se pueden comprar membresías aquí. Abajo está lo que incluye cada plan; <0>te avisamos</0> cuando se pueda.",
            })}
            parts={[(words) => <TextLink to={href("/contact")}>{words}</TextLink>]}
          />
        </Notice>
      )}
      {isOwing(standing) && (
        <Notice kind="problem">
          <Rich
            text={say(owed[standing.status] ?? otherwiseOwed)}
            parts={[(words) => <TextLink to={billingPath()}>{words}</TextLink>]}
          />
        </Notice>
      )}
      {mayGoOn && (
        <GoOn
          tier={chosen}
          interval={interval}
          price={prices[chosen][interval]}
          checkout={checkout}
        />
      )}
    </div>
  );
}

function Refused({ sentence, signInPath, leavesAfter }: Trouble) {
  const say = useSay();
  const navigate = useNavigate();
  useTimer(leavesAfter, () => {
    if (signInPath) navigate(signInPath);
  });
  return (
    <Notice kind="problem">
      {say(sentence)}{" "}
      {signInPath && (
        <TextLink to={signInPath}>{say({ en: "Login", es: "Iniciar sesión" })}</TextLink>
      )}
    </Notice>
  );
}

/** For a viewer who signed in on the way to a plan. */
function GoOn({
  tier,
  interval,
  price: { perMonth, total },
  checkout,
}: {
  tier: Tier;
  interval: BillingInterval;
  price: { perMonth: string; total: string };
  checkout: CheckoutControl;
}) {
  const say = useSay();
  const { name } = planOf(tier);
  return (
    <section
      aria-label={say({ en: `Continue with ${name}`, es: `Continuar con ${name}` })}
      className="membership-go-on"
    >
      <p id="go-on">
        <Rich
          text={say(
            interval === "year"
              ? {
                  en: `You are signed in. Next is paying for <0/>: ${perMonth} per month, ${total} billed annually.`,
                  es: `Ya iniciaste sesión. Ahora falta pagar <0/>: ${perMonth} al mes, ${total} facturados al año.`,
                }
              : {
                  en: `You are signed in. Next is paying for <0/>: ${perMonth} per month.`,
                  es: `Ya iniciaste sesión. Ahora falta pagar <0/>: ${perMonth} al mes.`,
                },
          )}
          parts={[() => <strong>{name}</strong>]}
        />
      </p>
      <SubscribeForm
        at={{ priceId: priceIdOf(tier, interval), place: "above" }}
        checkout={checkout}
        look="primary"
        label={say({ en: `Continue with ${name}`, es: `Continuar con ${name}` })}
        describedBy="go-on"
      />
    </section>
  );
}
