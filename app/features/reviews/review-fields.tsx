import { CountedArea } from "#ui/form/counted-area.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { commentLimit, defaultRating, type OwnReview, type Subject } from "./review.ts";

/** The subject and the author of the review that a form is for. */
export type ReviewFormProps = {
  subject: Subject;
  /** The viewer's review, which the form edits; `null` for a new one. */
  own: OwnReview | null;
  /** Whether the viewer is not signed in. */
  isGuest: boolean;
  today: Day;
};

/** The fields of a review, and those of its author for a visitor. */
export function ReviewFields({
  subject,
  own,
  isGuest,
  today,
  errors,
}: ReviewFormProps & { errors: FormErrors | null }) {
  const { text, field } = fieldValues(
    {
      rating: own?.rating ?? defaultRating,
      comment: own?.comment,
      experience_date: own?.experienceDate,
    },
    errors,
  );
  return (
    <>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <input type="hidden" name="subject" value={subject.kind} />
      <input type="hidden" name="id" value={subject.id} />
      <StarsInput {...field("rating")} label="Rating" defaultValue={Number(text("rating"))} />
      {isGuest && <GuestFields errors={errors} />}
      <CountedArea
        label="Your review (optional)"
        rows={5}
        limit={commentLimit}
        {...field("comment")}
      />
      <TextField
        label={
          subject.kind === "race"
            ? "Day you ran it (optional)"
            : "Day you worked together (optional)"
        }
        type="date"
        max={today}
        className="max-w-56"
        {...field("experience_date")}
      />
    </>
  );
}

/** The name and address of a visitor, and a field that only robots fill. */
function GuestFields({ errors }: { errors: FormErrors | null }) {
  const { field } = fieldValues<"first_name" | "last_name" | "email">({}, errors);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" required {...field("first_name")} />
      <TextField
        label="Last name"
        autoComplete="family-name"
        required
        hint="Only its first letter is shown."
        {...field("last_name")}
      />
      <EmailField
        hint="Never shown. You get a link to confirm your review."
        className="sm:col-span-2"
        {...field("email")}
      />
      <Trap />
    </div>
  );
}
