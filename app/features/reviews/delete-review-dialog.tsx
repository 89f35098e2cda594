import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { errorsOf, type FormOutcome } from "#values/form/form.ts";
import { sureToDelete } from "./messages.ts";
import type { ReviewSubject } from "./review.ts";

/** Asks before the viewer's own review is deleted. The element that opens this is removed with it. */
export function DeleteReviewDialog({
  reviewId,
  kind,
  fetcherKey,
  onClose,
}: {
  reviewId: string;
  /** On the page of a race or an expert: a failure says it in the words of the page. */
  kind: ReviewSubject;
  /** The key under which the page sees that the review is deleted. */
  fetcherKey: string;
  onClose: () => void;
}) {
  const say = useSay();
  const fetcher = useFetcher<FormOutcome>({ key: fetcherKey });
  const problem = errorsOf(fetcher.data)?.form;
  const isDone = fetcher.data === "done";
  useEffect(() => (isDone ? focusReviews : undefined), [isDone]);
  return (
    <Dialog
      open={!isDone}
      onClose={onClose}
      title={say({ en: "Delete review", es: "Eliminar reseña" })}
    >
      <fetcher.Form method="post" action={href("/reviews/delete")}>
        <input type="hidden" name="review" value={reviewId} />
        <input type="hidden" name="subject" value={kind} />
        <p>{say(sureToDelete)}</p>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={fetcher.state !== "idle"}>
            {say({ en: "Delete review", es: "Eliminar reseña" })}
          </Button>
          <Button look="plain" onClick={onClose}>
            {say({ en: "Keep it", es: "Conservarla" })}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

/** The focus goes to the reviews of the page: the element that had it is removed with the review. */
function focusReviews() {
  const reviews = document.getElementById("reviews");
  if (!reviews) return;
  reviews.tabIndex = -1;
  reviews.focus({ preventScroll: true });
}
