import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { addOffer } from "#features/membership/partner-offers/commands.server.ts";
import { offerNotSaved } from "#features/membership/partner-offers/offer.ts";
import { offerForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/new.ts";
import { OfferEditor } from "./offer-editor.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { value, errors } = readForm(offerForm, await formOf(args.request));
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  await addOffer(services(args.context), admin, value);
  return seeOtherSaying(href("/admin/offers"), "Offer added.");
}

export const clientAction = (args: Route.ClientActionArgs) => editorAnswer(args, offerNotSaved);

export const meta: Route.MetaFunction = () => officeMeta("Add Offer", "en");

export default function NewOffer({ actionData }: Route.ComponentProps) {
  const isBusy = useIsSending(href("/admin/offers/new"));
  return (
    <>
      <ToolHeading lead="Only what a partner has really agreed to: members count on it.">
        Add Offer
      </ToolHeading>
      <OfferEditor stored={null} answer={actionData ?? null} isBusy={isBusy} save="Add Offer" />
    </>
  );
}
