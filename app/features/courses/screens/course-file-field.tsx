import { offering } from "#ui/form/files/accepted-files.ts";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import type { Sentence } from "#values/say.ts";
import { courseLimits } from "../reading/limits.ts";

/** The file of a course. */
export function CourseFileField({
  label,
  hint,
  error,
  answer,
}: {
  label: string;
  hint: string;
  error?: Sentence | undefined;
  /** The server's latest answer. */
  answer: unknown;
}) {
  return (
    <LimitedFileField
      required
      label={label}
      hint={hint}
      accept={offering(".gpx", ".tcx", ".kml", ".kmz", ".fit")}
      megabytes={courseLimits.megabytes}
      tooLarge={(name, size) =>
        `${name} has ${size} MB. A course file has ${courseLimits.megabytes} MB at most: save it with fewer points.`
      }
      error={error}
      answer={answer}
    />
  );
}
