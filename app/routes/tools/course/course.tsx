import { Form, href, redirect, useHref } from "react-router";
import { notKept } from "#features/courses/own/own-course.ts";
import type { CoursePlan, PlannedMark } from "#features/courses/planning/course-plan.ts";
import { PaceChart } from "#features/courses/planning/pace-chart.tsx";
import { planAddress, spareText } from "#features/courses/planning/plan-query.ts";
import { CourseView } from "#features/courses/showing/course-view.tsx";
import { formatGrade, markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { changeOf } from "#routes/changes.ts";
import type { Handle } from "#routes/handle.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Table } from "#ui/list/table.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { placeIn } from "#values/countries.ts";
import { formatClockTime, formatDay } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/course.ts";
import { CourseBand } from "./band.tsx";
import styles from "./course.css?url";
import {
  type CourseScreen,
  loadCoursePage,
  submitFile,
  submitKeep,
  submitRemoval,
} from "./course.server.ts";
import { GoalAnswer, GoalForm } from "./goal.tsx";
import { OwnFiles } from "./own-files.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const changes = { keep: submitKeep, remove: submitRemoval };

export function loader(args: Route.LoaderArgs) {
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  // Nothing shows the address of a removed course.
  if (change === "remove") throw redirect(href("/tools/course/:change?"));
  return loadCoursePage(args);
}

/** Measures a file, or keeps or removes a course; a refusal is shown on the same page. */
export function action(args: Route.ActionArgs) {
  const { change } = args.params;
  if (change === undefined) return submitFile(args);
  return changeOf<(typeof changes)[keyof typeof changes]>(changes, change)(args);
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Course Analysis and Pace Plan", es: "Análisis del recorrido y plan de ritmo" },
    description: {
      en: "What a course asks of you: length, climb, grades and climbs from a GPX, TCX, KML or FIT file, and a pace plan for each kilometer at even effort.",
      es: "Qué te exige un recorrido: longitud, desnivel, pendientes y subidas a partir de un archivo GPX, TCX, KML o FIT, y un plan de ritmo por kilómetro a esfuerzo parejo.",
    },
    url: loaderData?.url ?? "",
  });

/** A course in numbers, and a plan for it at even effort. */
export default function Course({ loaderData: screen, actionData }: Route.ComponentProps) {
  const say = useSay();
  const problem = actionData?.problem ?? null;
  const { kind, plan, unit, course, type } = screen;
  const isExample = kind === "example";
  return (
    <Container className={`pace-page type-${type}`}>
      <div className="lab-screen">
        {isExample ? (
          <>
            <PageHeading
              lead={say({
                en: "Upload your course file to see what it demands of you: its climbs, its grades, and a pace for every kilometer that keeps your effort even.",
                es: "Envía el archivo de tu recorrido y mira qué te exige: sus subidas, sus pendientes y un ritmo para cada kilómetro que mantiene parejo tu esfuerzo.",
              })}
            >
              {say({ en: "Course analysis", es: "Análisis del recorrido" })}
            </PageHeading>
            <OwnFiles screen={screen} problem={problem} />
          </>
        ) : (
          <SubjectHead screen={screen} problem={problem} />
        )}
      </div>
      <div className="lab-screen">
        {isExample && (
          <Section title={say({ en: "An example", es: "Un ejemplo" })} className="pt-14">
            <p className="max-w-text text-muted">
              {say({
                en: "A trail race that we made up, measured and planned like any file. Change its goal.",
                es: "Una carrera de trail que inventamos, medida y planificada como cualquier archivo. Cambia su objetivo.",
              })}
            </p>
          </Section>
        )}
        <div className={plan ? "pace-desk" : "pace-desk lab-unplanned"}>
          <GoalForm screen={screen} />
          <GoalAnswer screen={screen} />
        </div>
        {plan && course.heights && (
          <Section
            title={
              unit === "km"
                ? say({ en: "Pace by kilometer", es: "Ritmo por kilómetro" })
                : say({ en: "Pace by mile", es: "Ritmo por milla" })
            }
          >
            <PaceChart plan={plan} profile={course.heights.profile} unit={unit} />
          </Section>
        )}
      </div>
      {plan && (
        <div className="pace-columns">
          <div className="lab-screen">
            <PlanTable screen={screen} plan={plan} />
            <PlacesTable plan={plan} unit={unit} />
          </div>
          <CourseBand screen={screen} plan={plan} />
        </div>
      )}
      <div className="lab-screen">
        <Section title={say({ en: "The course", es: "El recorrido" })}>
          <CourseView course={course} unit={unit} />
        </Section>
      </div>
    </Container>
  );
}

/** The race or the member's own course that is planned for. */
function SubjectHead({ screen, problem }: { screen: CourseScreen; problem: Sentence | null }) {
  const say = useSay();
  const { race, course } = screen;
  const name = race ? race.race.name : course.label;
  return (
    <div className="lab-head">
      <Breadcrumb
        steps={[
          {
            label: say({ en: "Course analysis", es: "Análisis del recorrido" }),
            to: href("/tools/course/:change?"),
          },
          { label: name },
        ]}
      />
      <PageHeading>{name}</PageHeading>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {race ? <RaceLine race={race} label={course.label} /> : <OwnLine screen={screen} />}
    </div>
  );
}

