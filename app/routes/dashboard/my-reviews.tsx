import { useState } from "react";
import { href, useFetcher } from "react-router";
import { DeleteReviewDialog } from "#features/reviews/delete-review-dialog.tsx";
import type { Outcome } from "#features/reviews/outcome.ts";
import type { MyReview } from "#features/reviews/review.ts";
import { ReviewDialog } from "#features/reviews/review-dialog.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Section } from "#ui/page.tsx";
import { LiveMessage } from "#ui/toast.tsx";
import type { Day } from "#values/day.ts";
import { ReviewRow } from "./review-row.tsx";
import { tabPath } from "./tab.ts";

type Opened = { what: "edit" | "delete"; review: MyReview };

/** Everything that the viewer wrote, with the tools of an author. */
export function MyReviews({ reviews, today }: { reviews: MyReview[]; today: Day }) {
  const [opened, open] = useState<Opened | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isDeleted = useFetcher<Outcome>({ key: deletion }).data === "done";
  // What was deleted takes its dialog with it.
  const review = reviews.find(({ id }) => id === opened?.review.id);
  const { what } = opened ?? {};
  return (
    <Section title="My Reviews" className="">
      <div className="mb-4 empty:hidden">
        <LiveMessage>
          {(isSaved && "Your review is saved.") || (isDeleted && "Your review is deleted.")}
        </LiveMessage>
      </div>
      {reviews.length === 0 ? (
        <EmptyState
          title="You haven't written any reviews yet."
          icon="star"
          heading="h3"
          action={<ButtonLink to={href("/races")}>Find a race that you ran</ButtonLink>}
        />
      ) : (
        <ul className="card divide-y divide-line">
          {reviews.map((each) => (
            <ReviewRow
              key={each.id}
              review={each}
              open={(kind) => open({ what: kind, review: each })}
            />
          ))}
        </ul>
      )}
      {review && what === "edit" && (
        <ReviewDialog
          key={review.id}
          name={review.subject.name}
          subject={review.subject}
          own={review}
          isGuest={false}
          today={today}
          from={tabPath("reviews")}
          onClose={(saved) => {
            setSaved(saved);
            open(null);
          }}
        />
      )}
      {review && what === "delete" && (
        <DeleteReviewDialog
          key={review.id}
          reviewId={review.id}
          kind={review.subject.kind}
          fetcherKey={deletion}
          onClose={() => open(null)}
        />
      )}
    </Section>
  );
}

const deletion = "delete one of my reviews";
