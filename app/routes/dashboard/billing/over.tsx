import type { Membership } from "#features/membership/membership.ts";
import { badgeName } from "#features/membership/messages.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { Notice } from "#ui/message/notice.tsx";
import { PayLink } from "./pay-link.tsx";

/** The invoices of an ended membership. */
export function Over({
  membership,
  open,
}: {
  membership: Membership | null;
  open: OpenInvoice | null;
}) {
  return (
    <Notice icon="clock">
      <p>
        {membership
          ? `Your ${badgeName(membership)} membership has ended.`
          : "You have no membership."}{" "}
        Your invoices stay here.
      </p>
      {open && <PayLink open={open} />}
    </Notice>
  );
}
