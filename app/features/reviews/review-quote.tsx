import { Stars } from "#ui/list/stars.tsx";
import { formatDay } from "#values/day.ts";
import type { OwnReview } from "./review.ts";

/** A review, shown where the reader decides about it. */
export function ReviewQuote({
  review,
  name,
}: {
  review: Pick<OwnReview, "rating" | "comment" | "experienceDate">;
  /** The name of the race or expert. */
  name: string;
}) {
  return (
    <blockquote className="card my-8 p-6">
      <p className="font-semibold">{name}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} />
        {review.experienceDate && (
          <span className="text-sm text-muted">Ran it on {formatDay(review.experienceDate)}</span>
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
