import { href } from "react-router";
import { withQuery } from "#values/address.ts";
import { isLengthUnit, type LengthUnit } from "#values/length.ts";
import { readWords } from "#values/text/clean.ts";
import { negativeSplits, splitSteps } from "./splits.ts";

/** Characters of one field. */
const longestText = 60;

/** The query of the calculator's address, as typed. */
export type PaceQuery = {
  distance: string;
  time: string;
  pace: string;
  /** The unit of bare numbers when they were typed. */
  unit: LengthUnit;
  /** Percent by which the second half is faster. */
  faster: number;
  /** Kilometers or miles between splits; `null` where none is chosen. */
  every: number | null;
  /** A race of the directory and one of its distances. */
  race: string;
  course: string;
  /** Words to find a race by. */
  find: string;
};

/** @param unit - the visitor's, for an address that names none */
export function readPaceQuery(params: URLSearchParams, unit: LengthUnit): PaceQuery {
  const named = params.get("unit");
  const every = Number(params.get("every"));
  const faster = Number(params.get("faster"));
  return {
    distance: readTyped(params.get("distance")),
    time: readTyped(params.get("time")),
    pace: readTyped(params.get("pace")),
    unit: isLengthUnit(named) ? named : unit,
    faster: negativeSplits.find((one) => one === faster) ?? 0,
    every: splitSteps.find((one) => one === every) ?? null,
    race: readWords(params, "race"),
    course: readWords(params, "course"),
    find: readWords(params, "find"),
  };
}

/** The address of a query. Empty values are left out. */
export function paceAddress(query: Partial<PaceQuery>): string {
  const { distance, time, pace, unit, faster } = query;
  return withQuery(href("/tools/pace"), {
    ...query,
    unit: (distance || time || pace) && unit,
    faster: faster !== 0 && faster,
  });
}

/**
 * What the fields show to a reader of `unit`. Bare numbers of the other unit get its name, so that an
 * address means the same to all readers.
 */
export function shownFields(
  query: Pick<PaceQuery, "distance" | "time" | "pace" | "unit">,
  unit: LengthUnit,
): Pick<PaceQuery, "distance" | "time" | "pace"> {
  const { distance, time, pace } = query;
  if (query.unit === unit) return { distance, time, pace };
  return {
    distance: /^[\d.,]+$/.test(distance) ? `${distance} ${query.unit}` : distance,
    time,
    pace: /\d["″”']?$/.test(pace) ? `${pace} /${query.unit}` : pace,
  };
}

/** A field as it was typed, with the space at its end: more words may follow. */
function readTyped(text: string | null): string {
  return (text ?? "")
    .slice(0, longestText)
    .toWellFormed()
    .replace(/[\p{Cc}\s]/gu, " ");
}
