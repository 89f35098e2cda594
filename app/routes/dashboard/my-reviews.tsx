import { useState } from "react";
import { href } from "react-router";
import type { MyReview } from "#features/reviews/review.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Section } from "#ui/page/page.tsx";
import type { Day } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { MorePages } from "./more-pages.tsx";
import { ReviewRow } from "./my-reviews/review-row.tsx";

/** All reviews of the viewer, with the tools of an author. */
export function MyReviews({ reviews, today }: { reviews: Page<MyReview>; today: Day }) {
  const [isSaved, setSaved] = useState(false);
  const [before] = useState(reviews.total);
  const isDeleted = reviews.total < before;
  return (
    <Section title="My Reviews" className="">
      <LiveMessage>
        {(isSaved && "Your review is saved.") || (isDeleted && "Your review is deleted.")}
      </LiveMessage>
      {reviews.total === 0 ? (
        <EmptyState
          title="You haven't written any reviews yet."
          icon="star"
          heading="h3"
          action={<ButtonLink to={href("/races")}>Find a race that you ran</ButtonLink>}
        />
      ) : (
        <ul className="card divide-y divide-line">
          {reviews.rows.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              today={today}
              onSaved={() => setSaved(true)}
            />
          ))}
        </ul>
      )}
      <MorePages tab="reviews" {...reviews} />
    </Section>
  );
}
