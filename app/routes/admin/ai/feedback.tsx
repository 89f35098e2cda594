import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { ratedAnswers } from "#features/assistant/managing/feedback.server.ts";
import {
  type FeedbackFilter,
  feedbackFilters,
  readFeedbackFilter,
} from "#features/assistant/managing/feedback.ts";
import { services } from "#services/context.ts";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/feedback.ts";
import { ratedAnswerColumns } from "./rated-answer-columns.tsx";

const labels: Record<FeedbackFilter, string> = { all: "All", up: "Helpful", down: "Not helpful" };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const filter = readFeedbackFilter(searchParams.get("show"));
  const page = readPageNumber(searchParams.get("page"));
  return { filter, answers: await ratedAnswers(services(args.context), filter, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Feedback on Answers");

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
        <p className="text-muted">{formatTotal(answers, ["rated answer", "rated answers"])}</p>
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
