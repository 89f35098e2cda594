import { href } from "react-router";
import type { CoursePlan } from "#features/courses/planning/course-plan.ts";
import { markName } from "#features/courses/showing/course-words.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { BandSide, PrintedBand } from "../printed-band.tsx";
import type { CourseScreen } from "./screen.ts";

/** More rows do not fit around a wrist. */
const mostRows = 44;

/** The strip of paper to cut out and wear, for members where it is for a race. */
export function CourseBand({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
  return (
    <BandSide>{screen.mayBand ? <Band screen={screen} plan={plan} /> : <BandOffer />}</BandSide>
  );
}

function Band({ screen, plan }: { screen: CourseScreen; plan: CoursePlan }) {
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
          <p>even effort</p>
        </>
      }
      columns={[unit, "pace", "time"]}
      rows={rowsOf(plan, unit).map(({ meters, name, pace, seconds, isStrong }) => (
        <tr key={`${meters} ${name}`} className={isStrong ? "pace-strong" : ""}>
          <th scope="row" colSpan={pace === null ? 2 : 1}>
            {name}
          </th>
          {pace !== null && <td>{pace}</td>}
          <td>{formatDuration(seconds)}</td>
        </tr>
      ))}
      advice="Printing this page prints the band alone."
    />
  );
}

/** Each split, or every second or fifth one, with the places between them. */
function rowsOf({ splits, marks, step }: CoursePlan, unit: LengthUnit) {
  const every = [1, 2, 5, 10, 20].find((one) => splits.length / one <= mostRows) ?? 50;
  const last = splits.length - 1;
  const places = marks
    .filter(({ kind }) => kind !== "start" && kind !== "finish")
    .slice(0, mostRows)
    .map((mark) => ({
      meters: mark.at,
      name: markName(mark),
      pace: null,
      seconds: mark.seconds,
      isStrong: true,
    }));
  let before = { meters: 0, seconds: 0 };
  const lines = splits.flatMap(({ meters, seconds }, index) => {
    if ((index + 1) % every !== 0 && index !== last) return [];
    const lap = { meters: meters - before.meters, seconds: seconds - before.seconds };
    before = { meters, seconds };
    const name = index === last ? "Finish" : String((index + 1) * step);
    return [{ meters, name, pace: formatPace(lap, unit), seconds, isStrong: index === last }];
  });
  return [...lines, ...places].toSorted((a, b) => a.meters - b.meters);
}

function BandOffer() {
  return (
    <div className="card lab-band-offer">
      <p>
        The plan is for everybody. With Sprinter and Elite it also comes as a band to print and
        wear, with the aid stations of the race.
      </p>
      <ButtonLink to={href("/membership")} look="quiet" size="small">
        See the plans
      </ButtonLink>
    </div>
  );
}
