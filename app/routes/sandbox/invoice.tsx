import { data, Form, href, redirect } from "react-router";
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
import type { Route } from "./+types/invoice.ts";
import { BankQuestion, centsText, TestCards } from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

/** An invoice, on the page that stands for Stripe's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = await services(context).payments.sandbox?.findInvoice(params.id);
  if (!invoice) throw data(null, 404);
  const { id, number, status, created, email, total, amount_due, lines } = invoice;
  return { id, number, status, created, email, total, amountDue: amount_due, lines: lines.data };
}

/** An open invoice is paid here, by the card on file or another one. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  if (!(await sandbox?.findInvoice(params.id)) || !sandbox) throw data(null, 404);
  const form = await formOf(request);
  const card = String(form.get("card") ?? "").slice(0, 40);
  if (form.has("refused")) {
    return data({ card, isAsking: false, problem: "You did not confirm the payment." }, 402);
  }
  const paid = await sandbox.payInvoice(params.id, { card, isConfirmed: form.has("confirmed") });
  if (paid === "paid") return redirect(pathOf(url), 303);
  if (paid === "asks") return data({ card, isAsking: true, problem: null });
  return data({ card, isAsking: false, problem: paid.refusal }, 402);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`Invoice ${loaderData?.number ?? ""} (sandbox)`, "en");

export default function InvoicePage({ loaderData: invoice, actionData }: Route.ComponentProps) {
  const { id, number, status, created, email, total, amountDue, lines } = invoice;
  return (
    <>
      <AuthHeading aside="This page stands for Stripe's own. Nothing was really charged.">
        Invoice {number}
      </AuthHeading>
      <p className="tabular">
        {dayOf(created, "en")}, {email}: <strong>{status}</strong>
      </p>
      <dl className="tabular mt-5 grid gap-2">
        {lines.map(({ description, amount }) => (
          <div key={description} className="flex justify-between gap-4">
            <dt>{description}</dt>
            <dd className="whitespace-nowrap">{centsText(amount)}</dd>
          </div>
        ))}
        {total !== amountDue && (
          <div className="flex justify-between gap-4">
            <dt>{total < amountDue ? "Credit for the next invoices" : "Credit used"}</dt>
            <dd>{centsText(amountDue - total)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>Amount due</dt>
          <dd>{centsText(amountDue)}</dd>
        </div>
      </dl>
      {status === "open" && <PayInvoice amount={amountDue} tried={actionData ?? null} />}
      <a
        href={href("/sandbox/invoices/:id/invoice.pdf", { id })}
        className={buttonClass({ look: "quiet", className: "mt-6 w-full" })}
      >
        Download PDF
      </a>
    </>
  );
}

type Tried = { card: string; isAsking: boolean; problem: string | null };

/** The way to pay an open invoice. */
function PayInvoice({ amount, tried }: { amount: number; tried: Tried | null }) {
  return (
    <Form method="post" reloadDocument noValidate className="mt-6 grid gap-4">
      {tried?.problem && <Notice kind="problem">{tried.problem}</Notice>}
      {tried?.isAsking ? (
        <BankQuestion card={tried.card} />
      ) : (
        <>
          <TextField
            label="Another card"
            hint="Left empty, the card on file pays."
            name="card"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={tried?.card ?? ""}
          />
          <TestCards />
          <Button type="submit">Pay {centsText(amount)}</Button>
        </>
      )}
    </Form>
  );
}
