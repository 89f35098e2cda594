import type { FilePlace, ForeignFormat } from "#features/tracks/problem.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";
import type { CourseNotice, CourseNoticeCode } from "./measure/course-measure.ts";
import { courseLimits } from "./reading/limits.ts";
import type { CourseProblem, CourseProblemCode } from "./reading/problem.ts";

/** Why a course was not attached, changed or removed, besides what is wrong with its file. */
const attachingProblems = {
  "no-distance": "This distance has been deleted meanwhile.",
  "upload-gone": "The uploaded file is not there any more. Please choose it again.",
  "no-course": "This distance has no course any more.",
  "too-often": "You have uploaded many files. Please wait an hour.",
} as const;

type AttachingCode = keyof typeof attachingProblems;

/** A refusal of the rule, or of the file. */
export type AttachingProblem = AttachingCode | CourseProblem;

const foreignFormats = {
  kmz: "a KMZ archive whose map cannot be read. Save the course as KML or GPX",
  archive: "a compressed archive. Unpack it first",
  pdf: "a PDF",
  picture: "a picture",
  geojson: "GeoJSON. Save the course as GPX",
  "web-page": "a web page. Download the file of the course itself",
} satisfies Record<ForeignFormat, string>;

type Of<Code extends CourseProblemCode> = Extract<CourseProblem, { code: Code }>;

const courseProblemTexts: {
  [Code in CourseProblemCode]: (problem: Of<Code>) => string;
} = {
  "no-file": () => "Choose a GPX, TCX, KML or FIT file that is not empty.",
  "too-large": () => `The file is larger than ${courseLimits.megabytes} MB.`,
  "too-slow": () => "The file takes too long to read. Save it with fewer points and try again.",
  busy: () => "Many files are being measured just now. Please try again in a minute.",
  "another-format": ({ found }) =>
    `This is ${foreignFormats[found]}. Courses are read from GPX, TCX, KML and FIT.`,
  "unknown-format": () => "This is not a GPX, TCX, KML or FIT file.",
  damaged: ({ at }) =>
    at
      ? `The file is damaged: ${placeText(at)} cannot be read.`
      : "The file is damaged or cut off.",
  doctype: ({ at }) =>
    `The file declares a document type (${placeText(at)}), which course files do not need. Save it again without.`,
  "too-deep": ({ at }) => `The file nests its elements too deeply (${placeText(at)}).`,
  "no-position": ({ at }) => `${pointText(at)} has no latitude or no longitude.`,
  "bad-position": ({ at }) => `${pointText(at)} has no position on the earth.`,
  "zero-position": ({ at }) =>
    `${pointText(at)} is at latitude 0 and longitude 0, which means that its position is unknown.`,
  leap: ({ at, meters }) =>
    `Before ${placeText(at)} the course leaps over ${formatLength(meters, "km")}.`,
  "no-points": () => "The file has no course: no track, no route and no line.",
  "one-point": () => "The file has a single point. A course needs at least two.",
  "too-many-points": () =>
    `The file has more than ${formatCount(courseLimits.points)} points. Save it with fewer.`,
  "too-many-waypoints": () => `The file has more than ${courseLimits.waypoints} places.`,
  "several-courses": ({ count }) =>
    `The file has ${count} courses that do not join. Save the course of each distance in a file of its own.`,
  "too-short": ({ meters }) =>
    `The course is ${Math.round(meters)} m long. Courses from ${courseLimits.shortest} m on are measured.`,
  "too-long": ({ meters }) => `The course is ${formatLength(meters, "km")} long, which no race is.`,
};

/** The message to the uploader of a file that is refused. */
export function courseProblemText<Code extends CourseProblemCode>(problem: Of<Code>): string {
  const text: (problem: Of<Code>) => string = courseProblemTexts[problem.code];
  return text(problem);
}

/** The message to an editor whose change of a course was refused. */
export function attachingProblemText(problem: AttachingProblem): string {
  return typeof problem === "string" ? attachingProblems[problem] : courseProblemText(problem);
}

function pointText({ number }: FilePlace): string {
  return `Point ${formatCount(number)} of the file`;
}

function placeText({ unit, number }: FilePlace): string {
  return `${unit} ${formatCount(number)}`;
}

const courseNoticeTexts: {
  [Code in CourseNoticeCode]: (notice: CourseNotice<Code>, unit: LengthUnit) => string;
} = {
  "no-heights": () => "The file has no heights: climb and profile are left out.",
  "too-few-heights": ({ percent }) =>
    `${percent}% of the points have no height: climb and profile are left out.`,
  "some-heights-missing": ({ percent }) =>
    `${percent}% of the points have no height. It is taken from their neighbors.`,
  gap: ({ from, to }, unit) =>
    `From ${formatLength(from, unit)} to ${formatLength(to, unit)} the file has no points: the straight line counts.`,
  joined: ({ pieces }) => `The course is joined from ${pieces} pieces in the order of the file.`,
  "places-away": ({ count }) =>
    count === 1
      ? "1 place of the file lies away from the course and is not shown."
      : `${formatCount(count)} places of the file lie away from the course and are not shown.`,
  "made-up": () => "This course is made up for the demo: nobody runs it.",
  sparse: ({ meters }) =>
    `The points are about ${meters} m apart: bends between them are lost, and the course may be longer.`,
};

/** What is worth knowing about a course that was measured. */
export function courseNoticeText<Code extends CourseNoticeCode>(
  notice: CourseNotice<Code>,
  unit: LengthUnit,
): string {
  const text: (notice: CourseNotice<Code>, unit: LengthUnit) => string =
    courseNoticeTexts[notice.code];
  return text(notice, unit);
}
