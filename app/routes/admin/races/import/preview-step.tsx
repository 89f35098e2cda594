import { useState } from "react";
import { Form, href, Link } from "react-router";
import type { ImportProblem } from "#features/races/import/file/problem.ts";
import {
  type Forecast,
  type ForecastChange,
  type ForecastFilter,
  forecastFilters,
  type MovedForecast,
  openRaces,
  type RaceForecast,
  type ValueChange,
} from "#features/races/import/preview/forecast.ts";
import { changedSubjectText, findingText } from "#features/races/import/preview/messages.ts";
import type { RaceImport } from "#features/races/import/race-import.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { ProblemList } from "./problem-list.tsx";

const encodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big endian)",
  "windows-1252": "Windows-1252",
  macintosh: "Mac Roman",
  workbook: "Excel workbook",
} as const;
const separators = { ",": "commas", ";": "semicolons", "\t": "tabs", cells: "cells" } as const;

/** The content of the file and the effect of importing it. Nothing is stored yet. */
export function PreviewStep({
  found,
  rows,
  notices,
  show,
  races,
  moves,
  canMail,
}: {
  found: RaceImport;
  rows: Page<ImportProblem>;
  notices: Page<ImportProblem>;
  show: ForecastFilter;
  races: Page<RaceForecast>;
  moves: MovedForecast[];
  canMail: boolean;
}) {
  const { id, forecast, raceCount } = found;
  const [onlyExisting, limitToExisting] = useState(false);
  const wanted = onlyExisting ? raceCount - forecast.created : raceCount;
  return (
    <div className="grid gap-8">
      <div className="import-figures">
        <Facts
          items={[
            { label: "Rows", value: formatCount(found.rowCount) },
            { label: "Races", value: formatCount(raceCount) },
            { label: "Distances", value: formatCount(found.distanceCount) },
            { label: "Encoding", value: encodings[found.encoding] },
            { label: "Separated by", value: separators[found.separator] },
          ]}
        />
        <p>
          Importing it would create <strong>{formatCount(forecast.created)}</strong>, update{" "}
          <strong>{formatCount(forecast.updated)}</strong> and leave{" "}
          <strong>{formatCount(forecast.unchanged)}</strong> races unchanged.
        </p>
        <ForecastPositions found={found} />
        <FileColumns found={found} />
        {raceCount === 0 && (
          <Notice kind="problem">No race of this file can be imported. Correct it first.</Notice>
        )}
      </div>
      <Form
        method="post"
        action={href("/admin/races/import/:id/:change", { id, change: "start" })}
        className="grid gap-4"
      >
        <Choice
          name="only_existing"
          onChange={(event) => limitToExisting(event.currentTarget.checked)}
        >
          Only update existing races
          {forecast.created > 0 && (
            <span className="text-muted">
              {" "}
              (skips {formatCount(forecast.created)} new {forecast.created === 1 ? "one" : "ones"})
            </span>
          )}
        </Choice>
        {moves.length > 0 && <MovedRaces moves={moves} />}
        <TellRunners forecast={withMoves(forecast, moves)} canMail={canMail} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={wanted === 0}>
            {onlyExisting ? "Update" : "Import"}{" "}
            {formatTotal({ total: wanted }, ["race", "races"], "en")}
          </Button>
          <ButtonLink to={href("/admin/races/import")} look="quiet">
            Back
          </ButtonLink>
          <Button type="submit" look="plain" form="discard">
            Discard this file
          </Button>
        </div>
      </Form>
      <Form
        method="post"
        id="discard"
        action={href("/admin/races/import/:id/:change", { id, change: "discard" })}
        hidden
      />
      {rows.total > 0 && (
        <ProblemList
          name="rows"
          title={`${formatCount(found.problemCount)} ${found.problemCount === 1 ? "problem" : "problems"} in rows that will not be imported`}
          problems={rows}
          total={found.problemCount}
          actions={
            <a
              href={href("/admin/races/import/:id/errors.csv", { id })}
              className={buttonClass({ look: "quiet", size: "small" })}
            >
              Download these rows
            </a>
          }
        />
      )}
      {notices.total > 0 && (
        <ProblemList
          name="notices"
          title={`${formatCount(found.noticeCount)} ${found.noticeCount === 1 ? "notice" : "notices"}`}
          problems={notices}
          total={found.noticeCount}
        />
      )}
      {raceCount > 0 && <RaceForecasts found={found} show={show} races={races} />}
    </div>
  );
}

