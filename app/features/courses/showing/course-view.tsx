import { type PointerEvent, useState } from "react";
import { href, Link } from "react-router";
import { drawLine } from "#drawing/course/line.ts";
import { heightAt, heightPart, type ProfileShape } from "#drawing/course/profile.ts";
import { unitNames } from "#features/pace/messages.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { lengthError } from "../measure/recipe.ts";
import type { CourseSplit } from "../measure/splits.ts";
import { courseNoticeText } from "../messages.ts";
import { climbDoubt, formatGrade, formatName, markName, profileSummary } from "./course-words.ts";
import { LineView, ProfileView, SplitName } from "./profile-view.tsx";
import type { MeasuredCourse, ShownCourse, SketchedCourse } from "./shown-courses.server.ts";

/** A course as it was measured, or the sketch of what is stated about it. */
export function CourseView({ course, unit }: { course: ShownCourse; unit: LengthUnit }) {
  return course.kind === "sketch" ? (
    <SketchView course={course} unit={unit} />
  ) : (
    <MeasuredView course={course} unit={unit} />
  );
}

function SketchView({ course, unit }: { course: SketchedCourse; unit: LengthUnit }) {
  const say = useSay();
  const { label } = course;
  const [gain, loss] = [formatHeight(course.gain, unit), formatHeight(course.loss, unit)];
  const climbs = say({
    en: `${gain} of climb and ${loss} of descent`,
    es: `${gain} de desnivel positivo y ${loss} de desnivel negativo`,
  });
  return (
    <figure className="course">
      <ProfileView
        profile={course.profile}
        unit={unit}
        isSketch
        summary={say({
          en: `Approximate profile of the ${label}: ${climbs}, as the organizer states them.`,
          es: `Perfil aproximado de ${label}: ${climbs}, según indica el organizador.`,
        })}
      />
      <figcaption className="course-note">
        <Rich
          text={say({
            en: `<0>Approximate.</0> Drawn from the stated ${climbs}, not from the course: its hills may lie elsewhere.`,
            es: `<0>Aproximado.</0> Dibujado a partir de los valores indicados (${climbs}), no del recorrido: sus colinas pueden estar en otra parte.`,
          })}
          parts={[(words) => <strong>{words}</strong>]}
        />
      </figcaption>
    </figure>
  );
}

function MeasuredView({ course, unit }: { course: MeasuredCourse; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  const name = unitNames[unit];
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
          summary={profileSummary({ length, ...heights }, unit, lang)}
        >
          {isAlive && (
            <ProfileCursor
              profile={heights.profile}
              unit={unit}
              label={say({
                en: `Read the profile of the ${label}`,
                es: `Leer el perfil de ${label}`,
              })}
              onRead={setAt}
            />
          )}
        </ProfileView>
      )}
      <div className="course-below">
        <div className="course-words">
          <dl className="course-facts">
            {courseFacts(course, unit, lang).map(
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
          summary={say({
            en: `The ${label} from above, with ${name.en} marks. North is at the top.`,
            es: `${label} desde arriba, con marcas por ${name.es}. El norte está arriba.`,
          })}
        />
      </div>
      {heights && (
        <details className="course-splits">
          <summary className="disclosure">
            {say({ en: `Every ${name.en} in numbers`, es: `Cada ${name.es} en números` })}
          </summary>
          <SplitTable
            splits={heights.splits}
            unit={unit}
            caption={say({
              en: `Each ${name.en} of the ${label}`,
              es: `Cada ${name.es} de ${label}`,
            })}
          />
        </details>
      )}
      <CourseNote course={course} unit={unit} />
    </figure>
  );
}

