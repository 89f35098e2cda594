import type { ReactNode } from "react";
import { useState } from "react";
import { href } from "react-router";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import {
  billingPath,
  dayOf,
  type InvoiceLine,
  invoiceLook,
} from "#features/membership/membership.ts";
import { invoicesFailed, invoiceWords, refusalSentence } from "#features/membership/messages.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { formatCharge } from "#values/money.ts";
import type { Lang, Say, Sentence } from "#values/say.ts";
import { readApiError } from "#values/web/api-error.ts";
import { inLanguage } from "#values/web/language.ts";

type Shown = { invoices: InvoiceLine[]; sentence: Sentence | null };

/** The invoices that came with the page, or those of the last refresh. */
export function Invoices({ answer }: { answer: BillingAnswer }) {
  const say = useSay();
  const lang = useLang();
  const [asked, setAsked] = useState<{ since: BillingAnswer; shown: Shown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { invoices, sentence } = asked?.since === answer ? asked.shown : shownOf(answer);
  const askAgain = async () => {
    setBusy(true);
    const found = await askForInvoices(lang);
    setBusy(false);
    const shown = { invoices: found.invoices ?? invoices, sentence: found.sentence };
    setAsked({ since: answer, shown });
  };
  return (
    <div aria-busy={isBusy} className="invoices">
      {sentence && (
        <Notice kind="problem">
          {say(sentence)}
          {invoices.length > 0 &&
            say({
              en: " The invoices below are those that we know of.",
              es: " Las facturas de abajo son las que conocemos.",
            })}
        </Notice>
      )}
      {invoices.length > 0 && <InvoiceList invoices={invoices} />}
      {invoices.length === 0 && !sentence && (
        <EmptyState
          title={say({ en: "No invoices found", es: "No hay facturas" })}
          icon="clock"
          heading="h3"
        >
          <p>
            {say({
              en: "A new invoice may take a few moments to appear.",
              es: "Una factura nueva puede tardar un momento en aparecer.",
            })}
          </p>
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
          {isBusy
            ? say({ en: "Refreshing…", es: "Actualizando…" })
            : say({ en: "Refresh invoices", es: "Actualizar facturas" })}
        </TextLink>
      </p>
    </div>
  );
}

function shownOf({ invoices, refusal }: BillingAnswer): Shown {
  return { invoices, sentence: refusal && refusalSentence(refusal) };
}

/** Calls the server function `stripe-subscription` with `get_invoices`. */
async function askForInvoices(
  lang: Lang,
): Promise<{ invoices?: InvoiceLine[]; sentence: Sentence | null }> {
  try {
    const answer = await fetch(inLanguage(lang, href("/functions/stripe-subscription")), {
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
  const say = useSay();
  return (
    <div
      role="status"
      aria-label={say({ en: "Loading invoices", es: "Cargando facturas" })}
      className="invoices"
    >
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

const columnsIn = (lang: Lang, say: Say): readonly RecordColumn<InvoiceLine>[] => [
  {
    title: say({ en: "Date", es: "Fecha" }),
    cell: ({ created }) => dayOf(created, lang),
    isHead: true,
  },
  { title: say({ en: "Number", es: "Número" }), cell: ({ number }) => number },
  {
    title: say({ en: "Amount", es: "Monto" }),
    cell: ({ amount_paid, amount_due, currency }) =>
      formatCharge(amount_due > 0 ? amount_due : amount_paid, currency, lang),
    isNumber: true,
  },
  {
    title: say({ en: "Status", es: "Estado" }),
    cell: ({ status }) => (
      <span className={`status status-${invoiceLook(status)}`}>{invoiceWords(status, lang)}</span>
    ),
  },
  {
    title: say({ en: "Documents", es: "Documentos" }),
    cell: (invoice) => <Documents invoice={invoice} />,
  },
];

/** Invoices with links to the provider's pages, newest first. */
function InvoiceList({ invoices }: { invoices: InvoiceLine[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <Records
      caption={say({ en: "Invoices", es: "Facturas" })}
      columns={columnsIn(lang, say)}
      rows={invoices}
      keyOf={({ id }) => id}
    />
  );
}

function Documents({ invoice }: { invoice: InvoiceLine }) {
  const lang = useLang();
  const say = useSay();
  const { number, created, amount_due, hosted_invoice_url: page, invoice_pdf: pdf } = invoice;
  const named = number ?? dayOf(created, lang);
  const unseen = (words: ReactNode) => <span className="sr-only">{words}</span>;
  return (
    <span className="invoice-documents">
      {page && (
        <OutsideLink href={page}>
          <Rich
            text={say(
              amount_due > 0
                ? { en: `Pay<0> invoice ${named}</0>`, es: `Pagar<0> la factura ${named}</0>` }
                : { en: `View<0> invoice ${named}</0>`, es: `Ver<0> la factura ${named}</0>` },
            )}
            parts={[unseen]}
          />
        </OutsideLink>
      )}
      {pdf && (
        <OutsideLink href={pdf}>
          <Rich
            text={say({
              en: `PDF<0> invoice ${named}</0>`,
              es: `PDF<0> de la factura ${named}</0>`,
            })}
            parts={[unseen]}
          />
        </OutsideLink>
      )}
    </span>
  );
}
