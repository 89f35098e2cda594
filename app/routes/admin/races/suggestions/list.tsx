import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type SuggestionRecord,
  type SuggestionStatus,
  suggestionStatuses,
  suggestionStatusWords,
} from "#features/suggestions/suggestion.ts";
import { listSuggestions } from "#features/suggestions/suggestions.server.ts";
import { services } from "#services/context.ts";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import {
  type RecordColumn,
  RecordLine,
  RecordLink,
  RecordMoment,
  Records,
} from "#ui/list/records.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

type Shown = SuggestionStatus | "all";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const asked = searchParams.get("show");
  const shown: Shown =
    asked === "all" ? asked : (suggestionStatuses.find((each) => each === asked) ?? "waiting");
  const page = readPageNumber(searchParams.get("page"));
  const status = shown === "all" ? null : shown;
  return { shown, suggestions: await listSuggestions(services(args.context), status, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Suggestions", "en");

const columns: RecordColumn<SuggestionRecord>[] = [
  {
    title: "Race",
    room: 46,
    cell: ({ id, name, startDate, city, country }) => (
      <>
        <RecordLink to={href("/admin/races/suggestions/:id/:change?", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>
          {[startDate && formatDay(startDate, "en"), city, country].filter(Boolean).join(" · ")}
        </RecordLine>
      </>
    ),
  },
  {
    title: "Note",
    room: 54,
    isPlain: true,
    cell: ({ note, distances, link }) => (
      <RecordLine>{[note, distances, link].find(Boolean) ?? "—"}</RecordLine>
    ),
  },
  {
    title: "Kind",
    room: "whole",
    isPlain: true,
    cell: ({ raceId }) => (raceId === null ? "New race" : "Correction"),
  },
  {
    title: "Sent",
    room: "whole",
    isPlain: true,
    cell: ({ createdAt }) => <RecordMoment at={createdAt} />,
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => (
      <span
        className={`chip ${status === "waiting" ? "border-sky text-sky" : "border-edge text-slate"}`}
      >
        {suggestionStatusWords[status]}
      </span>
    ),
  },
];

/** What visitors suggest about races, the latest first. */
export default function Suggestions({ loaderData: { shown, suggestions } }: Route.ComponentProps) {
  const addressOf = (show: Shown, page = 1) =>
    withQuery(href("/admin/races/suggestions"), {
      show: show !== "waiting" && show,
      page: page > 1 && page,
    });
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead={formatTotal(suggestions, ["suggestion", "suggestions"], "en")}>
        Suggestions
      </ToolHeading>
      <div className="grid gap-4">
        <div>
          <Segments
            label="Which suggestions"
            items={[...suggestionStatuses, "all" as const].map((show) => ({
              to: addressOf(show),
              label: show === "all" ? "All" : suggestionStatusWords[show],
              current: show === shown,
            }))}
          />
        </div>
        {suggestions.rows.length > 0 ? (
          <Records
            caption="Suggestions"
            columns={columns}
            rows={suggestions.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState title={shown === "waiting" ? "No suggestions waiting" : "No suggestions"}>
            Races that are missing and corrections that visitors send arrive here.
          </EmptyState>
        )}
        <Pagination
          page={suggestions.page}
          pages={suggestions.pages}
          addressOf={(page) => addressOf(shown, page)}
        />
      </div>
    </>
  );
}
