import { href } from "react-router";
import { isLengthUnit, type LengthUnit } from "#values/length.ts";
import { readWords } from "#values/text/typed.ts";
import { negativeSplits, splitSteps } from "./splits.ts";

/** Nobody types more into one field. */
const longestText = 60;

/** What the address of the calculator asks for, as it was typed. */
export type Asked = {
  distance: string;
  time: string;
  pace: string;
  /** What bare numbers were meant in when they were typed. */
  unit: LengthUnit;
  /** Percent by which the second half is faster. */
  faster: number;
  /** Kilometers or miles between splits; `null` leaves it to us. */
  every: number | null;
  /** A race of the directory and one of its distances. */
  race: string;
  course: string;
  /** Words to find a race by. */
  find: string;
};

/** @param unit - the visitor's, which counts where the address names none */
export function readAsked(params: URLSearchParams, unit: LengthUnit): Asked {
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

/** The address that asks for the same; what is left out does not stand in it. */
export function paceAddress(asked: Partial<Asked>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== "" && value !== null && value !== 0) params.set(name, String(value));
  }
  const hasNumbers = asked.distance || asked.time || asked.pace;
  if (!hasNumbers) params.delete("unit");
  return params.size > 0 ? `${href("/tools/pace")}?${params}` : href("/tools/pace");
}

/**
 * What the fields show to a reader of `unit`: bare numbers of the other one get its name, so that
 * an address means the same to everybody.
 */
export function shownFields(
  asked: Asked,
  unit: LengthUnit,
): Pick<Asked, "distance" | "time" | "pace"> {
  const { distance, time, pace } = asked;
  if (asked.unit === unit) return { distance, time, pace };
  return {
    distance: /^[\d.,]+$/.test(distance) ? `${distance} ${asked.unit}` : distance,
    time,
    pace: /\d["″”']?$/.test(pace) ? `${pace} /${asked.unit}` : pace,
  };
}

/** A field as it was typed, the space at its end too: more words may follow. */
function readTyped(text: string | null): string {
  return (text ?? "")
    .slice(0, longestText)
    .toWellFormed()
    .replace(/[\p{Cc}\s]/gu, " ");
}
