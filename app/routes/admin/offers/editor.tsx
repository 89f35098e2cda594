import type { ReactNode } from "react";
import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type OfferDetails,
  offerNotSaved,
  offerTiers,
} from "#features/membership/partner-offers/offer.ts";
import { addOffer, changeOffer } from "#features/membership/partner-offers/offers.server.ts";
import { offerForm } from "#features/membership/partner-offers/schema.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/editor.ts";
import { offerIdOf, offerOf, refuseUnknown } from "./offer.server.ts";
import { tierWords } from "./words.ts";

export const handle: Handle = { keepsPages: true };

/** `/admin/offers/new` and `/admin/offers/:id`: the editor of a partner's offer. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { id } = args.params;
  return { offer: id === undefined ? null : await offerOf({ ...args, params: { id } }) };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const { value, errors } = readForm(offerForm, await formOf(args.request));
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  if (id === undefined) {
    await addOffer(services(args.context), admin, value);
    return seeOtherSaying(href("/admin/offers"), "Offer added.");
  }
  const isDone = await changeOffer(
    services(args.context),
    admin,
    offerIdOf({ params: { id } }),
    value,
  );
  if (!isDone) return refuseUnknown();
  return seeOtherSaying(href("/admin/offers"), "Offer saved.");
}

export const clientAction = (args: Route.ClientActionArgs) => editorAnswer(args, offerNotSaved);

export const meta: Route.MetaFunction = ({ params }) =>
  officeMeta(params.id === undefined ? "Add Offer" : "Edit Offer", "en");

export default function OfferEditor({ loaderData: { offer }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const isBusy = useIsSending(
    offer ? href("/admin/offers/:id", { id: offer.id }) : href("/admin/offers/new"),
  );
  if (!offer) {
    return (
      <>
        <ToolHeading lead="Only what a partner has really agreed to: members count on it.">
          Add Offer
        </ToolHeading>
        <OfferForm stored={null} answer={answer} isBusy={isBusy} save="Add Offer" />
      </>
    );
  }
  return (
    <>
      <ToolHeading lead={offer.partner}>Edit Offer</ToolHeading>
      <OfferForm
        stored={offer}
        answer={answer}
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

/** The form of an offer. Typed values win over stored ones. */
function OfferForm({
  stored,
  answer,
  isBusy,
  save,
  danger,
}: {
  /** `null` for a new offer. */
  stored: OfferDetails | null;
  answer: EditAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
  /** The link to what removes the offer. */
  danger?: ReactNode;
}) {
  const { field } = fieldValues<keyof OfferDetails>(stored ?? {}, answer);
  return (
    <Editor groups={Object.values(groups)} danger={danger}>
      <EditForm answer={answer}>
        <FieldGroup {...groups.offer}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Partner" required maxLength={80} {...field("partner")} />
            <TextField
              label="Title"
              required
              maxLength={80}
              hint="What it is about: Trail shoes"
              {...field("title")}
            />
          </div>
          <TextArea
            label="What it gives"
            required
            rows={2}
            maxLength={300}
            hint="In words: 15% off everything, once for each member"
            {...field("benefit")}
          />
        </FieldGroup>
        <FieldGroup {...groups.use}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Code"
              maxLength={60}
              hint="Leave it empty where the link is enough"
              {...field("voucher")}
            />
            <TextField
              label="Link"
              type="url"
              maxLength={500}
              placeholder="https://"
              {...field("link")}
            />
          </div>
        </FieldGroup>
        <FieldGroup {...groups.validity}>
          <div className="grid gap-5 sm:grid-cols-3">
            <Select
              label="For"
              options={offerTiers.map((tier) => ({ value: tier, label: tierWords[tier] }))}
              {...field("fromTier")}
            />
            <TextField label="First day (optional)" type="date" {...field("validFrom")} />
            <TextField label="Last day (optional)" type="date" {...field("validUntil")} />
          </div>
        </FieldGroup>
        <SaveBar>
          <FormWays busy={isBusy} out={href("/admin/offers")} outLook="plain">
            {save}
          </FormWays>
        </SaveBar>
      </EditForm>
    </Editor>
  );
}

/** The groups of the form, in their order. */
const groups = {
  offer: { id: "offer", title: "Offer" },
  use: { id: "use", title: "How to use it" },
  validity: { id: "validity", title: "For whom and when" },
} as const;
