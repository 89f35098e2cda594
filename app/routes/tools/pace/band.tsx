import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured, formatPace, metersIn } from "#features/pace/pace.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import { formatDistance } from "#features/races/distance.ts";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { BandSide, PrintedBand } from "../printed-band.tsx";

/** The contents of a band: a plan, and the race that it is for. */
type PaceBand = {
  plan: PacePlan;
  unit: LengthUnit;
  race: RaceToPlan | null;
  course: Course | null;
};

/** The strip with the times of a pace. */
export function Band({ plan, unit, race, course }: PaceBand) {
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  return (
    <BandSide>
      <PrintedBand
        head={<BandHead plan={plan} unit={unit} race={race} course={course} />}
        columns={[unit, "time", ...(hasClock ? ["clock"] : [])]}
        rows={plan.splits.map(({ meters, seconds, clock }) => {
          const place = meters / metersIn(unit);
          const isFinish = meters === plan.run.meters;
          const isStrong = isFinish || (plan.step < 5 && place % 5 < 0.01);
          return (
            <tr key={meters} className={isStrong ? "pace-strong" : ""}>
              <th scope="row">{isFinish ? "Finish" : Math.round(place)}</th>
              <td>{formatDuration(seconds)}</td>
              {hasClock && <td>{clock?.replace(" AM", "a").replace(" PM", "p")}</td>}
            </tr>
          );
        })}
        advice="Printing this page prints the band alone. Cut it out, put clear tape over it against sweat, and close it around your wrist."
      />
    </BandSide>
  );
}

function BandHead({ plan: { run }, unit, race, course }: PaceBand) {
  const name = race && course ? formatDistance(course, unit) : formatMeasured(run.meters, unit);
  return (
    <>
      <p className="pace-band-edge">{race ? race.name : name}</p>
      {race && (
        <p>
          {name}
          {course?.startTime && `, ${formatClockTime(course.startTime)}`}
          <br />
          {formatDay(race.startDate)}
        </p>
      )}
      <p className="num pace-band-time">{formatDuration(run.seconds)}</p>
      <p>
        {formatPace(run, unit)} /{unit}
      </p>
    </>
  );
}
