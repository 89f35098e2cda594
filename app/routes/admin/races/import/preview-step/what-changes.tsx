import type { RaceForecast, ValueChange } from "#features/races/import/preview/forecast.ts";
import { changedSubjectText } from "#features/races/import/preview/messages.ts";
import { Chip } from "#ui/list/chip.tsx";
import { formatCount } from "#values/text/count.ts";

/** The values of a new race; for an update, each present and future value. */
export function WhatChanges({ change, changes, distances, runners }: RaceForecast) {
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
