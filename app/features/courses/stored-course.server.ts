import { choiceOf, integer, listOf, object, oneOf, orNull, real, text } from "#db/kinds.ts";
import type { RowOf } from "#db/rows.ts";
import { raceCourses } from "#db/schema.ts";
import { type TrackFormat, trackFormats } from "#features/tracks/track-file.ts";
import type { CourseMeasure } from "./measure/course-measure.ts";
import type { CourseSplit } from "./measure/splits.ts";
import { waypointKinds } from "./reading/course-file.ts";

/** Splits without the names of their numbers: length, climb, descent, height, grade. */
type SplitNumbers = number[];

const notices = choiceOf("code", {
  "no-heights": {},
  "too-few-heights": { percent: integer },
  "some-heights-missing": { percent: integer },
  gap: { from: integer, to: integer },
  joined: { pieces: integer },
  "places-away": { count: integer },
  sparse: { meters: integer },
  "made-up": {},
});

const drawing = object({
  heights: orNull(
    object({
      steepest: orNull(object({ from: real, grade: real })),
      climbs: listOf(object({ from: real, to: real, rise: real })),
      kilometers: listOf(listOf(real)),
      miles: listOf(listOf(real)),
      profile: object({ step: real, heights: listOf(integer) }),
    }),
  ),
  line: object({ lat: real, lon: real, points: listOf(listOf(integer)) }),
  marks: listOf(
    object({ at: integer, name: text, kind: oneOf(waypointKinds), cutOff: orNull(text) }),
  ),
  notices: listOf(notices),
});

/** A course as its row holds it. */
export const storedCourse = {
  distanceId: raceCourses.distanceId,
  fileName: raceCourses.fileName,
  format: raceCourses.format,
  isDownloadable: raceCourses.isDownloadable,
  recipe: raceCourses.recipe,
  length: raceCourses.lengthM,
  climb: raceCourses.climbM,
  descent: raceCourses.descentM,
  highest: raceCourses.highestM,
  lowest: raceCourses.lowestM,
  drawing,
};

export type StoredCourse = RowOf<typeof storedCourse>;
type StoredDrawing = StoredCourse["drawing"];

/** The columns that follow from a measure. */
export function measuredColumns({
  measure,
  geometry,
}: {
  measure: CourseMeasure;
  geometry: string;
}) {
  const { heights } = measure;
  const meters = (value: number | undefined) => (value === undefined ? null : rounded(value, 1));
  return {
    format: measure.format,
    recipe: measure.recipe,
    geometry,
    lengthM: rounded(measure.length, 1),
    climbM: meters(heights?.climb),
    descentM: meters(heights?.descent),
    highestM: meters(heights?.highest),
    lowestM: meters(heights?.lowest),
    hairline: heights?.hairline ?? null,
    drawing: drawingOf(measure),
  };
}

/** A course that has no row: one that is not saved yet, or an example. */
export function unstoredCourse(
  measure: CourseMeasure,
  of: Pick<StoredCourse, "distanceId" | "fileName">,
): StoredCourse {
  const columns = measuredColumns({ measure, geometry: "" });
  return {
    ...of,
    format: columns.format,
    isDownloadable: false,
    recipe: columns.recipe,
    length: columns.lengthM,
    climb: columns.climbM,
    descent: columns.descentM,
    highest: columns.highestM,
    lowest: columns.lowestM,
    drawing: columns.drawing,
  };
}

function drawingOf({ heights, line, marks, notices }: CourseMeasure): StoredDrawing {
  return {
    heights: heights && {
      steepest: heights.steepest && {
        from: heights.steepest.from,
        grade: rounded(heights.steepest.grade, 4),
      },
      climbs: heights.climbs.map((climb) => ({ ...climb, rise: rounded(climb.rise, 1) })),
      kilometers: heights.kilometers.map(numbersOf),
      miles: heights.miles.map(numbersOf),
      profile: heights.profile,
    },
    line: { ...line.middle, points: line.points },
    marks,
    notices,
  };
}

function numbersOf({ length, climb, descent, height, grade }: CourseSplit): SplitNumbers {
  const meters = [length, climb, descent, height].map((value) => rounded(value, 1));
  return [...meters, rounded(grade, 4)];
}

/** The split that these numbers stand for. */
export function splitOf(numbers: SplitNumbers): CourseSplit {
  const [length = 0, climb = 0, descent = 0, height = 0, grade = 0] = numbers;
  return { length, climb, descent, height, grade };
}

/** A number rounded to a number of decimals. */
export function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const draft = new RegExp(`^${uuid}\\.(?:${trackFormats.join("|")})$`);

/** The folder of the store that holds the files of courses. */
export const courseFolder = "courses";

/** Where the store keeps a course. The name is a new one for each upload. */
export function courseKey(distanceId: string, name: string): string {
  return `${courseFolder}/${distanceId}/${name}`;
}

export function courseFileName(id: string, format: TrackFormat): string {
  return `${id}.${format}`;
}

/** Whether a text names an upload: as `courseFileName` writes it. */
export function isUploadName(text: string): boolean {
  return draft.test(text);
}
