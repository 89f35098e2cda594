import { href, useFetcher } from "react-router";
import { hideReasons, hideReasonWords } from "#features/reviews/hide-reason.ts";
import { noteLimit } from "#features/reviews/moderation/moderation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { RowMenu, RowQuestion, RowWords } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import type { ShownReview } from "./moderation.server.ts";

type ModerationProps = { review: ShownReview; to: string };

/** Hides or shows a review, and deletes it after a second question, with or without scripts. */
export function ReviewMenu({ review, to }: ModerationProps) {
  return (
    <RowMenu name={aboutOf(review)}>
      {review.hidden ? <Show review={review} to={to} /> : <Hide review={review} to={to} />}
      <Delete review={review} to={to} />
    </RowMenu>
  );
}

function Hide({ review, to }: ModerationProps) {
  const { fetcher, isBusy } = useModeration();
  return (
    <RowQuestion label="Hide" about={aboutOf(review)}>
      <fetcher.Form
        method="post"
        action={href("/admin/reviews/:id/:change", { id: review.id, change: "hide" })}
        preventScrollReset
      >
        <Problem answer={fetcher.data} />
        <input type="hidden" name="to" value={to} />
        <Select
          label="Reason, which the author is told"
          name="reason"
          required
          defaultValue=""
          options={[
            { value: "", label: "Choose a reason" },
            ...hideReasons.map((value) => ({ value, label: hideReasonWords[value] })),
          ]}
        />
        <TextField label="Note for administrators (optional)" name="note" maxLength={noteLimit} />
        <Button type="submit" size="small" busy={isBusy}>
          Hide review
        </Button>
      </fetcher.Form>
    </RowQuestion>
  );
}

function Show({ review, to }: ModerationProps) {
  const { fetcher, isBusy } = useModeration();
  return (
    <fetcher.Form
      method="post"
      action={href("/admin/reviews/:id/:change", { id: review.id, change: "show" })}
      preventScrollReset
    >
      <input type="hidden" name="to" value={to} />
      <button type="submit" aria-busy={isBusy || undefined}>
        <RowWords about={aboutOf(review)}>Show</RowWords>
      </button>
      <Problem answer={fetcher.data} />
    </fetcher.Form>
  );
}

function Delete({ review, to }: ModerationProps) {
  const { fetcher, isBusy } = useModeration();
  const { author, subject, comment } = review;
  const name = [author.firstName, author.lastName].filter(Boolean).join(" ") || author.email;
  return (
    <RowQuestion label="Delete" about={aboutOf(review)} isDanger>
      <fetcher.Form
        method="post"
        action={href("/admin/reviews/:id/:change", { id: review.id, change: "delete" })}
        preventScrollReset
      >
        <Problem answer={fetcher.data} />
        <input type="hidden" name="to" value={to} />
        <p>
          This deletes the {review.rating}-star review of {subject.name} by {name} for good
          {comment && ", with its comment"}. It cannot be brought back.
        </p>
        <Button type="submit" look="danger" size="small" busy={isBusy}>
          Delete for good
        </Button>
      </fetcher.Form>
    </RowQuestion>
  );
}

/** What a button is about, for screen readers. */
function aboutOf({ subject, author }: ShownReview): string {
  return `the review of ${subject.name} by ${author.email}`;
}

function Problem({ answer }: { answer: FormErrors | undefined }) {
  const sentence = answer?.form ?? answer?.fields.reason;
  return sentence ? <Notice kind="problem">{sentence}</Notice> : null;
}

function useModeration() {
  const fetcher = useFetcher<FormErrors>();
  return { fetcher, isBusy: fetcher.state !== "idle" };
}
