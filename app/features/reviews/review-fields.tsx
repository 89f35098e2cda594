import { CountedArea } from "#ui/form/counted-area.tsx";
import { EmailField } from "#ui/form/email-field.tsx";
import { TextField } from "#ui/form/field.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { StarsInput } from "#ui/form/stars-input.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { useSay } from "#ui/language/language.tsx";
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
  const say = useSay();
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
      <StarsInput
        {...field("rating")}
        label={say({ en: "Rating", es: "Calificación" })}
        defaultValue={Number(text("rating"))}
      />
      {isGuest && <GuestFields errors={errors} />}
      <CountedArea
        label={say({ en: "Your review (optional)", es: "Tu reseña (opcional)" })}
        rows={5}
        limit={commentLimit}
        {...field("comment")}
      />
      <TextField
        label={
          subject.kind === "race"
            ? say({ en: "Day you ran it (optional)", es: "Día en que la corriste (opcional)" })
            : say({
                en: "Day you worked together (optional)",
                es: "Día en que trabajaron juntos (opcional)",
              })
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
  const say = useSay();
  const { field } = fieldValues<"first_name" | "last_name" | "email">({}, errors);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={say({ en: "First name", es: "Nombre" })}
        autoComplete="given-name"
        required
        {...field("first_name")}
      />
      <TextField
        label={say({ en: "Last name", es: "Apellido" })}
        autoComplete="family-name"
        required
        hint={say({
          en: "Only its first letter is shown.",
          es: "Solo se muestra la primera letra.",
        })}
        {...field("last_name")}
      />
      <EmailField
        hint={say({
          en: "Never shown. You get a link to confirm your review.",
          es: "Nunca se muestra. Te llega un enlace para confirmar tu reseña.",
        })}
        className="sm:col-span-2"
        {...field("email")}
      />
      <Trap />
    </div>
  );
}
