import { useState } from "react";
import { href } from "react-router";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import { billingPath } from "#features/membership/billing/billing-path.ts";
import { dayOf } from "#features/membership/day-of.ts";
import { type InvoiceLine, invoiceLook } from "#features/membership/membership.ts";
import { invoicesFailed, invoiceWords, refusalSentence } from "#features/membership/messages.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { formatCharge } from "#values/money.ts";
import { readApiError } from "#values/web/api-error.ts";

type Shown = { invoices: InvoiceLine[]; sentence: string | null };

/** The invoices that came with the page, or those of the last refresh. */
export function Invoices({ answer }: { answer: BillingAnswer }) {
  const [asked, setAsked] = useState<{ since: BillingAnswer; shown: Shown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { invoices, sentence } = asked?.since === answer ? asked.shown : shownOf(answer);
  const askAgain = async () => {
    setBusy(true);
    const found = await askForInvoices();
    setBusy(false);
    const shown = { invoices: found.invoices ?? invoices, sentence: found.sentence };
    setAsked({ since: answer, shown });
  };
  return (
    <div aria-busy={isBusy} className="invoices">
      {sentence && (
        <Notice kind="problem">
          {sentence}
          {invoices.length > 0 && " The invoices below are those that we know of."}
        </Notice>
      )}
      {invoices.length > 0 && <InvoiceList invoices={invoices} />}
      {invoices.length === 0 && !sentence && (
        <EmptyState title="No invoices found" icon="clock" heading="h3">
          <p>A new invoice may take a few moments to appear.</p>
        </EmptyState>
      )}
      <p className="invoices-again">
        <TextLink
          to={billingPath()}
          reloadDocument
          onClick={(event) => {
            event.preventDefault();
            if (!isBusy) void askAgain();
          }}
        >
          {isBusy ? "Refreshing…" : "Refresh invoices"}
        </TextLink>
      </p>
    </div>
  );
}

function shownOf({ invoices, refusal }: BillingAnswer): Shown {
  return { invoices, sentence: refusal && refusalSentence(refusal) };
}

/** Calls the server function `stripe-subscription` with `get_invoices`. */
async function askForInvoices(): Promise<{ invoices?: InvoiceLine[]; sentence: string | null }> {
  try {
    const answer = await fetch(href("/functions/stripe-subscription"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "get_invoices" }),
    });
    if (answer.status >= 500)
      return { sentence: refusalSentence({ problem: "billing-unavailable" }) };
    const said = await answer.json();
    return { invoices: said.invoices, sentence: readApiError(said)?.message ?? null };
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    return { sentence: invoicesFailed(words) };
  }
}

/** A placeholder for a few invoices. */
export function InvoicesSkeleton() {
  return (
    <div role="status" aria-label="Loading invoices" className="invoices">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

const columns: readonly RecordColumn<InvoiceLine>[] = [
  { title: "Date", cell: ({ created }) => dayOf(created), isHead: true },
  { title: "Number", cell: ({ number }) => number },
  {
    title: "Amount",
    cell: ({ amount_paid, amount_due, currency }) =>
      formatCharge(amount_due > 0 ? amount_due : amount_paid, currency),
    isNumber: true,
  },
  {
    title: "Status",
    cell: ({ status }) => (
      <span className={`status status-${invoiceLook(status)}`}>{invoiceWords(status)}</span>
    ),
  },
  { title: "Documents", cell: (invoice) => <Documents invoice={invoice} /> },
];

/** Invoices with links to the provider's pages, newest first. */
function InvoiceList({ invoices }: { invoices: InvoiceLine[] }) {
  return <Records caption="Invoices" columns={columns} rows={invoices} keyOf={({ id }) => id} />;
}

function Documents({ invoice }: { invoice: InvoiceLine }) {
  const { number, created, amount_due, hosted_invoice_url: page, invoice_pdf: pdf } = invoice;
  const name = <span className="sr-only"> invoice {number ?? dayOf(created)}</span>;
  return (
    <span className="invoice-documents">
      {page && (
        <OutsideLink href={page}>
          {amount_due > 0 ? "Pay" : "View"}
          {name}
        </OutsideLink>
      )}
      {pdf && (
        <OutsideLink href={pdf}>
          PDF
          {name}
        </OutsideLink>
      )}
    </span>
  );
}
