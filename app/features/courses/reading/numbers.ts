import type { Position } from "#values/geo/position.ts";
import { courseLimits } from "./limits.ts";
import { type CoursePlace, refuse } from "./problem.ts";

/** What `Number` reads although no file means it: `0x10`, `0b1`. */
const otherBase = /^[+-]?0[a-z]/i;

/** A decimal number; `null` for everything else, also for `NaN`, `0x10` and `Infinity`. */
function numberIn(text: string): number | null {
  const number = Number(text);
  if (!Number.isFinite(number)) return null;
  // Zeros are few, so the slow questions are seldom asked.
  if (number === 0 && text.trim() === "") return null;
  return text.charCodeAt(1) > 57 && otherBase.test(text) ? null : number;
}

/** A position from the texts of a file. */
export function positionIn(
  lat: string | undefined,
  lon: string | undefined,
  at: CoursePlace,
): Position {
  if (lat === undefined || lon === undefined) refuse({ code: "no-position", at });
  return checkedPosition(numberIn(lat), numberIn(lon), at);
}

/** A position on the earth. Zero and zero stand for "unknown" in many programs. */
export function checkedPosition(lat: number | null, lon: number | null, at: CoursePlace): Position {
  if (lat === null || lon === null) refuse({ code: "bad-position", at });
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) refuse({ code: "bad-position", at });
  if (lat === 0 && lon === 0) refuse({ code: "zero-position", at });
  return { lat, lon };
}

/** A height from the text of a file; NaN if it is empty or `NaN`. */
export function heightIn(text: string | undefined, at: CoursePlace): number {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "" || /^nan$/i.test(trimmed)) return Number.NaN;
  const height = numberIn(trimmed);
  if (height === null || height < courseLimits.lowest || height > courseLimits.highest) {
    refuse({ code: "bad-height", at });
  }
  return height;
}
