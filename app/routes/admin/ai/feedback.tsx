import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { ratedAnswers } from "#features/assistant/managing/feedback.server.ts";
import {
  type FeedbackFilter,
  feedbackFilters,
  type RatedAnswer,
  readFeedbackFilter,
} from "#features/assistant/managing/feedback.ts";
import { services } from "#services/context.ts";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import {
  type RecordColumn,
  RecordLine,
  RecordMoment,
  RecordMore,
  Records,
} from "#ui/list/records.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/feedback.ts";

const labels: Record<FeedbackFilter, string> = { all: "All", up: "Helpful", down: "Not helpful" };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const filter = readFeedbackFilter(searchParams.get("show"));
  const page = readPageNumber(searchParams.get("page"));
  return { filter, answers: await ratedAnswers(services(args.context), filter, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Feedback on Answers", "en");

/** The answers that readers have rated, the latest first. */
export default function Feedback({ loaderData: { filter, answers } }: Route.ComponentProps) {
  const addressOf = (show: FeedbackFilter, page = 1) =>
    withQuery(href("/admin/ai/feedback"), {
      show: show !== "all" && show,
      page: page > 1 && page,
    });
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segments
          label="Which answers"
          items={feedbackFilters.map((show) => ({
            to: addressOf(show),
            label: labels[show],
            current: show === filter,
          }))}
        />
        <p className="text-muted">
          {formatTotal(answers, ["rated answer", "rated answers"], "en")}
        </p>
      </div>
      {answers.rows.length > 0 ? (
        <Records
          caption="Rated answers"
          columns={ratedAnswerColumns}
          rows={answers.rows}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState title="No rated answers" icon="chat">
          Readers can rate each answer and say why. You see the rated answer with its question, and
          no other messages of the conversation.
        </EmptyState>
      )}
      <Pagination
        page={answers.page}
        pages={answers.pages}
        addressOf={(page) => addressOf(filter, page)}
      />
    </div>
  );
}

/** A rated answer with its question, the reason and how it came about. */
const ratedAnswerColumns: RecordColumn<RatedAnswer>[] = [
  {
    title: "Question and answer",
    room: 100,
    cell: ({ question, reason, answer, debug, ...rated }) => (
      <>
        <RecordLine>{question ?? "The question no longer exists"}</RecordLine>
        <RecordMore line={reason ? `“${reason}”` : "The answer"}>
          <div className="grid gap-3">
            <div className="max-h-96 overflow-y-auto rounded-card bg-sunken p-4 text-base">
              <Markdown tree={answer} />
            </div>
            <p className="text-muted">{answeredWords(rated)}</p>
            {debug && (
              <details>
                <summary className="disclosure">Debug record</summary>
                <pre className="mt-2 overflow-x-auto rounded-card bg-sunken p-3">{debug}</pre>
              </details>
            )}
          </div>
        </RecordMore>
      </>
    ),
  },
  {
    title: "Rated",
    room: "whole",
    isPlain: true,
    cell: ({ ratedAt }) => <RecordMoment at={ratedAt} />,
  },
  {
    title: "Rating",
    room: "whole",
    isPlain: true,
    cell: ({ rating }) => (
      <span
        className={`chip font-medium ${rating === 1 ? "border-pine text-pine" : "border-danger text-danger"}`}
      >
        {rating === 1 ? "Helpful" : "Not helpful"}
      </span>
    ),
  },
];

function answeredWords({
  answeredBy,
  assistant,
}: Pick<RatedAnswer, "answeredBy" | "assistant">): string {
  const engine = answeredBy === "model" ? "a language model" : "the built-in assistant";
  return `Answered by ${engine}${assistant ? ` as ${assistant}` : ""}`;
}
