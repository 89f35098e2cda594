import { href, useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { ShownReview } from "./moderation.server.ts";

/** The expert's answer to a review, which is hidden and shown by itself. */
export function ModeratedAnswer({ review, to }: { review: ShownReview; to: string }) {
  const fetcher = useFetcher<FormErrors>();
  const { answer, subject } = review;
  if (!answer) return null;
  const mark = answer.isHidden ? "show" : "hide";
  return (
    <div className={`mt-4 border-l-4 pl-4 ${answer.isHidden ? "border-edge" : "border-line"}`}>
      <p className="text-sm">
        <b className="font-semibold">Answer of {subject.name}</b>{" "}
        <span className="text-muted">
          {formatDay(toDay(answer.createdAt))}
          {answer.isHidden && " · hidden"}
        </span>
      </p>
      <p dir="auto" className="mt-1 max-w-text whitespace-pre-line wrap-anywhere">
        {answer.body}
      </p>
      <fetcher.Form
        method="post"
        action={href("/admin/reviews/:id/answer/:mark", { id: review.id, mark })}
        preventScrollReset
        className="mt-2"
      >
        <input type="hidden" name="to" value={to} />
        <Button type="submit" look="plain" size="small" busy={fetcher.state !== "idle"}>
          {answer.isHidden ? "Show the answer" : "Hide the answer"}
          <span className="sr-only"> of {subject.name}</span>
        </Button>
        {fetcher.data?.form && <Notice kind="problem">{fetcher.data.form}</Notice>}
      </fetcher.Form>
    </div>
  );
}
