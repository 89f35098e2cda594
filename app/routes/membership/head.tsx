import { lazy, Suspense } from "react";
import { Form, href } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import type { PlanStanding } from "#features/membership/standing.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Words } from "#values/say.ts";

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
  const say = useSay();
  return (
    <header className="membership-head">
      <Container className="membership-head-parts">
        <div>
          <h1 className="text-3xl md:text-4xl lg:text-5xl">
            {say({ en: "Choose Your Running Journey", es: "Elige tu camino como corredor" })}
          </h1>
          {member ? (
            <Suspense>
              <MemberStanding member={member} />
            </Suspense>
          ) : (
            <p className="mt-5 max-w-[34em] text-lg text-muted">
              {say({
                en: "Three plans for three kinds of runner. Change or cancel whenever you like, and get your money back within 14 days.",
                es: "Tres planes para tres tipos de corredor. Cambia o cancela cuando quieras, y recupera tu dinero dentro de los primeros 14 días.",
              })}
            </p>
          )}
        </div>
        <div className="membership-billing">
          <BillingToggle interval={interval} isLocked={member !== null} />
          <p className="mt-2 text-sm text-muted">
            {say({
              en: "All prices are in US dollars (USD).",
              es: "Todos los precios están en dólares estadounidenses (USD).",
            })}
          </p>
          {member && (
            <p className="mt-1 text-sm text-muted">
              <Rich
                text={say(payment[interval])}
                parts={[(words) => <TextLink to={billingPath()}>{words}</TextLink>]}
              />
            </p>
          )}
        </div>
      </Container>
    </header>
  );
}

const payment: Record<BillingInterval, Words> = {
  month: {
    en: "You pay by the month. “Manage payment methods” under <0>Billing</0> changes that.",
    es: "Pagas cada mes. “Administrar métodos de pago”, en <0>Facturación</0>, lo cambia.",
  },
  year: {
    en: "You pay by the year. “Manage payment methods” under <0>Billing</0> changes that.",
    es: "Pagas cada año. “Administrar métodos de pago”, en <0>Facturación</0>, lo cambia.",
  },
};

const choices = [
  { interval: "month", name: "monthly", label: { en: "Monthly", es: "Mensual" } },
  { interval: "year", name: "yearly", label: { en: "Yearly", es: "Anual" } },
] as const;

/** Prices by the month or by the year. Members see the prices of their own interval. */
function BillingToggle({ interval, isLocked }: { interval: BillingInterval; isLocked: boolean }) {
  const say = useSay();
  return (
    <Form
      method="get"
      action={href("/membership")}
      replace
      preventScrollReset
      className="billing-toggle"
    >
      <fieldset disabled={isLocked}>
        <legend className="sr-only">{say({ en: "How you pay", es: "Cómo pagas" })}</legend>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="submit"
            name="billing"
            value={choice.name}
            aria-pressed={choice.interval === interval}
          >
            {say(choice.label)}
            {choice.interval === "year" && (
              <span className="billing-saving">{say({ en: "Save 20%", es: "Ahorra 20%" })}</span>
            )}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
