import { data, href, Link, useFetcher } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  failedToLoad,
  moderationProblems,
  noteLimit,
  type ReviewSearch,
  readModerationProblem,
} from "#features/reviews/moderation/moderation.ts";
import { readReviewSearch } from "#features/reviews/moderation/schema.ts";
import {
  experienceOn,
  type HideReason,
  hideReasons,
  hideReasonWords,
  subjectPath,
} from "#features/reviews/review.ts";
import { requestId, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import {
  type RecordColumn,
  RecordDay,
  RecordLine,
  RecordMore,
  Records,
} from "#ui/list/records.tsx";
import { menuColumn, RowMenu, RowQuestion, RowWords } from "#ui/list/row-menu.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, toDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { readModeration, type ShownReview } from "./moderation.server.ts";

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
            Hide what breaks the rules, never what is merely unkind: a one-star review is as valid
            as a five-star one.
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
                  <dt>{reason ? hideReasonWords[reason].en : "No reason recorded"}</dt>
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

/**
 * A review with its author, its subject and the tools of a moderator.
 * @param here - the address of this page of the list, where the actions lead back to
 */
const reviewColumnsFor = (here: string): RecordColumn<ShownReview>[] => [
  {
    title: "Review",
    room: 70,
    cell: (review) => (
      <div className="record-lead">
        <img
          src={review.picture}
          alt=""
          width={48}
          height={36}
          loading="lazy"
          className="h-9 w-12 rounded-control object-cover max-sm:hidden"
        />
        <div className="grow">
          <span className="record-lead record-wrap">
            <OutsideLink
              look="none"
              href={subjectPath(review.subject)}
              title={review.subject.name}
              className="record-line record-name"
            >
              {review.subject.name}
            </OutsideLink>
            <Stars value={review.rating} className="text-sm shrink-0" />
          </span>
          <Comment review={review} here={here} />
          {review.hidden && <Hidden hidden={review.hidden} />}
        </div>
      </div>
    ),
  },
  {
    title: "Author",
    room: 30,
    isPlain: true,
    cell: ({ author }) => <Author author={author} />,
  },
  {
    title: "Written",
    room: "whole",
    isPlain: true,
    cell: ({ createdAt, hidden, answer }) => (
      <span className="record-stack">
        <RecordDay timestamp={createdAt} />
        <span className="text-sm text-muted">
          <span
            className={`chip ${hidden ? "border-danger text-danger" : "border-pine text-pine"}`}
          >
            {hidden ? "Hidden" : "Shown"}
          </span>
          {answer && " answered"}
        </span>
      </span>
    ),
  },
  menuColumn((review) => <ReviewMenu review={review} to={here} />),
];

function Comment({ review, here }: { review: ShownReview; here: string }) {
  const { comment, experienceDate, subject, answer } = review;
  if (!comment && !experienceDate && !answer) {
    return <RecordLine isQuiet>No comment.</RecordLine>;
  }
  return (
    <RecordMore lines={2} line={<span dir="auto">{comment ?? "No comment."}</span>}>
      <div>
        {experienceDate && (
          <p className="text-muted">{experienceOn(subject.kind, experienceDate, "en")}</p>
        )}
        <ModeratedAnswer review={review} to={here} />
      </div>
    </RecordMore>
  );
}

function Author({ author }: { author: ShownReview["author"] }) {
  const name = [author.firstName, author.lastName].filter(Boolean).join(" ") || "No name";
  return (
    <span className="record-lead">
      <Avatar name={name} image={author.image} className="size-8 text-xs" />
      <span>
        <span className="record-lead">
          <span>{name}</span>
          {author.isGuest && (
            <span
              className="chip flex-none"
              title={author.isVerified ? "Confirmed by email" : "Not confirmed by email"}
            >
              Guest
            </span>
          )}
        </span>
        <Link
          to={href("/admin/users/:id", { id: author.userId })}
          title={author.email}
          className="record-line record-quiet"
        >
          {author.email}
        </Link>
      </span>
    </span>
  );
}

function Hidden({ hidden }: { hidden: NonNullable<ShownReview["hidden"]> }) {
  const { reason, note, by, at } = hidden;
  const who = [by && `by ${by}`, at && `on ${formatDay(toDay(at), "en")}`]
    .filter(Boolean)
    .join(" ");
  return (
    <p className="text-sm">
      <b className="font-semibold">
        Hidden{reason && `: ${hideReasonWords[reason].en.toLowerCase()}`}
      </b>{" "}
      {who}
      {note && <span className="block">“{note}”</span>}
    </p>
  );
}

/** The expert's answer to a review, which is hidden and shown separately. */
function ModeratedAnswer({ review, to }: { review: ShownReview; to: string }) {
  const fetcher = useFetcher<FormErrors>();
  const { answer, subject } = review;
  if (!answer) return null;
  const mark = answer.isHidden ? "show" : "hide";
  return (
    <div className={`mt-4 border-l-4 pl-4 ${answer.isHidden ? "border-edge" : "border-line"}`}>
      <p className="text-sm">
        <b className="font-semibold">Answer of {subject.name}</b>{" "}
        <span className="text-muted">
          {formatDay(toDay(answer.createdAt), "en")}
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
        <Button type="submit" look="plain" size="row" busy={fetcher.state !== "idle"}>
          {answer.isHidden ? "Show the answer" : "Hide the answer"}
          <span className="sr-only"> of {subject.name}</span>
        </Button>
        {fetcher.data?.form && <Notice kind="problem">{fetcher.data.form}</Notice>}
      </fetcher.Form>
    </div>
  );
}

type ModerationProps = { review: ShownReview; to: string };

/** Hides or shows a review, and deletes it after a second question, with or without scripts. */
function ReviewMenu({ review, to }: ModerationProps) {
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
          label="Reason (the author sees it)"
          name="reason"
          required
          defaultValue=""
          options={[
            { value: "", label: "Choose a reason" },
            ...hideReasons.map((value) => ({ value, label: hideReasonWords[value].en })),
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
        <RowWords about={aboutOf(review)}>Show again</RowWords>
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
