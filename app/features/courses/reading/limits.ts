import { upTo } from "#values/form/sent-file.ts";

/**
 * What a course file may hold. A course of 200 miles with a point every two metres has 160,000 points;
 * one with a point for every metre, 320,000, is refused.
 */
export const courseLimits = {
  megabytes: 20,
  points: 200_000,
  waypoints: 500,
  /** Elements inside each other; real files have fewer than twelve. */
  depth: 48,
  /** Characters of a name. */
  name: 80,
  /** Between two neighbouring points, in metres. A tunnel or a ferry is shorter. */
  leap: 30_000,
  /** Between the end of one track and the start of the next, in metres. */
  join: 1_000,
  /** The shortest course that is measured, in metres. */
  shortest: 100,
  /** Heights outside of these are mistakes of the file, in metres. */
  lowest: -500,
  highest: 9_000,
} as const;

export const maxCourseBytes = courseLimits.megabytes * 1024 * 1024;

export const courseFormLimit = upTo(24, {
  en: "The file is larger than 20 MB.",
  es: "El archivo pesa más de 20 MB.",
});
