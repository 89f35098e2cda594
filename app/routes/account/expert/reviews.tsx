import { data, href } from "react-router";
import { reviewsToAnswer } from "#features/reviews/answers/queries.server.ts";
import { requestId, services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { PassingToast } from "#ui/message/toast.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/reviews.ts";
import { AnswerableItem } from "./answerable-item.tsx";
import { openDesk } from "./desk.server.ts";
import { DeskHead } from "./desk-head.tsx";
import { NoDesk } from "./no-desk.tsx";

/** How long the page says what was done. */
const saidMilliseconds = 5000;

export async function loader(args: Route.LoaderArgs) {
  const { viewer, desk } = await openDesk(args);
  const said = saidBefore(args.request.headers.get("Cookie"));
  const heard = { said, occasion: requestId(args.context) };
  if (!desk) return data({ desk: null, reviews: null, ...heard }, 404);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const reviews = await reviewsToAnswer(services(args.context), viewer, page);
  const headers = said ? { "Set-Cookie": saidNow(href("/account/expert/reviews")) } : undefined;
  return data({ desk, reviews, ...heard }, { headers });
}

export const meta: Route.MetaFunction = () => officeMeta("Reviews of you");

/** The reviews of the viewer's page as an expert, each with its answer. */
export default function ExpertReviews({ loaderData }: Route.ComponentProps) {
  const { desk, reviews, said, occasion } = loaderData;
  if (!desk) return <NoDesk />;
  const addressOf = (page: number) => withQuery(href("/account/expert/reviews"), { page });
  return (
    <>
      <DeskHead desk={desk} title="Reviews of you" />
      {reviews.rows.length > 0 ? (
        <ul className="grid gap-5">
          {reviews.rows.map((review) => (
            <AnswerableItem key={review.id} review={review} page={reviews.page} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No reviews yet" icon="star">
          You can answer each review of your page once, for all visitors to read.
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
