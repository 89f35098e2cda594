import { href } from "react-router";
import {
  type Forecast,
  type ForecastChange,
  type ForecastFilter,
  forecastFilters,
  openRaces,
  type RaceForecast,
  type ValueChange,
} from "#features/races/import/preview/forecast.ts";
import { changedSubjectText, findingText } from "#features/races/import/preview/messages.ts";
import type { RaceImport } from "#features/races/import/race-import.ts";
import { Segments } from "#ui/form/segments.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";

const filterNames: Record<ForecastFilter, string> = {
  all: "All",
  create: "New",
  update: "Updated",
  unchanged: "Unchanged",
  moved: "With runners to tell",
  open: "Without a sure position",
};

const changeNames: Record<ForecastChange, string> = {
  create: "New",
  update: "Update",
  unchanged: "Unchanged",
};

/** Every race of a file with what its import would do, page by page. */
export function RaceForecasts({
  found,
  show,
  races,
}: {
  found: RaceImport;
  show: ForecastFilter;
  races: Page<RaceForecast>;
}) {
  const own = href("/admin/races/import/:id", { id: found.id });
  const addressOf = (filter: ForecastFilter, page = 1) => {
    const query = { show: filter !== "all" && filter, races: page > 1 && page };
    return `${withQuery(own, query)}#races`;
  };
  const counts = countsOf(found.forecast, found.raceCount);
  const shown = forecastFilters.filter((filter) => filter === show || counts[filter] > 0);
  return (
    <section id="races" className="grid scroll-mt-6 gap-4" aria-labelledby="races-title">
      <h2 id="races-title" className="text-xl">
        The races
      </h2>
      {shown.length > 1 && (
        <div className="overflow-x-auto whitespace-nowrap">
          <Segments
            label="Which races"
            items={shown.map((filter) => ({
              to: addressOf(filter),
              label: `${filterNames[filter]} ${formatCount(counts[filter])}`,
              current: filter === show,
            }))}
          />
        </div>
      )}
      {races.rows.length > 0 ? (
        <Records
          caption="Races of the file"
          columns={columns}
          rows={races.rows}
          keyOf={({ line }) => String(line)}
        />
      ) : (
        <p className="text-muted">No race of the file is among these.</p>
      )}
      <Pagination
        page={races.page}
        pages={races.pages}
        addressOf={(page) => addressOf(show, page)}
        label="Pages: The races"
      />
    </section>
  );
}

function countsOf(forecast: Forecast, all: number): Record<ForecastFilter, number> {
  return {
    all,
    create: forecast.created,
    update: forecast.updated,
    unchanged: forecast.unchanged,
    moved: forecast.moved,
    open: openRaces(forecast),
  };
}

const columns = [
  {
    title: "Race",
    cell: ({ title }: RaceForecast) => <span className="inline-block md:min-w-40">{title}</span>,
  },
  {
    title: "Date",
    isPlain: true,
    cell: ({ startDate }: RaceForecast) => (
      <span className="whitespace-nowrap">{formatDay(startDate, "en")}</span>
    ),
  },
  {
    title: "Place",
    isPlain: true,
    cell: (race: RaceForecast) => <ForecastPlace {...race} />,
  },
  {
    title: "Import",
    isPlain: true,
    cell: ({ change }: RaceForecast) => (
      <span className={`import-change import-change-${change}`}>{changeNames[change]}</span>
    ),
  },
  { title: "What", isPlain: true, cell: (race: RaceForecast) => <WhatChanges {...race} /> },
  { title: "Line", isNumber: true, cell: ({ line }: RaceForecast) => formatCount(line) },
];

/** What a row says about its place, and whether that gives it a position. */
function ForecastPlace({ place, open }: Pick<RaceForecast, "place" | "open">) {
  return (
    <span className="grid gap-1 md:min-w-48 md:max-w-90 md:py-1">
      <span>{place}</span>
      {open && (
        <span className={open.problem === "left" ? "text-sm text-muted" : "import-open"}>
          {findingText({ code: "open-place", ...open })}
          {open.candidates.length > 0 && (
            <span className="text-muted"> Perhaps {open.candidates.join(" · ")}.</span>
          )}
        </span>
      )}
    </span>
  );
}

/** The values of a new race; for an update, each present and future value. */
function WhatChanges({ change, changes, distances, runners }: RaceForecast) {
  return (
    <div className="grid gap-2 md:py-1.5">
      {change !== "update" && (
        <span className="flex flex-wrap gap-x-1.5 gap-y-1">
          {distances.map((distance) => (
            <Chip key={distance}>{distance}</Chip>
          ))}
        </span>
      )}
      {changes.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {changes.map((value) => (
            <ChangedValue key={`${changedSubjectText(value.what)} ${value.to}`} {...value} />
          ))}
        </ul>
      )}
      {runners > 0 && (
        <p className="text-sm font-semibold">
          {runners === 1 ? "1 runner" : `${formatCount(runners)} runners`} to tell
        </p>
      )}
    </div>
  );
}

function ChangedValue({ what, from, to }: ValueChange) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{changedSubjectText(what)}:</span>{" "}
      {from !== null && (
        <>
          <del className="text-muted">{from}</del> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins className="font-semibold no-underline">{to ?? "nothing"}</ins>
    </li>
  );
}
