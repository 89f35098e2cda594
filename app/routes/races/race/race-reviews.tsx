import { useState } from "react";
import { href, useFetcher } from "react-router";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Rating } from "#ui/list/stars.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Section } from "#ui/page/page.tsx";
import type { FormOutcome } from "#values/form/outcome.ts";
import { DeleteReview } from "./delete-review.tsx";
import type { RaceData } from "./race-data.ts";
import { ReviewItem } from "./review-item.tsx";
import { WriteReview } from "./write-review.tsx";

export function RaceReviews({ page }: { page: RaceData }) {
  const { race, reviewed } = page;
  const own = page.personal?.review ?? null;
  const [isSaved, setSaved] = useState(false);
  const deletion = `delete the review of ${race.id}`;
  const isDeleted = useFetcher<FormOutcome>({ key: deletion }).data === "done";
  const onSaved = () => setSaved(true);
  const tools = own && (
    <div className="mt-2 flex gap-5">
      <WriteReview page={page} onSaved={onSaved} className="link text-sm">
        Edit
      </WriteReview>
      <DeleteReview reviewId={own.id} fetcherKey={deletion} />
    </div>
  );
  return (
    <Section
      title="Reviews"
      id="reviews"
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {race.rating && <Rating {...race.rating} unit={["review", "reviews"]} />}
          <WriteReview
            page={page}
            onSaved={onSaved}
            flag="review"
            className="button button-quiet button-small"
          >
            {own ? "Edit Your Review" : "Write a Review"}
          </WriteReview>
        </div>
      }
    >
      <div className="has-[div_div]:mb-6">
        <LiveMessage>
          {own ? isSaved && "Your review is saved." : isDeleted && "Your review is deleted."}
        </LiveMessage>
      </div>
      {own?.isHidden && (
        <div className="border-t border-line py-5">
          <p className="race-notice">Hidden by an administrator: only you see this review</p>
          <ReviewItem
            review={{ ...own, authorName: "You", authorImage: null, isGuest: false }}
            tools={tools}
          />
        </div>
      )}
      {reviewed.reviews.length === 0 ? (
        <EmptyState title="No reviews yet" icon="star" heading="h3">
          <p>Nobody has told yet how it was to run here.</p>
        </EmptyState>
      ) : (
        <ul>
          {reviewed.reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-5">
              <ReviewItem review={review} tools={review.id === own?.id && tools} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label="Pages of reviews"
          page={reviewed.page}
          pages={reviewed.pages}
          addressOf={(number) => `${href("/races/:id", { id: race.id })}?reviews=${number}#reviews`}
        />
      </div>
    </Section>
  );
}
