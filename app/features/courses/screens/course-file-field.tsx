import { offering } from "#ui/form/files/accepted-files.ts";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useSay } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { courseLimits } from "../reading/course-file.ts";

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
  const say = useSay();
  return (
    <LimitedFileField
      required
      label={label}
      hint={hint}
      accept={offering(".gpx", ".tcx", ".kml", ".kmz", ".fit")}
      megabytes={courseLimits.megabytes}
      tooLarge={(name, size) =>
        say({
          en: `${name} has ${size} MB. A course file has ${courseLimits.megabytes} MB at most: save it with fewer points.`,
          es: `${name} pesa ${size} MB. Un archivo de recorrido puede pesar hasta ${courseLimits.megabytes} MB: guárdalo con menos puntos.`,
        })
      }
      error={error}
      answer={answer}
    />
  );
}
