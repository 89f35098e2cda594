import { data, Form, href } from "react-router";
import type { AnswerableReview } from "#features/reviews/answers/answer.ts";
import { AnswerForm } from "#features/reviews/answers/answer-form.tsx";
import { reviewsToAnswer } from "#features/reviews/answers/answers.server.ts";
import { requestId, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/reviews.ts";
import { openDesk } from "./desk.server.ts";
import { DeskHead, NoDesk } from "./desk-head.tsx";

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export async function loader(args: Route.LoaderArgs) {
  const { viewer, desk } = await openDesk(args);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const heard = { said, occasion: requestId(args.context) };
  if (!desk) return data({ desk: null, reviews: null, ...heard }, 404);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const reviews = await reviewsToAnswer(services(args.context), viewer, page);
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data({ desk, reviews, ...heard }, { headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Reviews of you", es: "Reseñas sobre ti" }, pageLanguages(matches).lang);

/** The reviews of the viewer's page as an expert, each with its answer. */
export default function ExpertReviews({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { desk, reviews, said, occasion } = loaderData;
  if (!desk) return <NoDesk />;
  const addressOf = (page: number) => withQuery(href("/account/expert/reviews"), { page });
  return (
    <>
      <DeskHead desk={desk} title={say({ en: "Reviews of you", es: "Reseñas sobre ti" })} />
      {reviews.rows.length > 0 ? (
        <ul className="grid gap-5">
          {reviews.rows.map((review) => (
            <AnswerableItem key={review.id} review={review} page={reviews.page} />
          ))}
        </ul>
      ) : (
        <EmptyState title={say({ en: "No reviews yet", es: "Aún no hay reseñas" })} icon="star">
          {say({
            en: "You can answer each review of your page once, for all visitors to read.",
            es: "Puedes responder una vez a cada reseña de tu página; tu respuesta la leen todos los visitantes.",
          })}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination page={reviews.page} pages={reviews.pages} addressOf={addressOf} />
      </div>
      <PassingToast occasion={said && occasion} milliseconds={saidMilliseconds}>
        {said}
      </PassingToast>
    </>
  );
}

/** A review of the viewer's page as an expert, with the form of its answer. */
function AnswerableItem({ review, page }: { review: AnswerableReview; page: number }) {
  const say = useSay();
  const lang = useLang();
  const { id, rating, comment, createdAt, authorName, isGuest, answer } = review;
  const author = authorName ?? say({ en: "Anonymous Client", es: "Cliente anónimo" });
  return (
    <li>
      <article className="card p-4 sm:p-5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {author}
          <Stars value={rating} />
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {formatDay(toDay(createdAt), lang)}
          {isGuest && <Chip>{say({ en: "Guest", es: "Invitado" })}</Chip>}
        </p>
        {comment ? (
          <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
            {comment}
          </p>
        ) : (
          <p className="mt-3 text-muted">{say({ en: "No comment.", es: "Sin comentario." })}</p>
        )}
        {answer && (
          <div className="mt-4 border-l-4 border-edge pl-4">
            <p className="text-sm font-semibold">
              {say({ en: "Your answer", es: "Tu respuesta" })}{" "}
              <span className="font-normal text-muted">
                {formatDay(toDay(answer.createdAt), lang)}
                {answer.isHidden &&
                  say({
                    en: " · hidden by us: visitors do not see it",
                    es: " · la ocultamos: los visitantes no la ven",
                  })}
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
                <Rich
                  text={say(
                    answer
                      ? {
                          en: "Edit <0>your answer to the review of <1/></0>",
                          es: "Editar <0>tu respuesta a la reseña de <1/></0>",
                        }
                      : {
                          en: "Answer <0>the review of <1/></0>",
                          es: "Responder <0>la reseña de <1/></0>",
                        },
                  )}
                  parts={[(words) => <span className="sr-only">{words}</span>, () => author]}
                />
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
  const say = useSay();
  return (
    <details className="min-w-0 open:w-full">
      <summary className="button button-plain button-small w-fit">
        <Rich
          text={say({
            en: `Delete <0>your answer to the review of ${author}</0>`,
            es: `Eliminar <0>tu respuesta a la reseña de ${author}</0>`,
          })}
          parts={[(words) => <span className="sr-only">{words}</span>, () => author]}
        />
      </summary>
      <Form
        method="post"
        action={href("/reviews/:id/answer/:change?", { id: reviewId, change: "delete" })}
        className="mt-3 grid justify-items-start gap-3"
      >
        <input type="hidden" name="page" value={page} />
        <p>
          {say({
            en: "Are you sure you want to delete your answer?",
            es: "¿Seguro que quieres eliminar tu respuesta?",
          })}
        </p>
        <Button type="submit" look="danger" size="small">
          {say({ en: "Delete answer", es: "Eliminar respuesta" })}
        </Button>
      </Form>
    </details>
  );
}
