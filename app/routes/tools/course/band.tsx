import { Fragment } from "react";
import { href } from "react-router";
import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { BandSide, PrintedBand } from "../printed-band.tsx";
import type { CourseScreen } from "./course.server.ts";

/** More rows do not fit around a wrist. */
const mostRows = 44;

type BandRow = {
  meters: number;
  name: string;
  /** `null` for a place. */
  pace: string | null;
  seconds: number;
  cutOff: string | null;
  isStrong: boolean;
};

/** The strip of paper to cut out and wear, for members where it is for a race. */
export function CourseBand({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  return (
    <BandSide>{screen.mayBand ? <Band screen={screen} plan={plan} /> : <BandOffer />}</BandSide>
  );
}

function Band({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  const say = useSay();
  const { unit, course, race } = screen;
  const { run } = plan;
  const climb = course.heights && formatHeight(course.heights.climb, unit);
  return (
    <PrintedBand
      head={
        <>
          <p className="pace-band-edge">{race?.race.name ?? course.label}</p>
          <p>
            {formatLength(run.meters, unit)}
            {climb && `, +${climb}`}
          </p>
          <p className="num pace-band-time">{formatDuration(run.seconds)}</p>
          <p>{say({ en: "even effort", es: "esfuerzo parejo" })}</p>
        </>
      }
      columns={[unit, say({ en: "pace", es: "ritmo" }), say({ en: "time", es: "tiempo" })]}
      rows={bandRows(plan, unit, useLang()).map(
        ({ meters, name, pace, seconds, cutOff, isStrong }) => (
          <Fragment key={`${meters} ${name}`}>
            <tr className={isStrong ? "pace-strong" : ""}>
              <th scope="row" colSpan={pace === null ? 2 : 1}>
                {name}
              </th>
              {pace !== null && <td>{pace}</td>}
              <td>{formatDuration(seconds)}</td>
            </tr>
            {cutOff !== null && (
              <tr className="pace-cut-off">
                <th scope="row" colSpan={2}>
                  {say({
                    en: `Cut-off ${formatLength(meters, unit)}`,
                    es: `Corte ${formatLength(meters, unit)}`,
                  })}
                </th>
                <td>{cutOff}</td>
              </tr>
            )}
          </Fragment>
        ),
      )}
      advice={say({
        en: "Printing this page prints the band alone.",
        es: "Al imprimir esta página sale solo la pulsera.",
      })}
    />
  );
}

function BandOffer() {
  const say = useSay();
  return (
    <div className="card lab-band-offer">
      <p>
        {say({
          en: "The plan is for everybody. With Sprinter and Elite it also comes as a band to print and wear, with the aid stations and cut-offs of the race.",
          es: "El plan es para todos. Con Sprinter y Elite viene también como una pulsera para imprimir y usar, con los puestos de hidratación y los cortes de la carrera.",
        })}
      </p>
      <ButtonLink to={href("/membership")} look="quiet" size="small">
        {say({ en: "See the plans", es: "Ver los planes" })}
      </ButtonLink>
    </div>
  );
}

/** Each split, or every second or fifth one, with the places between them and the cut-offs. */
export function bandRows(
  { splits, marks, step }: CoursePlan,
  unit: LengthUnit,
  lang: Lang,
): BandRow[] {
  const every = [1, 2, 5, 10, 20].find((one) => splits.length / one <= mostRows) ?? 50;
  const last = splits.length - 1;
  const places = marks
    .filter(({ kind }) => kind !== "start" && kind !== "finish")
    .slice(0, mostRows)
    .map((mark) => ({
      meters: mark.at,
      name: markName(mark, lang),
      pace: null,
      seconds: mark.seconds,
      cutOff: mark.cutOff,
      isStrong: true,
    }));
  const closing = marks.find(({ kind, cutOff }) => kind === "finish" && cutOff !== null);
  let before = { meters: 0, seconds: 0 };
  const lines = splits.flatMap(({ meters, seconds }, index) => {
    const isLast = index === last;
    if ((index + 1) % every !== 0 && !isLast) return [];
    const lap = { meters: meters - before.meters, seconds: seconds - before.seconds };
    before = { meters, seconds };
    return [
      {
        meters,
        name: isLast ? sayIn(lang)({ en: "Finish", es: "Meta" }) : String((index + 1) * step),
        pace: formatPace(lap, unit),
        seconds,
        cutOff: (isLast && closing?.cutOff) || null,
        isStrong: isLast,
      },
    ];
  });
  return [...lines, ...places].toSorted((a, b) => a.meters - b.meters);
}
