import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  failedToLoad,
  moderationProblems,
  type ReviewSearch,
  readModerationProblem,
} from "#features/reviews/moderation/moderation.ts";
import { readReviewSearch } from "#features/reviews/moderation/schema.ts";
import { type HideReason, hideReasonWords } from "#features/reviews/review.ts";
import { requestId, services } from "#services/context.ts";
import { Choice } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { readModeration } from "./moderation.server.ts";
import { reviewColumnsFor } from "./review-columns.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const search = readReviewSearch(searchParams);
  const known = readModerationProblem(searchParams.get("problem"));
  const problem = known && moderationProblems[known];
  const { db, log } = services(args.context);
  try {
    const page = readPageNumber(searchParams.get("page"));
    return data({ search, problem, found: await readModeration({ db }, search, page) });
  } catch (error) {
    log.error({ error, id: requestId(args.context) }, "reviews could not be loaded");
    return data({ search, problem: null, found: null }, 500);
  }
}

export const meta: Route.MetaFunction = () => officeMeta("Review Management", "en");

const ratings = ["5", "4", "3", "2", "1"];
const ratingOptions = [
  { value: "", label: "All ratings" },
  ...ratings.map((value) => ({ value, label: value === "1" ? "1 star" : `${value} stars` })),
];

/** The reviews of races and experts, newest first, with moderation tools. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { search, problem, found } = loaderData;
  const { words, rating, withHidden } = search;
  const addressOf = (page: number) => addressOfPage(search, page);
  return (
    <>
      <ToolHeading lead={found ? formatTotal(found.reviews, ["review", "reviews"], "en") : null}>
        Review Management
      </ToolHeading>
      {found && (
        <Guidelines
          counts={found.hidden}
          isOpen={addressOf(found.reviews.page) === href("/admin/reviews")}
        />
      )}
      <ListTools label="Search comment, author or subject" words={words}>
        <Select label="Rating" name="rating" defaultValue={rating ?? ""} options={ratingOptions} />
        <Choice name="hidden" defaultChecked={withHidden} key={`hidden ${withHidden}`}>
          Show hidden reviews
        </Choice>
      </ListTools>
      <div className="mt-4 grid gap-4">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {!found && <NotLoaded again={addressOf(1)}>{failedToLoad.en}</NotLoaded>}
        {found?.reviews.rows.length === 0 && (
          <NothingFound search={search} hasHidden={found.hidden.length > 0} />
        )}
        {found && found.reviews.rows.length > 0 && (
          <Records
            caption="Reviews"
            columns={reviewColumnsFor(addressOf(found.reviews.page))}
            rows={found.reviews.rows}
            keyOf={({ id }) => id}
          />
        )}
        {found && (
          <Pagination page={found.reviews.page} pages={found.reviews.pages} addressOf={addressOf} />
        )}
      </div>
    </>
  );
}

function NothingFound({ search, hasHidden }: { search: ReviewSearch; hasHidden: boolean }) {
  const { words, rating } = search;
  if (words || rating)
    return <EmptyState title="No reviews match your search criteria" icon="search" />;
  if (!hasHidden) return <EmptyState title="No reviews found in the system" icon="star" />;
  return (
    <EmptyState
      title="All reviews are hidden"
      icon="star"
      action={
        <TextLink to={addressOfPage({ ...search, withHidden: true }, 1)}>
          Show hidden reviews
        </TextLink>
      }
    />
  );
}

function addressOfPage({ words, rating, withHidden }: ReviewSearch, page: number): string {
  return withQuery(href("/admin/reviews"), {
    q: words,
    rating,
    hidden: withHidden && "on",
    page: page > 1 && page,
  });
}

/** The rules of moderation, and how many reviews are hidden for each reason. */
function Guidelines({
  counts,
  isOpen,
}: {
  counts: { reason: HideReason | null; count: number }[];
  /** Whether they are open from the start. */
  isOpen: boolean;
}) {
  return (
    <details open={isOpen} className="card mb-4 px-5 py-3">
      <summary className="disclosure">Moderation guidelines</summary>
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
                  <dt>{reason ? hideReasonWords[reason].en : "No reason kept"}</dt>
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
