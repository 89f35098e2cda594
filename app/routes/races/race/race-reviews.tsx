import { href } from "react-router";
import type { Review } from "#features/reviews/review.ts";
import { Avatar } from "#ui/avatar.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#ui/page.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Rating, Stars } from "#ui/stars.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { RaceData } from "./race-data.ts";

export function RaceReviews({ page: { race, reviewed } }: { page: RaceData }) {
  const summary = race.rating && <Rating {...race.rating} unit={["review", "reviews"]} />;
  return (
    <Section title="Reviews" id="reviews" action={summary}>
      {reviewed.reviews.length === 0 ? (
        <EmptyState title="No reviews yet" icon="star" heading="h3">
          <p>Nobody has told yet how it was to run here.</p>
        </EmptyState>
      ) : (
        <ul>
          {reviewed.reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-5">
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label="Pages of reviews"
          page={reviewed.page}
          pages={reviewed.pages}
          addressOf={(page) => `${href("/races/:id", { id: race.id })}?reviews=${page}#reviews`}
        />
      </div>
    </Section>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const name = review.authorName ?? "Anonymous runner";
  return (
    <article className="grid grid-cols-[2.75rem_1fr] gap-x-4">
      <Avatar name={name} image={review.authorImage} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base tracking-normal">
          {name}
          {review.isGuest && <span className="chip font-normal">Guest</span>}
          <Stars value={review.rating} />
        </h3>
        <p className="text-sm text-muted">
          {review.experienceDate
            ? `Ran it on ${formatDay(review.experienceDate)}`
            : formatDay(toDay(review.createdAt))}
        </p>
        {review.comment && (
          <p className="mt-1.5 max-w-text whitespace-pre-line">{review.comment}</p>
        )}
      </div>
    </article>
  );
}
