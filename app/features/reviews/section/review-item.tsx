import type { ReactNode } from "react";
import { Avatar } from "#ui/list/avatar.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { Review, ReviewSubject } from "../review.ts";
import { experienceOn } from "./experience.ts";

/** The author, the stars, the date and the text of a review. */
export function ReviewItem({
  review,
  kind,
  label,
  children,
}: {
  review: Review;
  /** What the review is about. */
  kind: ReviewSubject;
  /** Beside the name of the author. */
  label?: string | false;
  /** Below the text. */
  children?: ReactNode;
}) {
  const name = review.authorName ?? (kind === "race" ? "Anonymous runner" : "Anonymous Client");
  return (
    <article className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      <Avatar name={name} image={review.authorImage} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base tracking-normal">
          <bdi>{name}</bdi>
          {label && <span className="chip font-normal">{label}</span>}
          <Stars value={review.rating} />
        </h3>
        <p className="text-sm text-muted">
          {review.experienceDate
            ? experienceOn(kind, review.experienceDate)
            : formatDay(toDay(review.createdAt))}
        </p>
        {review.comment && (
          <p dir="auto" className="mt-1.5 max-w-text whitespace-pre-line">
            {review.comment}
          </p>
        )}
        {children}
      </div>
    </article>
  );
}
