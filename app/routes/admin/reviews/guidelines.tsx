import { type HideReason, hideReasonWords } from "#features/reviews/hide-reason.ts";
import { formatCount } from "#values/text/count.ts";

/** The rules of moderation, and how many reviews are hidden for each reason. */
export function Guidelines({
  counts,
  isOpen,
}: {
  counts: { reason: HideReason | null; count: number }[];
  /** Whether they can be read at once, without opening them. */
  isOpen: boolean;
}) {
  return (
    <details open={isOpen} className="card mb-4 px-5 py-3">
      <summary className="font-display text-lg font-bold">Moderation guidelines</summary>
      <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ul className="grid max-w-text list-disc gap-1.5 pl-5">
          <li>
            Hide what breaks the rules, never what is merely unkind: one star counts as five do.
          </li>
          <li>
            Choose the reason that fits best. The author reads it on their dashboard; your note is
            for other administrators only.
          </li>
          <li>A hidden review counts in no average and can be shown again.</li>
          <li>Delete only what must not be kept. What is deleted is gone for good.</li>
        </ul>
        {counts.length > 0 && (
          <div>
            <h2 className="text-base">Hidden now</h2>
            <dl className="mt-1 text-sm">
              {counts.map(({ reason, count }) => (
                <div key={reason} className="flex justify-between gap-4">
                  <dt>{reason ? hideReasonWords[reason] : "No reason kept"}</dt>
                  <dd className="tabular">{formatCount(count)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </details>
  );
}
