import { data, Form, href, redirect, useHref } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { dayOf } from "#features/membership/membership.ts";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { formatCharge } from "#values/money.ts";
import type { Sentence } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/invoice.ts";
import { BankQuestion, notConfirmed, standIn, statusName, TestCards } from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

/** An invoice, on the page that stands for Stripe's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = await services(context).payments.sandbox?.findInvoice(params.id);
  if (!invoice) throw data(null, 404);
  const { id, number, status, created, email, currency, total, amount_due, lines } = invoice;
  const amountDue = amount_due;
  return { id, number, status, created, email, currency, total, amountDue, lines: lines.data };
}

/** An open invoice is paid here, by the card on file or another one. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  if (!(await sandbox?.findInvoice(params.id)) || !sandbox) throw data(null, 404);
  const form = await formOf(request);
  const card = String(form.get("card") ?? "").slice(0, 40);
  if (form.has("refused")) {
    return data({ card, isAsking: false, problem: notConfirmed }, 402);
  }
  const paid = await sandbox.payInvoice(params.id, { card, isConfirmed: form.has("confirmed") });
  if (paid === "paid") return redirect(pathOf(url), 303);
  if (paid === "asks") return data({ card, isAsking: true, problem: null });
  return data({ card, isAsking: false, problem: paid.refusal }, 402);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const number = loaderData?.number ?? "";
  const title = { en: `Invoice ${number} (sandbox)`, es: `Factura ${number} (de prueba)` };
  return officeMeta(title, pageLanguages(matches).lang);
};

export default function InvoicePage({ loaderData: invoice, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { id, number, status, created, email, currency, total, amountDue, lines } = invoice;
  const inWords = (amount: number) => formatCharge(amount, currency, lang);
  return (
    <>
      <AuthHeading aside={say(standIn)}>
        {say({ en: "Invoice", es: "Factura" })} {number}
      </AuthHeading>
      <p className="tabular">
        {dayOf(created, lang)}, {email}: <strong>{say(statusName(status))}</strong>
      </p>
      <dl className="tabular mt-5 grid gap-2">
        {lines.map(({ description, amount }) => (
          <div key={description} className="flex justify-between gap-4">
            <dt>{description}</dt>
            <dd className="whitespace-nowrap">{inWords(amount)}</dd>
          </div>
        ))}
        {total !== amountDue && (
          <div className="flex justify-between gap-4">
            <dt>
              {say(
                total < amountDue
                  ? { en: "Credit for the next invoices", es: "Saldo a favor para otras facturas" }
                  : { en: "Credit used", es: "Saldo a favor usado" },
              )}
            </dt>
            <dd>{inWords(amountDue - total)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{say({ en: "Amount due", es: "Monto a pagar" })}</dt>
          <dd>{inWords(amountDue)}</dd>
        </div>
      </dl>
      {status === "open" && <PayInvoice amount={inWords(amountDue)} tried={actionData ?? null} />}
      <a
        href={useHref(href("/sandbox/invoices/:id/invoice.pdf", { id }))}
        className={buttonClass({ look: "quiet", className: "mt-6 w-full" })}
      >
        {say({ en: "Download PDF", es: "Descargar PDF" })}
      </a>
    </>
  );
}

type Tried = { card: string; isAsking: boolean; problem: Sentence | null };

/** The way to pay an open invoice. */
function PayInvoice({ amount, tried }: { amount: string; tried: Tried | null }) {
  const say = useSay();
  return (
    <Form method="post" reloadDocument noValidate className="mt-6 grid gap-4">
      {tried?.problem && <Notice kind="problem">{say(tried.problem)}</Notice>}
      {tried?.isAsking ? (
        <BankQuestion card={tried.card} />
      ) : (
        <>
          <TextField
            label={say({ en: "Another card", es: "Otra tarjeta" })}
            hint={say({
              en: "Left empty, the card on file pays.",
              es: "Si queda vacío, paga la tarjeta guardada.",
            })}
            name="card"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={tried?.card ?? ""}
          />
          <TestCards />
          <Button type="submit">
            {say({ en: "Pay", es: "Pagar" })} {amount}
          </Button>
        </>
      )}
    </Form>
  );
}
