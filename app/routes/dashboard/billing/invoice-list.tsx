import { dayOf } from "#features/membership/day-of.ts";
import { type InvoiceLine, invoiceLook } from "#features/membership/membership.ts";
import { invoiceWords } from "#features/membership/messages.ts";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { OutsideLink } from "#ui/navigation/text-link.tsx";
import { formatCharge } from "#values/money.ts";

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

/** Invoices with the provider's own pages of them, the newest first. */
export function InvoiceList({ invoices }: { invoices: InvoiceLine[] }) {
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
