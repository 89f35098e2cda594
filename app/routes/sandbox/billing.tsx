import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { dayOf } from "#features/membership/day-of.ts";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/billing.ts";
import { centsText, TestCards } from "./payment-parts.tsx";

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
  if (!sandbox || !step) return data({ problem: "There is no such step." }, 400);
  const card = String(form.get("card") ?? "").slice(0, 40);
  const { refusal } = await sandbox.takeStep(params.id, step, card);
  if (refusal) return data({ problem: refusal }, 400);
  return redirect(pathOf(url), 303);
}

export const meta: Route.MetaFunction = () => officeMeta("Billing portal (sandbox)", "en");

export default function Billing({ loaderData: page, actionData }: Route.ComponentProps) {
  const { subscription, card, invoices } = page;
  const isOver = !subscription || subscription.status === "canceled";
  return (
    <>
      <AuthHeading aside="This page stands for Stripe's own. Nothing is really charged.">
        Billing
      </AuthHeading>
      {actionData?.problem && <Notice kind="problem">{actionData.problem}</Notice>}
      <p className="tabular">
        {page.email}, {dayOf(page.now, "en")}
      </p>
      {subscription && (
        <p className="tabular mt-3">
          <strong>{subscription.product}</strong>, {centsText(subscription.amount)} a{" "}
          {subscription.interval}: {subscription.status}
          {!isOver && `, ${subscription.isEnding ? "ends" : "is renewed"} on `}
          {!isOver && dayOf(subscription.periodEnd, "en")}
        </p>
      )}
      {card && (
        <p className="tabular mt-1 text-muted">
          {card.brand} •••• {card.last4}
        </p>
      )}
      {!isOver && (
        <Form method="post" reloadDocument className="mt-5 grid gap-3">
          <TextField label="New card" name="card" inputMode="numeric" autoComplete="off" />
          <TestCards />
          <div className="grid grid-cols-2 gap-3">
            <Button type="submit" name="step" value="card">
              Use this card
            </Button>
            {subscription.isEnding ? (
              <Button type="submit" name="step" value="resume" look="quiet">
                Renew
              </Button>
            ) : (
              <Button type="submit" name="step" value="cancel" look="danger">
                Cancel plan
              </Button>
            )}
          </div>
          <Button type="submit" name="step" value="interval" look="quiet">
            {subscription.interval === "month" ? "Pay by the year" : "Pay by the month"}
          </Button>
        </Form>
      )}
      <Form method="post" reloadDocument className="mt-5">
        <p className="label">Let time pass, for this customer only</p>
        <div className="mt-2 grid grid-cols-3 gap-3">
          {(["day", "month", "year"] as const).map((step) => (
            <Button key={step} type="submit" name="step" value={step} look="quiet" size="small">
              A {step}
            </Button>
          ))}
        </div>
      </Form>
      <ul className="mt-6 grid gap-2">
        {invoices.map(({ id, number, amount_due, status, created, hosted_invoice_url }) => (
          <li key={id} className="tabular flex flex-wrap justify-between gap-x-4">
            <a href={hosted_invoice_url} className="link">
              {number}
            </a>
            <span>
              {dayOf(created, "en")}, {centsText(amount_due)}, {status}
            </span>
          </li>
        ))}
      </ul>
      <a
        href={page.returnUrl || "/"}
        className={buttonClass({ look: "plain", className: "mt-5 w-full" })}
      >
        Return
      </a>
    </>
  );
}
