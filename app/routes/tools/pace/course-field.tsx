import type { Asked } from "#features/pace/asked.ts";
import type { Course, PlannedRace } from "#features/pace/course.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Select } from "#ui/form/select.tsx";
import type { LengthUnit } from "#values/length.ts";

/** Which distance of the race it is about. */
export function CourseField({
  race,
  course,
  unit,
  choose,
}: {
  race: PlannedRace;
  course: Course;
  unit: LengthUnit;
  choose: (change: Partial<Asked>) => void;
}) {
  return (
    <Select
      key={course.id}
      label="Distance"
      name="course"
      defaultValue={course.id}
      onChange={(event) => choose({ course: event.target.value })}
      options={race.courses.map((one) => ({ value: one.id, label: formatDistance(one, unit) }))}
    />
  );
}
