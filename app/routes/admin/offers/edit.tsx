import { data, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { changeOffer } from "#features/membership/partner-offers/commands.server.ts";
import { offerNotSaved } from "#features/membership/partner-offers/offer.ts";
import { offerForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/edit.ts";
import { offerIdOf, offerOf, refuseUnknown } from "./offer.server.ts";
import { OfferEditor } from "./offer-editor.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { offer: await offerOf(args) };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { value, errors } = readForm(offerForm, await formOf(args.request));
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  const isDone = await changeOffer(services(args.context), admin, offerIdOf(args), value);
  if (!isDone) return refuseUnknown();
  return seeOtherSaying(href("/admin/offers"), "Offer saved.");
}

export const clientAction = (args: Route.ClientActionArgs) => editorAnswer(args, offerNotSaved);

export const meta: Route.MetaFunction = () => officeMeta("Edit Offer", "en");

export default function EditOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { offer } = loaderData;
  const isBusy = useNavigation().state === "submitting";
  return (
    <>
      <ToolHeading lead={offer.partner}>Edit Offer</ToolHeading>
      <OfferEditor
        stored={offer}
        answer={actionData ?? null}
        isBusy={isBusy}
        save="Save"
        danger={
          <ButtonLink
            look="plain"
            className="-ml-3 text-danger"
            to={href("/admin/offers/:id/delete", { id: offer.id })}
          >
            Delete offer
          </ButtonLink>
        }
      />
    </>
  );
}
