import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured, formatPace, metersIn } from "#features/pace/pace.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Button } from "#ui/button.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** The contents of a band: a plan, and the race that it is for. */
type PaceBand = {
  plan: PacePlan;
  unit: LengthUnit;
  race: RaceToPlan | null;
  course: Course | null;
};

/** The strip of paper to cut out, fold and wear. Printing the page prints nothing else. */
export function Band({ plan, unit, race, course }: PaceBand) {
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  return (
    <section aria-labelledby="band" className="pace-band-side">
      <h2 id="band" className="mb-4 text-2xl print:hidden">
        Pace band
      </h2>
      <div className="pace-band">
        <BandHead plan={plan} unit={unit} race={race} course={course} />
        <table>
          <caption className="sr-only">Pace band</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">time</th>
              {hasClock && <th scope="col">clock</th>}
            </tr>
          </thead>
          <tbody>
            {plan.splits.map(({ meters, seconds, clock }) => {
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
          </tbody>
        </table>
        <p className="pace-band-tab">fold here, tape behind</p>
      </div>
      <div className="mt-4 print:hidden">
        <Button look="quiet" className="needs-script" onClick={() => window.print()}>
          Print the band
        </Button>
        <p className="mt-3 max-w-[34ch] text-sm text-muted">
          Printing this page prints the band alone. Cut it out, put clear tape over it against
          sweat, and close it around your wrist.
        </p>
      </div>
    </section>
  );
}

function BandHead({ plan: { run }, unit, race, course }: PaceBand) {
  const name = race && course ? formatDistance(course, unit) : formatMeasured(run.meters, unit);
  return (
    <div className="pace-band-head">
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
    </div>
  );
}
