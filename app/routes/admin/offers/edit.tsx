import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { changeOffer } from "#features/membership/partner-offers/commands.server.ts";
import { offerForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/edit.ts";
import { offerIdOf, offerOf, refuseUnknown } from "./offer.server.ts";
import { OfferFields } from "./offer-fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { offer: await offerOf(args) };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { value, errors } = readForm(offerForm, await formOf(args.request));
  if (errors) return data(errors, 400);
  const isDone = await changeOffer(services(args.context), admin, offerIdOf(args), value);
  if (!isDone) return refuseUnknown();
  return seeOtherSaying(href("/admin/offers"), "Offer saved.");
}

export const meta: Route.MetaFunction = () => officeMeta("Edit Offer");

export default function EditOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { offer } = loaderData;
  const isBusy = useNavigation().state === "submitting";
  return (
    <div className="max-w-[46rem]">
      <ToolHeading lead={offer.partner}>Edit Offer</ToolHeading>
      <Form method="post" noValidate className="grid gap-5">
        <OfferFields stored={offer} errors={actionData} />
        <FormWays busy={isBusy} out={href("/admin/offers")}>
          Save
        </FormWays>
      </Form>
    </div>
  );
}
