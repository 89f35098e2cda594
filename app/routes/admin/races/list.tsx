import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { shortDistances } from "#features/races/card/short-distances.ts";
import { listRaces, unreadReason } from "#features/races/editing/listing.server.ts";
import {
  categories,
  categoryWords,
  type ListedRace,
  type ListingFilters,
  listingParams,
} from "#features/races/editing/listing.ts";
import { racesNotFetched } from "#features/races/editing/messages.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { readListingFilters } from "#features/races/editing/schema.ts";
import { office } from "#features/races/editing/workplace.ts";
import { placeOf } from "#features/races/race.ts";
import { countWaiting } from "#features/suggestions/suggestions.server.ts";
import { services } from "#services/context.ts";
import { Choice } from "#ui/form/choice.tsx";
import { type Option, Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { LengthUnit } from "#values/length.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const filters = readListingFilters(args.url.searchParams);
  const page = readPageNumber(args.url.searchParams.get("page"));
  const unit = lengthUnitOf(args.request.headers.get("Cookie"));
  try {
    return data({
      filters,
      unit,
      races: await listRaces({ db, now, log }, filters, page),
      suggestions: await countWaiting({ db }),
      problem: null,
    });
  } catch (error) {
    log.error({ error }, "race list not read");
    return data(
      { filters, unit, races: null, suggestions: 0, problem: racesNotFetched(unreadReason(error)) },
      500,
    );
  }
}

export const meta: Route.MetaFunction = () => officeMeta("Race Management", "en");

/** All races, as administrators work on them. */
export default function RaceListings({ loaderData }: Route.ComponentProps) {
  const { filters, unit, races, suggestions, problem } = loaderData;
  const params = listingParams(filters);
  const isFiltered = Object.keys(params).some((name) => name !== "sort");
  const addressOf = (page: number) => withQuery(href("/admin/races"), { ...params, page });
  return (
    <>
      <ListingTools filters={filters} />
      {problem && (
        <div className="mt-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {races && (
        <div className="mt-4 grid gap-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-muted">
            <span role="status">{formatTotal(races, ["race", "races"], "en")}</span>
            <span className="flex flex-wrap gap-x-6 gap-y-2">
              <a href={href("/admin/races/export.csv")} download className="link">
                Export all as CSV
              </a>
              <TextLink to={href("/admin/races/suggestions")}>
                Suggestions{suggestions > 0 && ` (${formatCount(suggestions)})`}
              </TextLink>
              <TextLink to={href("/admin/races/duplicates")}>Find duplicates</TextLink>
              <TextLink to={href("/admin/races/places")}>Races without a location</TextLink>
            </span>
          </p>
          {races.rows.length > 0 ? (
            <Records
              caption="Races"
              columns={columnsIn(unit, filters.sort === "unchecked")}
              rows={races.rows}
              keyOf={({ id }) => id}
            />
          ) : (
            <EmptyState
              icon="search"
              title="No races found"
              action={isFiltered && <TextLink to={href("/admin/races")}>Show all races</TextLink>}
            />
          )}
          <Pagination page={races.page} pages={races.pages} addressOf={addressOf} />
        </div>
      )}
    </>
  );
}

const choices: { name: string; label: string; options: Option[] }[] = [
  {
    name: "when",
    label: "Date",
    options: [
      { value: "", label: "Any date" },
      { value: "upcoming", label: "Still to come" },
      { value: "past", label: "Past" },
    ],
  },
  {
    name: "status",
    label: "Status",
    options: [
      { value: "", label: "Any status" },
      { value: "upcoming", label: "Upcoming" },
      { value: "active", label: "Active" },
      { value: "completed", label: "Completed" },
      { value: "cancelled", label: "Cancelled" },
    ],
  },
  {
    name: "category",
    label: "Category",
    options: [
      { value: "", label: "Any category" },
      ...categories.map((value) => ({ value, label: categoryWords[value] })),
    ],
  },
  {
    name: "sort",
    label: "Sort by",
    options: [
      { value: "next", label: "Next race first" },
      { value: "latest", label: "Latest date first" },
      { value: "name", label: "Name" },
      { value: "added", label: "Added last" },
      { value: "unchecked", label: "Unchecked first" },
    ],
  },
];

