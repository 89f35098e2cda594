import { href } from "react-router";
import type { Review } from "#features/reviews/review.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** What the expert answers to a review, and the way to answer for the expert. */
export function ReviewAnswer({
  review: { id, answer },
  name,
  isOwn,
}: {
  review: Pick<Review, "id" | "answer">;
  /** Of the expert. */
  name: string;
  /** Whether the viewer keeps the page. */
  isOwn: boolean;
}) {
  return (
    <>
      {answer && (
        <div className="mt-3 max-w-text rounded-control border-l-4 border-pine bg-sunken px-4 py-3">
          <h4 className="font-sans text-base font-semibold tracking-normal">Answer from {name}</h4>
          <p className="text-sm text-muted">{formatDay(toDay(answer.createdAt))}</p>
          <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
            {answer.body}
          </p>
        </div>
      )}
      {isOwn && (
        <p className="mt-2">
          <TextLink to={href("/reviews/:id/answer", { id })} className="text-sm">
            {answer ? "Edit your answer" : "Answer this review"}
          </TextLink>
        </p>
      )}
    </>
  );
}