/** How many races of a file would be on the map, and which ones would not. */
function ForecastPositions({ found }: { found: RaceImport }) {
  const { places } = found.forecast;
  if (!places || found.raceCount === 0) return null;
  const open = openRaces(found.forecast);
  const own = href("/admin/races/import/:id", { id: found.id });
  return (
    <p>
      Positions: <strong>{formatCount(places.found)}</strong> found,{" "}
      <strong>{formatCount(places.unsure)}</strong> not sure,{" "}
      <strong>{formatCount(places.unknown)}</strong> unknown.
      {open > 0 && (
        <>
          {" "}
          <Link to={`${withQuery(own, { show: "open" })}#races`} className="link">
            {open === 1 ? "See the one" : `See the ${formatCount(open)}`} without a sure position
          </Link>{" "}
          and correct {open === 1 ? "its town and state" : "their towns and states"} in the file, or
          decide after the import. Until then {open === 1 ? "it is" : "they are"} not on the map.
        </>
      )}
    </p>
  );
}

/** How the columns of the file are imported, and a link to change that. */
function FileColumns({ found: { id, headings, mapping, hasOrder } }: { found: RaceImport }) {
  const named = headings.filter(({ name }) => name !== "");
  if (named.length === 0) return null;
  const used = named.filter(({ column }) => column !== null);
  return (
    <details className="max-w-text">
      <summary className="disclosure">
        {used.length} of {named.length} columns are imported
        {hasOrder && mapping.dates && `, dates with the ${mapping.dates} first`}
      </summary>
      <dl className="my-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        {named.map(({ name, column }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className={column ? "font-semibold" : "text-muted"}>{column ?? "not imported"}</dd>
          </div>
        ))}
      </dl>
      <Link to={href("/admin/races/import/:id/columns", { id })} className="link">
        Change columns
      </Link>
    </details>
  );
}

/** Asks which new races of a file are stored ones that moved to another day. */
function MovedRaces({ moves }: { moves: MovedForecast[] }) {
  return (
    <ChoiceGroup
      label={`${moves.length === 1 ? "One race looks" : `${formatCount(moves.length)} races look`} like a stored race on another day. Which of them moved?`}
    >
      <p className="text-sm text-muted">
        A race that moved is updated and keeps its runners. The others are created as new races.
      </p>
      {moves.map(({ line, title, place, startDate, movedFrom }) => (
        <Choice key={line} name="moved" value={String(line)}>
          {title}, {place}: {formatDay(movedFrom.startDate, "en")} <span aria-hidden="true">→</span>
          <span className="sr-only">to</span> {formatDay(startDate, "en")}
          {movedFrom.runners > 0 && (
            <span className="text-muted">
              {" "}
              ({formatTotal({ total: movedFrom.runners }, ["runner", "runners"], "en")})
            </span>
          )}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

/** The forecast if all of these races moved: then their runners can be told as well. */
function withMoves(forecast: Forecast, moves: MovedForecast[]): Forecast {
  const entered = moves.filter(({ movedFrom }) => movedFrom.runners > 0);
  const runners = entered.reduce((sum, { movedFrom }) => sum + movedFrom.runners, forecast.runners);
  return { ...forecast, moved: forecast.moved + entered.length, runners };
}

/** Asks whether the runners of races that an import would move are told. */
function TellRunners({ forecast, canMail }: { forecast: Forecast; canMail: boolean }) {
  const { moved, runners } = forecast;
  if (runners === 0) return null;
  const who = `${runners === 1 ? "1 runner" : `${formatCount(runners)} runners`} of ${moved === 1 ? "1 race" : `${formatCount(moved)} races`}`;
  if (!canMail) {
    return (
      <p className="max-w-text">
        The import changes when or where <strong>{who}</strong> start. They cannot be told: this
        server sends no mail.
      </p>
    );
  }
  return (
    <ChoiceGroup
      label={
        <>
          The import changes when or where {who} start, or whether they do. Shall they be told by
          mail?
        </>
      }
    >
      <Choice kind="radio" name="tell" value="yes" defaultChecked>
        Yes, each gets a letter with what changes
      </Choice>
      <Choice kind="radio" name="tell" value="no">
        No, they know it already
      </Choice>
    </ChoiceGroup>
  );
}

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
function RaceForecasts({
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
