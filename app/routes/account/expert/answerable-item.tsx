import { Form, href } from "react-router";
import type { AnswerableReview } from "#features/reviews/answers/answer.ts";
import { AnswerForm } from "#features/reviews/answers/answer-form.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** A review of the viewer's page as an expert, with the form of its answer. */
export function AnswerableItem({ review, page }: { review: AnswerableReview; page: number }) {
  const { id, rating, comment, createdAt, authorName, isGuest, answer } = review;
  const author = authorName ?? "Anonymous Client";
  return (
    <li>
      <article className="card p-4 sm:p-5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {author}
          <Stars value={rating} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {formatDay(toDay(createdAt))}
          {isGuest && <Chip>Guest</Chip>}
        </p>
        {comment ? (
          <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
            {comment}
          </p>
        ) : (
          <p className="mt-3 text-muted">No comment.</p>
        )}
        {answer && (
          <div className="mt-4 border-l-4 border-edge pl-4">
            <p className="text-sm font-semibold">
              Your answer{" "}
              <span className="font-normal text-muted">
                {formatDay(toDay(answer.createdAt))}
                {answer.isHidden && " · hidden by us: visitors do not see it"}
              </span>
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
              {answer.body}
            </p>
          </div>
        )}
        {!answer?.isHidden && (
          <div className="mt-4 flex flex-wrap items-start gap-3">
            <details className="min-w-0 open:w-full">
              <summary className="button button-quiet button-small w-fit">
                {answer ? "Edit" : "Answer"}{" "}
                <span className="sr-only">
                  {answer && "your answer to "}the review of {author}
                </span>
              </summary>
              <AnswerForm
                reviewId={id}
                answer={answer?.body ?? ""}
                page={page}
                errors={null}
                className="mt-4"
              />
            </details>
            {answer && <DeleteAnswer reviewId={id} author={author} page={page} />}
          </div>
        )}
      </article>
    </li>
  );
}

function DeleteAnswer({
  reviewId,
  author,
  page,
}: {
  reviewId: string;
  author: string;
  page: number;
}) {
  return (
    <details className="min-w-0 open:w-full">
      <summary className="button button-plain button-small w-fit">
        Delete <span className="sr-only">your answer to the review of {author}</span>
      </summary>
      <Form
        method="post"
        action={href("/reviews/:id/answer/delete", { id: reviewId })}
        className="mt-3 grid justify-items-start gap-3"
      >
        <input type="hidden" name="page" value={page} />
        <p>Are you sure you want to delete your answer?</p>
        <Button type="submit" look="danger" size="small">
          Delete answer
        </Button>
      </Form>
    </details>
  );
}
