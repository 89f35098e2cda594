import type { Course, RaceToPlan } from "#features/pace/course.ts";
import type { PaceQuery } from "#features/pace/pace-query.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Select } from "#ui/form/select.tsx";
import type { LengthUnit } from "#values/length.ts";

/** The distance of the race to plan for. */
export function CourseField({
  race,
  course,
  unit,
  choose,
}: {
  race: RaceToPlan;
  course: Course;
  unit: LengthUnit;
  choose: (change: Partial<PaceQuery>) => void;
}) {
  return (
    <Select
      label="Distance"
      name="course"
      defaultValue={course.id}
      onChange={(event) => choose({ course: event.target.value })}
      options={race.courses.map((one) => ({ value: one.id, label: formatDistance(one, unit) }))}
    />
  );
}
