import type { PacePlan } from "#features/pace/calculation.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured, formatPace, metersIn } from "#features/pace/pace.ts";
import { formatDistance } from "#features/races/distance.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
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
  const say = useSay();
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  return (
    <BandSide>
      <PrintedBand
        head={<BandHead plan={plan} unit={unit} race={race} course={course} />}
        columns={[
          unit,
          say({ en: "time", es: "tiempo" }),
          ...(hasClock ? [say({ en: "clock", es: "hora" })] : []),
        ]}
        rows={plan.splits.map(({ meters, seconds, clock }) => {
          const place = meters / metersIn(unit);
          const isFinish = meters === plan.run.meters;
          const isStrong = isFinish || (plan.step < 5 && place % 5 < 0.01);
          return (
            <tr key={meters} className={isStrong ? "pace-strong" : ""}>
              <th scope="row">
                {isFinish ? say({ en: "Finish", es: "Meta" }) : Math.round(place)}
              </th>
              <td>{formatDuration(seconds)}</td>
              {hasClock && <td>{clock && shortClock(clock)}</td>}
            </tr>
          );
        })}
        advice={say({
          en: "Printing this page prints the band alone. Cut it out, put clear tape over it against sweat, and close it around your wrist.",
          es: "Al imprimir esta página sale solo la pulsera. Recórtala, cúbrela con cinta transparente para que resista el sudor y ciérrala en tu muñeca.",
        })}
      />
    </BandSide>
  );
}

function BandHead({ plan: { run }, unit, race, course }: PaceBand) {
  const lang = useLang();
  const name =
    race && course ? formatDistance(course, unit) : formatMeasured(run.meters, unit, lang);
  return (
    <>
      <p className="pace-band-edge">{race ? race.name : name}</p>
      {race && (
        <p>
          {name}
          {course?.startTime && `, ${formatClockTime(course.startTime, lang)}`}
          <br />
          {formatDay(race.startDate, lang)}
        </p>
      )}
      <p className="num pace-band-time">{formatDuration(run.seconds)}</p>
      <p>
        {formatPace(run, unit)} /{unit}
      </p>
    </>
  );
}

/** `7:30 AM` and `7:30 a. m.` as `7:30a`: the band is narrow. */
function shortClock(clock: string): string {
  return clock.replace(/\s([ap])(?:M|\.\sm\.)/i, (_, half: string) => half.toLowerCase());
}
