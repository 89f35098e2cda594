import { Form, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  acceptSuggestions,
  suggestionsAtOnce,
} from "#features/races/places/correcting/commands.server.ts";
import { placeDecisions, placeProblems } from "#features/races/places/correcting/messages.ts";
import {
  findRacesToPlace,
  type RaceToPlace,
} from "#features/races/places/correcting/queries.server.ts";
import { readPlacingFilter } from "#features/races/places/correcting/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { placeText } from "#values/text/place-text.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/places.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { searchParams } = args.url;
  const filter = readPlacingFilter(searchParams);
  const asked = readPageNumber(searchParams.get("page"));
  return { ...(await findRacesToPlace(services(args.context), admin, { filter, asked })), filter };
}

/** Gives the races of the list the first place that may be meant. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const filter = readPlacingFilter(args.url.searchParams);
  const { placed, looked } = await acceptSuggestions(services(args.context), admin, filter);
  if (placed > 0) dropPages(args.context);
  const without = looked - placed;
  return seeOtherSaying(
    pathOf(args.url) + args.url.search,
    [
      `Placed ${formatTotal({ total: placed }, ["race", "races"], "en")}.`,
      without > 0 &&
        `${formatTotal({ total: without }, ["race has", "races have"], "en")} no suggestion.`,
      looked >= suggestionsAtOnce && "More races are waiting. Press the button again.",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Races without a location", "en");

/** The races whose position is not sure, with the places that may be meant. */
export default function RacesWithoutPosition({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, filter, countries } = loaderData;
  const { decision, q, country } = filter;
  const asked = new URLSearchParams(
    Object.entries({ decision: decision === "name" && decision, q, country }).flatMap(
      ([name, value]) => (value ? [[name, value]] : []),
    ),
  );
  const isFiltered = asked.size > 0;
  const isOpen = decision === "open";
  const suggested = rows.filter(({ candidates }) => candidates.length > 0).length;
  const list = useFocusOnChange<HTMLDivElement>(rows, "lost");
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead="Their town and state do not name one place surely. Until somebody decides, they are not on the map and not found near a place.">
        Races without a location
      </ToolHeading>
      <div className="mb-5">
        <ListTools label="Race, town" words={q}>
          <Select
            name="country"
            label="Country"
            defaultValue={country}
            options={[
              { value: "", label: "Any country" },
              ...countries.map((name) => ({ value: name, label: name })),
            ]}
          />
          <Select
            name="decision"
            label="Position"
            defaultValue={decision}
            options={[
              { value: "open", label: "Not sure" },
              { value: "name", label: "Found by name" },
            ]}
          />
        </ListTools>
      </div>
      <div ref={list} tabIndex={-1} className="outline-none">
        {total === 0 && !isFiltered ? (
          <EmptyState title="Every race has its position" />
        ) : total === 0 ? (
          <EmptyState
            icon="search"
            title="No races found"
            action={<TextLink to={href("/admin/races/places")}>Show all races</TextLink>}
          />
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p role="status" className="text-muted">
                {formatTotal({ total }, ["race", "races"], "en")}
              </p>
              {isOpen && (suggested > 0 || pages > 1) && (
                <Form method="post">
                  <Button type="submit" look="quiet" size="small">
                    {`Use the first suggestion for ${
                      pages > 1
                        ? `all ${formatCount(total)} races`
                        : formatTotal({ total: suggested }, ["race", "races"], "en")
                    }`}
                  </Button>
                </Form>
              )}
            </div>
            <Records
              caption={isOpen ? "Races without a location" : "Races found by name"}
              columns={openPlaceColumns(page)}
              rows={rows}
              keyOf={({ id }) => id}
            />
            <div className="mt-6">
              <Pagination
                page={page}
                pages={pages}
                addressOf={(to) =>
                  withQuery(href("/admin/races/places"), {
                    ...Object.fromEntries(asked),
                    page: String(to),
                  })
                }
              />
            </div>
          </>
        )}
      </div>
    </>
  );
}

const placeOf = (id: string, page: number) =>
  withQuery(href("/admin/races/edit/:id/place", { id }), { list: String(page) });

/**
 * A race that waits for its position: accept a candidate, correct it on a page of its own, or leave it.
 * @param page - of the list, to which a decision leads back
 */
const openPlaceColumns = (page: number): RecordColumn<RaceToPlace>[] => [
  {
    title: "Race",
    room: 34,
    cell: ({ id, name, city, state, country, startDate }) => (
      <>
        <RecordLink to={href("/admin/races/edit/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>
          {`${placeText({ city, state, country }, "en")} · ${formatDay(startDate, "en")}`}
        </RecordLine>
      </>
    ),
  },
  {
    title: "Why",
    isPlain: true,
    cell: ({ problem, decision }) => (
      <span className="block text-sm text-muted md:min-w-48">
        {problem ? placeProblems[problem].en : decision && placeDecisions[decision].en}
      </span>
    ),
  },
  {
    title: "Places that may be meant",
    isPlain: true,
    cell: ({ id, name, candidates }) =>
      candidates.length > 0 && (
        <Form method="post" action={placeOf(id, page)} className="flex flex-wrap gap-2">
          <input type="hidden" name="choice" value="place" />
          {candidates.map(({ label }) => (
            <Button
              key={label}
              type="submit"
              name="label"
              value={label}
              look="quiet"
              size="row"
              aria-label={`Use ${label} for ${name}`}
            >
              {label}
            </Button>
          ))}
        </Form>
      ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={placeOf(id, page)} about={`of ${name}`}>
        Set the position
      </RowLink>
      <RowAction action={placeOf(id, page)} values={{ choice: "leave" }} about={`: ${name}`}>
        Leave without a position
      </RowAction>
    </RowMenu>
  )),
];
