import { href } from "react-router";
import { type MyReview, subjectPath } from "#features/reviews/review.ts";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { Day } from "#values/day.ts";
import { tabPath } from "../tab.ts";

const loadEdit = () => import("#features/reviews/review-dialog.tsx");
const loadDelete = () => import("#features/reviews/delete-review-dialog.tsx");

/** Edits and deletes a review in a dialog, or on a page of its own without scripts. */
export function ReviewTools({
  review,
  today,
  onSaved,
}: {
  review: MyReview;
  today: Day;
  onSaved: () => void;
}) {
  const { id, subject } = review;
  return (
    <div className="mt-3 flex gap-5">
      <DialogLink
        to={`${subjectPath(subject)}/review`}
        load={loadEdit}
        className="link text-sm"
        dialog={({ ReviewDialog }, close) => (
          <ReviewDialog
            name={subject.name}
            from={tabPath("reviews")}
            subject={subject}
            today={today}
            own={review}
            isGuest={false}
            onClose={(isSaved) => {
              close();
              if (isSaved) onSaved();
            }}
          />
        )}
      >
        Edit <span className="sr-only">the review of {subject.name}</span>
      </DialogLink>
      <DialogLink
        to={href("/reviews/:id/delete", { id })}
        load={loadDelete}
        className="link text-sm"
        dialog={({ DeleteReviewDialog }, close) => (
          <DeleteReviewDialog
            reviewId={id}
            // Here a failure says the same of every review.
            kind="race"
            fetcherKey={`delete ${id}`}
            onClose={close}
          />
        )}
      >
        Delete <span className="sr-only">the review of {subject.name}</span>
      </DialogLink>
    </div>
  );
}
