import { useState } from "react";
import { href, Link } from "react-router";
import { drawLine } from "#drawing/course/line.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { lengthError } from "../measure/recipe.ts";
import type { CourseSplit } from "../measure/splits.ts";
import { courseNoticeText } from "../messages.ts";
import { climbDoubt, formatGrade, formatName, markName, profileSummary } from "./course-words.ts";
import { LineView } from "./line-view.tsx";
import { ProfileCursor } from "./profile-cursor.tsx";
import { ProfileView } from "./profile-view.tsx";
import type { MeasuredCourse, ShownCourse, SketchedCourse } from "./shown-course.ts";

/** A course as it was measured, or the sketch of what is stated about it. */
export function CourseView({ course, unit }: { course: ShownCourse; unit: LengthUnit }) {
  return course.kind === "sketch" ? (
    <SketchView course={course} unit={unit} />
  ) : (
    <MeasuredView course={course} unit={unit} />
  );
}

function SketchView({ course, unit }: { course: SketchedCourse; unit: LengthUnit }) {
  const { gain, loss, label } = course;
  const climbs = `${formatHeight(gain, unit)} of climb and ${formatHeight(loss, unit)} of descent`;
  return (
    <figure className="course">
      <ProfileView
        profile={course.profile}
        unit={unit}
        isSketch
        summary={`Approximate profile of the ${label}: ${climbs}, as the organizer states them.`}
      />
      <figcaption className="course-note">
        <strong>Approximate.</strong> Drawn from the stated {climbs}, not from the course: its hills
        may lie elsewhere.
      </figcaption>
    </figure>
  );
}

function MeasuredView({ course, unit }: { course: MeasuredCourse; unit: LengthUnit }) {
  const [at, setAt] = useState<number | null>(null);
  const isAlive = useHydrated();
  const { heights, marks, label, length } = course;
  const line = drawLine(course.line, unit);
  return (
    <figure className="course">
      {heights && (
        <ProfileView
          profile={heights.profile}
          climbs={heights.climbs}
          marks={marks}
          highest={heights.highest}
          unit={unit}
          summary={profileSummary({ length, ...heights }, unit)}
        >
          {isAlive && (
            <ProfileCursor
              profile={heights.profile}
              unit={unit}
              label={`Read the profile of the ${label}`}
              onRead={setAt}
            />
          )}
        </ProfileView>
      )}
      <div className="course-below">
        <div className="course-words">
          <dl className="course-facts">
            {courseFacts(course, unit).map(
              ({ label, value, detail }) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {value}
                      {detail && <span> {detail}</span>}
                    </dd>
                  </div>
                ),
            )}
          </dl>
          {marks.length > 0 && <MarkList course={course} unit={unit} />}
        </div>
        <LineView
          drawing={line}
          points={course.line}
          at={at}
          summary={`The ${label} from above, with ${unit === "km" ? "kilometer" : "mile"} marks. North is at the top.`}
        />
      </div>
      {heights && (
        <details className="course-splits">
          <summary>
            <Icon name="chevron-down" /> Every {unit === "km" ? "kilometer" : "mile"} in numbers
          </summary>
          <SplitTable
            splits={heights.splits}
            unit={unit}
            caption={`Each ${unit === "km" ? "kilometer" : "mile"} of the ${label}`}
          />
        </details>
      )}
      <figcaption className="course-note">
        {course.stated !== null && heights && (
          <p>
            The organizer states {formatHeight(course.stated, unit)} of climb; measured from the
            file it is {formatHeight(heights.climb, unit)}.
          </p>
        )}
        {course.notices.map((notice) => (
          <p key={notice.code}>{courseNoticeText(notice, unit)}</p>
        ))}
        {heights && <p>{climbDoubt({ length, ...heights }, unit)}</p>}
        <p>
          Measured from the {formatName(course.format)} file: length ±{lengthError * 100}% (
          <Link to={href("/tools/course/method")} className="course-download">
            method {course.recipe}
          </Link>
          ).{" "}
          {course.download && (
            <a href={course.download} download className="course-download">
              Download the {formatName(course.format)} file
            </a>
          )}
        </p>
        {course.plan && (
          <p>
            <Link to={course.plan} className="course-download">
              Plan your pace on this course
            </Link>
          </p>
        )}
      </figcaption>
    </figure>
  );
}

type CourseFact = { label: string; value: string | null; detail?: string | null };

function courseFacts({ length, heights }: MeasuredCourse, unit: LengthUnit): CourseFact[] {
  const steepest = heights?.steepest;
  return [
    { label: "Length", value: formatLength(length, unit) },
    { label: "Climb", value: heights && `about ${formatHeight(heights.climb, unit)}` },
    { label: "Descent", value: heights && `about ${formatHeight(heights.descent, unit)}` },
    { label: "Highest point", value: heights && formatHeight(heights.highest, unit) },
    { label: "Lowest point", value: heights && formatHeight(heights.lowest, unit) },
    {
      // Measured over a kilometer for readers of miles too.
      label: "Steepest kilometer",
      value: steepest && steepest.grade >= 0.005 ? formatGrade(steepest.grade) : null,
      detail: steepest && `from ${formatLength(steepest.from, unit)}`,
    },
  ];
}

/** The places of the course, with the numbers that they have in the profile. */
function MarkList({ course, unit }: { course: MeasuredCourse; unit: LengthUnit }) {
  return (
    <ol className="course-marks" aria-label={`Places of the ${course.label}`}>
      {course.marks.map((mark) => (
        <li key={`${mark.at} ${mark.name}`}>
          <span>{markName(mark)}</span>
          {mark.cutOff && <span className="course-cut-off">Cut-off {mark.cutOff}</span>}
          <span className="course-way">{formatLength(mark.at, unit)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The course in numbers: each kilometre or mile with its climb, descent, grade and height at its end. */
function SplitTable({
  splits,
  unit,
  caption,
}: {
  splits: readonly CourseSplit[];
  unit: LengthUnit;
  caption: string;
}) {
  const name = unit === "km" ? "Kilometer" : "Mile";
  let way = 0;
  return (
    <Table caption={caption} head={[name, "Climb", "Descent", "Grade", "Height at its end"]}>
      {splits.map((split, index) => {
        way += split.length;
        const isPart = index === splits.length - 1;
        return (
          <tr key={way}>
            <td>{isPart ? `to ${formatLength(way, unit)}` : index + 1}</td>
            <td>{formatHeight(split.climb, unit)}</td>
            <td>{formatHeight(split.descent, unit)}</td>
            <td>{formatGrade(split.grade)}</td>
            <td>{formatHeight(split.height, unit)}</td>
          </tr>
        );
      })}
    </Table>
  );
}
