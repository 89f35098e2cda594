import type { ReactNode } from "react";
import type { Review } from "#features/reviews/review.ts";
import { Avatar } from "#ui/list/avatar.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** The author, the stars, the date and the text of a review. */
export function ReviewItem({ review, tools }: { review: Review; tools?: ReactNode }) {
  const name = review.authorName ?? "Anonymous runner";
  return (
    <article className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      <Avatar name={name} image={review.authorImage} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base tracking-normal">
          <bdi>{name}</bdi>
          {review.isGuest && <span className="chip font-normal">Guest</span>}
          <Stars value={review.rating} />
        </h3>
        <p className="text-sm text-muted">
          {review.experienceDate
            ? `Ran it on ${formatDay(review.experienceDate)}`
            : formatDay(toDay(review.createdAt))}
        </p>
        {review.comment && (
          <p dir="auto" className="mt-1.5 max-w-text whitespace-pre-line">
            {review.comment}
          </p>
        )}
        {tools}
      </div>
    </article>
  );
}
