import type { MouseEvent } from "react";
import type { Form, useFetcher } from "react-router";
import type { ExpertLosses } from "#features/experts/editing/details.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatCount } from "#values/text/count.ts";

/** Why an expert was not deleted. */
export type DeletionAnswer = { problem: string };

/** What is deleted with an expert, and the button that does it: on a page of its own, or in a dialog. */
export function DeletionForm({
  form: AnyForm,
  action,
  losses,
  answer,
  isBusy,
  out,
  onOut,
}: {
  form: typeof Form | ReturnType<typeof useFetcher>["Form"];
  action?: string;
  losses: ExpertLosses;
  answer: DeletionAnswer | undefined;
  isBusy: boolean;
  /** Where the way out leads. */
  out: string;
  /** What it does instead in a dialog. */
  onOut?: () => void;
}) {
  const { reviews, inquiries, account } = losses;
  const leave = (event: MouseEvent) => {
    if (!onOut) return;
    event.preventDefault();
    onOut();
  };
  return (
    <AnyForm method="post" action={action} className="grid max-w-160 gap-5">
      {answer && <Notice kind="problem">{answer.problem}</Notice>}
      <div className="grid gap-2">
        <p className="text-muted">{losses.title}</p>
        {reviews + inquiries === 0 ? (
          <p>No reviews or inquiries belong to this expert. This cannot be undone.</p>
        ) : (
          <>
            <p>With the expert goes for good, and cannot be brought back:</p>
            <ul className="grid gap-1">
              {reviews > 0 && <Loss count={reviews} one="review" many="reviews" />}
              {inquiries > 0 && (
                <Loss count={inquiries} one="inquiry of a visitor" many="inquiries of visitors" />
              )}
            </ul>
          </>
        )}
        {account && (
          <p>
            The account <b className="font-semibold wrap-anywhere">{account}</b> stays, without a
            page.
          </p>
        )}
        <p className="text-muted">To take the page from visitors for a while, hide it instead.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={isBusy}>
          Delete Expert
        </Button>
        <ButtonLink to={out} look="quiet" onClick={leave}>
          Keep it
        </ButtonLink>
      </div>
    </AnyForm>
  );
}

function Loss({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <li>
      <b className="tabular">{formatCount(count)}</b> {count === 1 ? one : many}
    </li>
  );
}
