import type { ReactNode } from "react";
import { href } from "react-router";
import { type OfferDetails, offerTiers } from "#features/membership/partner-offers/offer.ts";
import { EditForm } from "#ui/editing/edit-form.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Select } from "#ui/form/select.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { tierWords } from "./words.ts";

/** The form of an offer. Typed values win over stored ones. */
export function OfferEditor({
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
