import type { LengthUnit } from "#values/length.ts";
import styles from "./course.css?url";
import { CourseView } from "./course-view.tsx";
import type { ShownCourse } from "./shown-courses.server.ts";

/** The course of one distance of a race: its profile, its line and its numbers. */
export function DistanceCourse({
  course,
  unit,
  kind,
}: {
  course: ShownCourse;
  unit: LengthUnit;
  /** The type of the race, which gives the colour. */
  kind: string;
}) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className={`type-${kind}`}>
        <CourseView course={course} unit={unit} />
      </div>
    </>
  );
}
