import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatCharge } from "#values/money.ts";

/** The link to the page where an open invoice is paid. */
export function PayLink({ open: { amount, currency, page } }: { open: OpenInvoice }) {
  if (!page) return null;
  return (
    <a href={page} rel="external" className={payClass}>
      Pay {formatCharge(amount, currency)} <Icon name="external" />
    </a>
  );
}

const payClass = buttonClass({ look: "quiet", size: "small", className: "billing-mend" });
