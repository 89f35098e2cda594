import { Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { offerName } from "#features/membership/partner-offers/offer.ts";
import { deleteOffer } from "#features/membership/partner-offers/offers.server.ts";
import { services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/delete.ts";
import { offerIdOf, offerOf, refuseUnknown } from "./offer.server.ts";

export const handle: Handle = { keepsPages: true };

/** Asks for confirmation before an offer is deleted. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { offer: await offerOf(args) };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const gone = await deleteOffer(services(args.context), admin, offerIdOf(args));
  if (!gone) return refuseUnknown();
  return seeOtherSaying(href("/admin/offers"), `${offerName(gone)} deleted.`);
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Offer", "en");

export default function DeleteOffer({ loaderData: { offer } }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <div className="max-w-[46rem]">
      <ToolHeading lead="It is gone for good. To take it from the members' list for a while, hide it instead.">
        Delete {offerName(offer)}?
      </ToolHeading>
      <div className="card mb-6 p-5">
        <p>{offer.benefit}</p>
        {offer.voucher && (
          <p className="mt-2 text-muted">
            Code <code>{offer.voucher}</code>
          </p>
        )}
      </div>
      <Form method="post">
        <FormWays look="danger" busy={isBusy} out={href("/admin/offers")}>
          Delete this offer
        </FormWays>
      </Form>
    </div>
  );
}
