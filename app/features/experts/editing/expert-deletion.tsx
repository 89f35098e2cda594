import type { ExpertLosses } from "#features/experts/editing/details.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** What is deleted with an expert. */
export function ExpertDeletion({
  losses,
  ...frame
}: DeletionFrame & { losses: ExpertLosses; problem: Sentence | null }) {
  const say = useSay();
  const { reviews, inquiries, account } = losses;
  return (
    <DeletionForm {...frame} button={say({ en: "Delete Expert", es: "Eliminar experto" })}>
      <div className="grid gap-2">
        <p className="text-muted">{losses.title}</p>
        {reviews + inquiries === 0 ? (
          <p>
            {say({
              en: "No reviews or inquiries belong to this expert. This cannot be undone.",
              es: "Este experto no tiene reseñas ni consultas. Esto no se puede deshacer.",
            })}
          </p>
        ) : (
          <>
            <p>
              {say({
                en: "With the expert goes for good, and cannot be brought back:",
                es: "Con el experto se elimina para siempre, y no se puede recuperar:",
              })}
            </p>
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
            <Rich
              text={say({
                en: `The account <0>${account}</0> stays, without a page.`,
                es: `La cuenta <0>${account}</0> se conserva, sin página.`,
              })}
              parts={[(words) => <b className="font-semibold wrap-anywhere">{words}</b>]}
            />
          </p>
        )}
        <p className="text-muted">
          {say({
            en: "To take the page from visitors for a while, hide it instead.",
            es: "Para retirar la página por un tiempo, ocúltala.",
          })}
        </p>
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