/** How the course was measured and what it is not certain of, with its file and its plan. */
function CourseNote({ course, unit }: { course: MeasuredCourse; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  const { heights, length } = course;
  return (
    <figcaption className="course-note">
      {course.stated !== null && heights && (
        <p>
          {say({
            en: `The organizer states ${formatHeight(course.stated, unit)} of climb; measured from the file it is ${formatHeight(heights.climb, unit)}.`,
            es: `El organizador indica ${formatHeight(course.stated, unit)} de desnivel positivo; medido en el archivo es de ${formatHeight(heights.climb, unit)}.`,
          })}
        </p>
      )}
      {course.notices.map((notice) => (
        <p key={notice.code}>{courseNoticeText(notice, unit, lang)}</p>
      ))}
      {heights && <p>{climbDoubt({ length, ...heights }, unit, lang)}</p>}
      <p>
        <Rich
          text={say({
            en: `Measured from the ${formatName(course.format)} file: length ±${lengthError * 100}% (<0>method ${course.recipe}</0>).`,
            es: `Medido en el archivo ${formatName(course.format)}: longitud ±${lengthError * 100}% (<0>método ${course.recipe}</0>).`,
          })}
          parts={[
            (words) => (
              <Link to={href("/tools/course/method")} className="course-download">
                {words}
              </Link>
            ),
          ]}
        />{" "}
        {course.download && (
          <a href={course.download} download className="course-download">
            {say({
              en: `Download the ${formatName(course.format)} file`,
              es: `Descargar el archivo ${formatName(course.format)}`,
            })}
          </a>
        )}
      </p>
      {course.plan && (
        <p>
          <Link to={course.plan} className="course-download">
            {say({
              en: "Plan your pace on this course",
              es: "Planifica tu ritmo en este recorrido",
            })}
          </Link>
        </p>
      )}
    </figcaption>
  );
}

type CourseFact = { label: string; value: string | null; detail?: string | null };

function courseFacts(
  { length, heights }: MeasuredCourse,
  unit: LengthUnit,
  lang: Lang,
): CourseFact[] {
  const say = sayIn(lang);
  const steepest = heights?.steepest;
  return [
    { label: say({ en: "Length", es: "Longitud" }), value: formatLength(length, unit) },
    {
      label: say({ en: "Climb", es: "Desnivel positivo" }),
      value:
        heights &&
        say({
          en: `about ${formatHeight(heights.climb, unit)}`,
          es: `unos ${formatHeight(heights.climb, unit)}`,
        }),
    },
    {
      label: say({ en: "Descent", es: "Desnivel negativo" }),
      value:
        heights &&
        say({
          en: `about ${formatHeight(heights.descent, unit)}`,
          es: `unos ${formatHeight(heights.descent, unit)}`,
        }),
    },
    {
      label: say({ en: "Highest point", es: "Punto más alto" }),
      value: heights && formatHeight(heights.highest, unit),
    },
    {
      label: say({ en: "Lowest point", es: "Punto más bajo" }),
      value: heights && formatHeight(heights.lowest, unit),
    },
    {
      // Measured over a kilometer for readers of miles too.
      label: say({ en: "Steepest kilometer", es: "Kilómetro más empinado" }),
      value: steepest && steepest.grade >= 0.005 ? formatGrade(steepest.grade) : null,
      detail:
        steepest &&
        say({
          en: `from ${formatLength(steepest.from, unit)}`,
          es: `desde ${formatLength(steepest.from, unit)}`,
        }),
    },
  ];
}

/** The places of the course, with the numbers that they have in the profile. */
function MarkList({ course, unit }: { course: MeasuredCourse; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  return (
    <ol
      className="course-marks"
      aria-label={say({ en: `Places of the ${course.label}`, es: `Lugares de ${course.label}` })}
    >
      {course.marks.map((mark) => (
        <li key={`${mark.at} ${mark.name}`}>
          <span>{markName(mark, lang)}</span>
          {mark.cutOff && (
            <span className="course-cut-off">
              {say({ en: `Cut-off ${mark.cutOff}`, es: `Corte ${mark.cutOff}` })}
            </span>
          )}
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
  const say = useSay();
  const name =
    unit === "km" ? say({ en: "Kilometer", es: "Kilómetro" }) : say({ en: "Mile", es: "Milla" });
  let way = 0;
  return (
    <Table
      caption={caption}
      head={[
        name,
        say({ en: "Climb", es: "Desnivel positivo" }),
        say({ en: "Descent", es: "Desnivel negativo" }),
        say({ en: "Grade", es: "Pendiente" }),
        say({ en: "Height at its end", es: "Altitud al final" }),
      ]}
    >
      {splits.map((split, index) => {
        way += split.length;
        const isPart = index === splits.length - 1;
        return (
          <tr key={way}>
            <SplitName number={index + 1} end={isPart ? way : null} unit={unit} />
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

const percent = (part: number) => `${part * 100}%`;

/** The distance before and after a place over which its grade is calculated, in metres. */
const gradeReach = 50;

/**
 * Reads a profile at one place: kilometre, height and grade, for the pointer, a finger and the
 * keyboard. It is a slider, so screen readers say each value by themselves.
 */
function ProfileCursor({
  profile,
  unit,
  label,
  onRead,
}: {
  profile: ProfileShape;
  unit: LengthUnit;
  label: string;
  /** Told the metres from the start; `null` when nothing is read any more. */
  onRead: (at: number | null) => void;
}) {
  const last = profile.heights.length - 1;
  const length = profile.step * last;
  const [index, setIndex] = useState(0);
  const [isRead, setRead] = useState(false);
  const part = index / last;
  const height = heightAt(profile, part);
  const words = {
    way: formatLength(part * length, unit),
    height: formatHeight(height, unit),
    grade: formatGrade(gradeAt(profile, part * length)),
  };

  function read(next: number) {
    setIndex(next);
    setRead(true);
    onRead((next / last) * length);
  }

  function follow(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.round(((event.clientX - left) / width) * last);
    read(Math.min(last, Math.max(0, place)));
  }

  function leave() {
    setRead(false);
    onRead(null);
  }

  return (
    <>
      <input
        type="range"
        className="profile-slider"
        aria-label={label}
        aria-valuetext={`${words.way}, ${words.height}, ${words.grade}`}
        min={0}
        max={last}
        step={1}
        value={index}
        onChange={(event) => read(Number(event.currentTarget.value))}
        onFocus={() => read(index)}
        onBlur={leave}
        onPointerDown={(event) => {
          // What a finger reads stays until it touches something else.
          event.currentTarget.focus();
          follow(event);
        }}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          if (document.activeElement !== event.currentTarget) leave();
        }}
      />
      {isRead && (
        <>
          <span aria-hidden="true" className="profile-cursor" style={{ left: percent(part) }} />
          <span
            aria-hidden="true"
            className="profile-dot"
            style={{ left: percent(part), top: percent(heightPart(profile, height)) }}
          />
          <span
            aria-hidden="true"
            className="profile-reading"
            // It stays within the drawing at both ends.
            style={{ left: percent(part), translate: `${-100 * part}% 0` }}
          >
            <b>{words.way}</b> {words.height} <i>{words.grade}</i>
          </span>
        </>
      )}
    </>
  );
}

function gradeAt(profile: ProfileShape, at: number): number {
  const length = profile.step * (profile.heights.length - 1);
  const reach = Math.max(gradeReach, profile.step);
  const from = Math.max(0, at - reach);
  const to = Math.min(length, at + reach);
  const rise = heightAt(profile, to / length) - heightAt(profile, from / length);
  return to > from ? rise / (to - from) : 0;
}