function RaceLine({ race, label }: { race: NonNullable<CourseScreen["race"]>; label: string }) {
  const say = useSay();
  const { id, type, startDate, place } = race.race;
  const { startTime, timeLimit } = race.distance;
  const lang = useLang();
  const start = startTime && formatClockTime(startTime, lang);
  return (
    <div className="pace-race">
      <Bib day={startDate} type={type} silent />
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-muted">
          {formatDay(startDate, lang)} · {placeIn(place, lang)}
          {start && say({ en: ` · starts at ${start}`, es: ` · salida: ${start}` })}
          {timeLimit &&
            say({ en: ` · time limit ${timeLimit}`, es: ` · tiempo límite: ${timeLimit}` })}
        </p>
        <p className="mt-1">
          <TextLink to={href("/races/:id", { id })}>
            {say({ en: "To the race", es: "Ir a la carrera" })}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

function OwnLine({ screen: { isKept, query, course } }: { screen: CourseScreen }) {
  const say = useSay();
  return (
    <div className="lab-own-line">
      <p className="max-w-text text-muted">
        {isKept
          ? say({
              en: "You keep this course. Nobody else sees it.",
              es: "Guardas este recorrido. Nadie más lo ve.",
            })
          : say(notKept)}
      </p>
      {!isKept && (
        <Form method="post" action={planAddress(query, "/keep")}>
          <Button type="submit" look="quiet" size="small">
            {say({ en: "Keep the course", es: "Guardar el recorrido" })}
          </Button>
        </Form>
      )}
      <details>
        <summary className="disclosure text-sm text-danger">
          {say({ en: "Remove the course", es: "Eliminar el recorrido" })}
        </summary>
        <Form
          method="post"
          action={planAddress({ own: query.own }, "/remove")}
          className="mt-2 grid justify-items-start gap-3"
        >
          <p>
            {say({
              en: `The numbers of ${course.label} and its plan are deleted.`,
              es: `Se eliminan los números de ${course.label} y su plan.`,
            })}
          </p>
          <Button type="submit" look="danger" size="small">
            {say({ en: "Remove Course", es: "Eliminar recorrido" })}
          </Button>
        </Form>
      </details>
    </div>
  );
}

/** The time at each kilometer or mile at even effort, beside even pace. */
function PlanTable({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  const say = useSay();
  const { unit, query } = screen;
  const isHilly = plan.flat !== null;
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  const head = [
    unit,
    ...(isHilly ? [say({ en: "Grade", es: "Pendiente" })] : []),
    say({ en: "Pace", es: "Ritmo" }),
    say({ en: "Time", es: "Tiempo" }),
    ...(hasClock ? [say({ en: "Clock", es: "Hora" })] : []),
    ...(isHilly
      ? [say({ en: "Even pace", es: "Ritmo parejo" }), say({ en: "Difference", es: "Diferencia" })]
      : []),
  ];
  return (
    <Section
      title={say({ en: "Splits", es: "Parciales" })}
      className=""
      action={
        <a
          href={useHref(planAddress(query, "/plan.csv"))}
          download
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: "Save as CSV", es: "Guardar como CSV" })}
        </a>
      }
    >
      <Table caption={say({ en: "Splits", es: "Parciales" })} head={head}>
        {plan.splits.map(({ meters, grade, lap, seconds, even, clock }) => (
          <tr key={meters}>
            <td className="font-semibold">
              {meters === plan.run.meters
                ? say({ en: "Finish", es: "Meta" })
                : Math.round(meters / metersIn(unit))}
            </td>
            {isHilly && <td>{grade === null ? "" : formatGrade(grade)}</td>}
            <td>{formatPace(lap, unit)}</td>
            <td className="font-semibold">{formatDuration(seconds)}</td>
            {hasClock && <td>{clock}</td>}
            {isHilly && <td className="text-muted">{formatDuration(even)}</td>}
            {isHilly && <td className="text-muted">{difference(seconds - even)}</td>}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

/** `+1:20` slower than even pace, `−0:40` faster. */
function difference(seconds: number): string {
  if (seconds === 0) return "0:00";
  return `${seconds > 0 ? "+" : "−"}${formatDuration(Math.abs(seconds))}`;
}

/** The places of the course with the time of the plan, beside their cut-offs. */
function PlacesTable({ plan: { marks }, unit }: { plan: CoursePlan; unit: LengthUnit }) {
  const say = useSay();
  const lang = useLang();
  if (marks.length === 0) return null;
  const cutOffWords = (cutOff: string, mark: PlannedMark) => {
    const spare = spareText(mark);
    return spare ? `${cutOff}: ${say(spare)}` : cutOff;
  };
  const hasClock = marks.some(({ clock }) => clock !== null);
  const hasCutOff = marks.some(({ cutOff }) => cutOff !== null);
  const head = [
    say({ en: "Place", es: "Lugar" }),
    say({ en: "At", es: "En" }),
    say({ en: "Time", es: "Tiempo" }),
    ...(hasClock ? [say({ en: "Clock", es: "Hora" })] : []),
    ...(hasCutOff ? [say({ en: "Cut-off", es: "Corte" })] : []),
  ];
  return (
    <Section
      title={
        hasCutOff
          ? say({ en: "Places and cut-offs", es: "Lugares y cortes" })
          : say({ en: "Places", es: "Lugares" })
      }
    >
      <Table caption={say({ en: "Places", es: "Lugares" })} head={head}>
        {marks.map((mark) => (
          <tr key={`${mark.at} ${mark.name}`}>
            <td className="font-semibold">{markName(mark, lang)}</td>
            <td>{formatLength(mark.at, unit)}</td>
            <td className="font-semibold">{formatDuration(mark.seconds)}</td>
            {hasClock && <td>{mark.clock}</td>}
            {hasCutOff && (
              <td className={mark.spare !== null && mark.spare < 0 ? "lab-late" : undefined}>
                {mark.cutOff && cutOffWords(mark.cutOff, mark)}
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
