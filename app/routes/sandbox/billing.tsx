import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { dayOf } from "#features/membership/membership.ts";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { formatCharge } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/billing.ts";
import { perInterval, standIn, statusName, TestCards } from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

const steps = ["card", "interval", "cancel", "resume", "day", "month", "year"] as const;

/** The billing portal, which stands for Stripe's own; time can be moved here for its customer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await services(context).payments.sandbox?.portalPage(params.id);
  if (!page) throw data(null, 404);
  return page;
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  if (!(await sandbox?.portalPage(params.id))) throw data(null, 404);
  const form = await formOf(request);
  const step = steps.find((known) => known === form.get("step"));
  if (!sandbox || !step)
    return data({ problem: { en: "There is no such step.", es: "Ese paso no existe." } }, 400);
  const card = String(form.get("card") ?? "").slice(0, 40);
  const { refusal } = await sandbox.takeStep(params.id, step, card);
  if (refusal) return data({ problem: refusal }, 400);
  return redirect(pathOf(url), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Billing portal (sandbox)", es: "Portal de facturación (de prueba)" },
    pageLanguages(matches).lang,
  );

const ends: Words = { en: "ends on", es: "termina el" };
const renews: Words = { en: "is renewed on", es: "se renueva el" };
const leaps = {
  day: { en: "A day", es: "Un día" },
  month: { en: "A month", es: "Un mes" },
  year: { en: "A year", es: "Un año" },
} as const satisfies Record<string, Words>;

export default function Billing({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { subscription, card, invoices } = page;
  const isOver = !subscription || subscription.status === "canceled";
  return (
    <>
      <AuthHeading aside={say(standIn)}>{say({ en: "Billing", es: "Facturación" })}</AuthHeading>
      {actionData?.problem && <Notice kind="problem">{say(actionData.problem)}</Notice>}
      <p className="tabular">
        {page.email}, {dayOf(page.now, lang)}
      </p>
      {subscription && (
        <p className="tabular mt-3">
          <strong>{subscription.product}</strong>, {formatCharge(subscription.amount, "usd", lang)}{" "}
          {say(perInterval[subscription.interval])}: {say(statusName(subscription.status))}
          {!isOver && `, ${say(subscription.isEnding ? ends : renews)} `}
          {!isOver && dayOf(subscription.periodEnd, lang)}
        </p>
      )}
      {card && (
        <p className="tabular mt-1 text-muted">
          {card.brand} •••• {card.last4}
        </p>
      )}
      {!isOver && (
        <Form method="post" reloadDocument className="mt-5 grid gap-3">
          <TextField
            label={say({ en: "New card", es: "Tarjeta nueva" })}
            name="card"
            inputMode="numeric"
            autoComplete="off"
          />
          <TestCards />
          <div className="grid grid-cols-2 gap-3">
            <Button type="submit" name="step" value="card">
              {say({ en: "Use this card", es: "Usar esta tarjeta" })}
            </Button>
            {subscription.isEnding ? (
              <Button type="submit" name="step" value="resume" look="quiet">
                {say({ en: "Renew", es: "Renovar" })}
              </Button>
            ) : (
              <Button type="submit" name="step" value="cancel" look="danger">
                {say({ en: "Cancel plan", es: "Cancelar plan" })}
              </Button>
            )}
          </div>
          <Button type="submit" name="step" value="interval" look="quiet">
            {say(
              subscription.interval === "month"
                ? { en: "Pay by the year", es: "Pagar por año" }
                : { en: "Pay by the month", es: "Pagar por mes" },
            )}
          </Button>
        </Form>
      )}
      <Form method="post" reloadDocument className="mt-5">
        <p className="label">
          {say({
            en: "Let time pass, for this customer only",
            es: "Deja pasar el tiempo, solo para este cliente",
          })}
        </p>
        <div className="mt-2 grid grid-cols-3 gap-3">
          {(["day", "month", "year"] as const).map((step) => (
            <Button key={step} type="submit" name="step" value={step} look="quiet" size="small">
              {say(leaps[step])}
            </Button>
          ))}
        </div>
      </Form>
      <ul className="mt-6 grid gap-2">
        {invoices.map(
          ({ id, number, amount_due, currency, status, created, hosted_invoice_url }) => (
            <li key={id} className="tabular flex flex-wrap justify-between gap-x-4">
              <a href={hosted_invoice_url} className="link">
                {number}
              </a>
              <span>
                {dayOf(created, lang)}, {formatCharge(amount_due, currency, lang)},{" "}
                {say(statusName(status))}
              </span>
            </li>
          ),
        )}
      </ul>
      <a
        href={page.returnUrl || "/"}
        className={buttonClass({ look: "plain", className: "mt-5 w-full" })}
      >
        {say({ en: "Return", es: "Volver" })}
      </a>
    </>
  );
}
