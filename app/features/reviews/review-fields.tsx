import { CountedArea } from "#ui/form/counted-area.tsx";
import { TextField } from "#ui/form/field.tsx";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { GuestFields } from "./guest-fields.tsx";
import { commentLimit, defaultRating, type OwnReview, type ReviewSubject } from "./review.ts";

/** What a form about a review is about, and by whom. */
export type ReviewFormProps = {
  subject: { kind: ReviewSubject; id: string };
  /** What the viewer has written already: then the form edits it. */
  own: OwnReview | null;
  /** Nobody is signed in. */
  isGuest: boolean;
  today: Day;
};

/** The fields of a review, and those of its author where nobody is signed in. */
export function ReviewFields({
  subject,
  own,
  isGuest,
  today,
  errors,
}: ReviewFormProps & { errors: FormErrors | null }) {
  const { typed, fields }: Pick<FormErrors, "typed" | "fields"> = errors ?? {
    typed: {},
    fields: {},
  };
  return (
    <>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <input type="hidden" name="subject" value={subject.kind} />
      <input type="hidden" name="id" value={subject.id} />
      <StarsInput
        name="rating"
        label="Rating"
        defaultValue={Number(typed.rating ?? own?.rating ?? defaultRating)}
        error={fields.rating}
      />
      {isGuest && <GuestFields errors={errors} />}
      <CountedArea
        label="Your review (optional)"
        name="comment"
        rows={5}
        limit={commentLimit}
        defaultValue={typed.comment ?? own?.comment ?? ""}
        error={fields.comment}
      />
      <TextField
        label={subject.kind === "race" ? "Day you ran it (optional)" : "Day (optional)"}
        name="experience_date"
        type="date"
        max={today}
        defaultValue={typed.experience_date ?? own?.experienceDate ?? ""}
        error={fields.experience_date}
        className="max-w-56"
      />
    </>
  );
}
