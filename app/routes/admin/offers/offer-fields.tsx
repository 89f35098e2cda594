import type { OfferDetails } from "#features/membership/partner-offers/offer.ts";
import { offerTiers } from "#features/membership/partner-offers/offer.ts";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { tierWords } from "./words.ts";

/** The form of an offer. Typed values win over stored ones. */
export function OfferFields({
  stored,
  errors,
}: {
  stored: OfferDetails | null;
  errors: FormErrors | undefined;
}) {
  const { field } = fieldValues<keyof OfferDetails>(stored ?? {}, errors);
  return (
    <>
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
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          label="For"
          options={offerTiers.map((tier) => ({ value: tier, label: tierWords[tier] }))}
          {...field("fromTier")}
        />
        <TextField label="First day (optional)" type="date" {...field("validFrom")} />
        <TextField label="Last day (optional)" type="date" {...field("validUntil")} />
      </div>
    </>
  );
}