/** Search and filters of the list; a form, so that they work without a script and can be sent on. */
function ListingTools({ filters }: { filters: ListingFilters }) {
  const chosen: Record<string, string> = {
    when: filters.when ?? "",
    status: filters.status ?? "",
    category: filters.category ?? "",
    sort: filters.sort,
  };
  return (
    <ListTools label="Name, city, organizer" words={filters.q}>
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          options={options}
          defaultValue={chosen[name]}
        />
      ))}
      <Choice
        key={String(filters.isPremium)}
        name="premium"
        value="yes"
        defaultChecked={filters.isPremium}
      >
        Premium only
      </Choice>
    </ListTools>
  );
}

const checkColumn: RecordColumn<ListedRace> = {
  title: "Checked",
  room: "whole",
  cell: ({ checkedOn }) => (checkedOn ? formatDay(checkedOn, "en") : "never"),
};

/** The columns of the list of all races, with lengths in the unit that its reader has chosen. */
const columnsIn = (unit: LengthUnit, showsChecks: boolean): RecordColumn<ListedRace>[] => [
  {
    title: "Race",
    isHead: true,
    room: 74,
    cell: (race) => (
      <>
        <span className="record-lead">
          <RecordLink to={office.race(race.id)}>{race.name}</RecordLink>
          {race.isPremium && (
            <span className="chip flex-none border-gold font-medium">Premium</span>
          )}
        </span>
        <RecordLine isQuiet>{aboutOf(race)}</RecordLine>
      </>
    ),
  },
  {
    title: "Date",
    room: "whole",
    isPlain: true,
    cell: ({ startDate }) => (
      <time dateTime={startDate} className="tabular">
        {formatDay(startDate, "en")}
      </time>
    ),
  },
  {
    title: "Distances",
    room: 26,
    isPlain: true,
    cell: ({ distances }) =>
      distances.length > 0 ? (
        <RecordLine>{shortDistances(distances, unit, 5)}</RecordLine>
      ) : (
        <span className="text-muted">none yet</span>
      ),
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  ...(showsChecks ? [checkColumn] : []),
  {
    title: "Registration",
    room: "whole",
    cell: ({ isOpen, runners }) => (
      <>
        {isOpen ? "Open" : "Closed"}
        {runners > 0 && (
          <span className="text-sm text-muted">
            {" · "}
            {formatCount(runners)} {runners === 1 ? "runner" : "runners"}
          </span>
        )}
      </>
    ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={office.race(id)} about={name}>
        Edit
      </RowLink>
      <RowLink to={office.dashboard(id)} about={`of ${name}`}>
        Dashboard
      </RowLink>
      <RowLink to={office.setup(id)} about={`of ${name}`}>
        Checklist
      </RowLink>
      <RowLink to={office.payments(id)} about={`of ${name}`}>
        Payments
      </RowLink>
      <RowLink to={office.nextEdition(id)} about={`of ${name}`}>
        Next edition
      </RowLink>
      <RowLink to={office.registrations(id)} about={`for ${name}`}>
        Registrations
      </RowLink>
      <RowLink to={office.startList(id)} about={`of ${name}`}>
        Start list
      </RowLink>
      <RowLink to={href("/races/:id", { id })} about={`of ${name}`}>
        Public page
      </RowLink>
      <RowLink to={href("/admin/races/edit/:id/delete", { id })} about={name} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  )),
];

/** `Lima, Peru · Internal`, with the event first where it has another name than the race. */
function aboutOf({ name, event, category, ...place }: ListedRace): string {
  return [event !== name && event, placeOf(place, "en"), categoryWords[category]]
    .filter(Boolean)
    .join(" · ");
}
