import { useLang } from "#ui/language/language.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { experienceOn, type OwnReview, type ReviewSubject } from "./review.ts";

/** A review, shown where the reader decides about it. */
export function ReviewQuote({
  review,
  subject,
}: {
  review: Pick<OwnReview, "rating" | "comment" | "experienceDate">;
  subject: { kind: ReviewSubject; name: string };
}) {
  const lang = useLang();
  return (
    <blockquote className="card my-8 p-6">
      <p className="font-semibold">{subject.name}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} />
        {review.experienceDate && (
          <span className="text-sm text-muted">
            {experienceOn(subject.kind, review.experienceDate, lang)}
          </span>
        )}
      </p>
      {review.comment && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {review.comment}
        </p>
      )}
    </blockquote>
  );
}
