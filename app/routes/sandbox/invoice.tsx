import { data, href } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { dayOf } from "#features/membership/day-of.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/invoice.ts";
import { centsText } from "./cents.ts";

/** An invoice, on the page that stands for Stripe's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = await services(context).payments.sandbox?.findInvoice(params.id);
  if (!invoice) throw data(null, 404);
  const { id, number, status, created, email, total, amount_due, lines } = invoice;
  return { id, number, status, created, email, total, amountDue: amount_due, lines: lines.data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Invoice ${loaderData?.number ?? ""} (sandbox) · Dorsal` },
  { name: "robots", content: "noindex" },
];

export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  const { id, number, status, created, email, total, amountDue, lines } = invoice;
  return (
    <>
      <AuthHeading aside="This page stands for Stripe's own. Nothing was really charged.">
        Invoice {number}
      </AuthHeading>
      <p className="tabular">
        {dayOf(created)}, {email}: <strong>{status}</strong>
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
      <a
        href={href("/sandbox/invoices/:id/invoice.pdf", { id })}
        className={buttonClass({ className: "mt-6 w-full" })}
      >
        Download PDF
      </a>
    </>
  );
}
