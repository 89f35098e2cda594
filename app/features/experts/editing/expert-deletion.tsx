import type { ExpertLosses } from "#features/experts/editing/details.ts";
import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** What is deleted with an expert. */
export function ExpertDeletion({
  losses,
  ...frame
}: DeletionFrame & { losses: ExpertLosses; problem: Sentence | null }) {
  const { reviews, inquiries, account } = losses;
  return (
    <DeletionForm {...frame} button="Delete Expert">
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
    </DeletionForm>
  );
}

function Loss({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <li>
      <b className="tabular">{formatCount(count)}</b> {count === 1 ? one : many}
    </li>
  );
}
