import { href } from "react-router";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { ReviewSubject } from "../review.ts";

const load = () => import("../delete-review-dialog.tsx");

/** Deletes the viewer's own review after a question: in a dialog, or on a page without scripts. */
export function DeleteReview({
  reviewId,
  ...dialog
}: {
  reviewId: string;
  kind: ReviewSubject;
  fetcherKey: string;
}) {
  return (
    <DialogLink
      to={href("/reviews/:id/delete", { id: reviewId })}
      load={load}
      className="link text-sm"
      dialog={({ DeleteReviewDialog }, close) => (
        <DeleteReviewDialog reviewId={reviewId} {...dialog} onClose={close} />
      )}
    >
      Delete
    </DialogLink>
  );
}
