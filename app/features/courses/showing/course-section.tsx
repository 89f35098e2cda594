import { useSay } from "#ui/language/language.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { Section } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";
import styles from "./course.css?url";
import { CourseView } from "./course-view.tsx";
import type { ShownCourse } from "./shown-courses.server.ts";

/** The courses of a race: a profile, a line and the numbers of each distance. */
export function CourseSection({
  courses,
  unit,
  kind,
}: {
  courses: readonly ShownCourse[];
  unit: LengthUnit;
  /** The type of the race, which gives the colour. */
  kind: string;
}) {
  const say = useSay();
  const [only] = courses;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Section title={say({ en: "Course", es: "Recorrido" })} id="course">
        <div className={`type-${kind}`}>
          {courses.length === 1 && only ? (
            <CourseView course={only} unit={unit} />
          ) : (
            <Tabs
              label={say({ en: "Courses", es: "Recorridos" })}
              tabs={courses.map((course) => ({
                id: course.distanceId,
                label: course.label,
                panel: <CourseView course={course} unit={unit} />,
              }))}
            />
          )}
        </div>
      </Section>
    </>
  );
}
