import { href } from "react-router";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";

const load = () => import("#features/reviews/delete-review-dialog.tsx");

/** Deletes the viewer's own review after a question: in a dialog, or on a page without scripts. */
export function DeleteReview({ reviewId, fetcherKey }: { reviewId: string; fetcherKey: string }) {
  return (
    <DialogLink
      to={href("/reviews/:id/delete", { id: reviewId })}
      load={load}
      className="link text-sm"
      dialog={({ DeleteReviewDialog }, close) => (
        <DeleteReviewDialog
          reviewId={reviewId}
          fetcherKey={fetcherKey}
          kind="race"
          onClose={close}
        />
      )}
    >
      Delete
    </DialogLink>
  );
}
