import { useState } from "react";
import { Form, href } from "react-router";
import type { ImportProblem } from "#features/races/import/file/problem.ts";
import type { RaceForecast } from "#features/races/import/preview/forecast.ts";
import type { ForecastFilter } from "#features/races/import/preview/forecast-filter.ts";
import type { RaceImport } from "#features/races/import/race-import.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { FileColumns } from "./file-columns.tsx";
import { ForecastPositions } from "./preview-step/forecast-positions.tsx";
import { RaceForecasts } from "./preview-step/race-forecasts.tsx";
import { ProblemList } from "./problem-list.tsx";
import { TellRunners } from "./tell-runners.tsx";

const encodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big endian)",
  "windows-1252": "Windows-1252",
} as const;
const separators = { ",": "commas", ";": "semicolons", "\t": "tabs" } as const;

/** The content of the file and the effect of importing it. Nothing is stored yet. */
export function PreviewStep({
  found,
  rows,
  notices,
  show,
  races,
  canMail,
}: {
  found: RaceImport;
  rows: Page<ImportProblem>;
  notices: Page<ImportProblem>;
  show: ForecastFilter;
  races: Page<RaceForecast>;
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
        action={href("/admin/races/import/:id/start", { id })}
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
        {forecast.runners > 0 && <TellRunners forecast={forecast} canMail={canMail} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={wanted === 0}>
            {onlyExisting ? "Update" : "Import"} {formatTotal({ total: wanted }, ["race", "races"])}
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
        action={href("/admin/races/import/:id/discard", { id })}
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
