import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { isFitted, type RaceTime } from "#features/pace/prediction.ts";
import { effortWords, formatPaceRange } from "#features/training/messages.ts";
import type { LaterResult, PlanReckoning } from "#features/training/paces/goal-check.ts";
import { promiseCodes, promiseText } from "#features/training/promises.ts";
import { Table } from "#ui/list/table.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the result promises for the race. */
function Predicted({ time: { seconds, fastest, slowest } }: { time: RaceTime }) {
  return (
    <>
      For your race today it promises about <b>{formatDuration(seconds)}</b>; four of five runners
      come in between {formatDuration(fastest)} and {formatDuration(slowest)}.
      {!isFitted(seconds) && " Beyond four hours the day decides more than any formula."}
    </>
  );
}

const efforts = ["easy", "marathon", "threshold", "interval", "repetition"] as const;
const names = {
  easy: "Easy",
  marathon: "Marathon",
  threshold: "Threshold",
  interval: "Interval",
  repetition: "Repetition",
};

/** Where paces and amounts come from. */
export function Reckoning({
  reckoning: { known, slow },
  later,
  unit,
}: {
  reckoning: PlanReckoning;
  /** A better result since, which predicts in place of that of the plan. */
  later: LaterResult | null;
  unit: LengthUnit;
}) {
  return (
    <div className="plan-reckoning">
      {known ? (
        <>
          <p>
            {distanceName(known.result.meters, unit)} in {formatDuration(known.result.seconds)} on{" "}
            {formatDay(known.result.day)} is a VDOT of {known.vdot.toFixed(1)} by the formulas of
            Daniels and Gilbert (1979). All paces follow from it.{" "}
            {!later && <Predicted time={known.predicted} />}
          </p>
          <Table caption="Your paces" head={["Effort", "Pace", "How it feels"]}>
            {efforts.map((effort) => (
              <tr key={effort}>
                <td>{names[effort]}</td>
                <td className="tabular whitespace-nowrap">
                  {formatPaceRange(known.paces[effort], unit)}
                </td>
                <td>{effortWords[effort]}</td>
              </tr>
            ))}
          </Table>
        </>
      ) : slow ? (
        <p>
          Your result is slower than the published tables of paces reach, so this plan goes by
          effort: how a run feels. {!later && <Predicted time={slow} />}
        </p>
      ) : (
        <p>
          No result of the last six months stands behind this plan, so it goes by effort: how a run
          feels. Distances and times of sessions are estimates for your level.
        </p>
      )}
      {later && (
        <p>
          Your best result is now {distanceName(later.result.meters, unit)} in{" "}
          {formatDuration(later.result.seconds)} on {formatDay(later.result.day)}.{" "}
          <Predicted time={later.predicted} />
        </p>
      )}
      <Strength />
      <p>
        No pace here knows heat or altitude. In heat, run by effort, and give a hot race one to two
        weeks of daily easy running in warm hours (Racinais 2015). Above about 1,500 m paces are
        slower for everybody: leave out the fast sessions of the first days.
      </p>
      <h3 className="mt-4 text-lg">What the plan promises</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {promiseCodes.map((code) => (
          <li key={code}>{promiseText(code, unit)}</li>
        ))}
      </ul>
    </div>
  );
}

const exercises = [
  ["Squat", "feet as wide as your shoulders, sit back as if onto a chair, and stand up."],
  [
    "Lunge",
    "a long step forward, lower the back knee almost to the floor, push back, change legs.",
  ],
  ["Calf raise", "on a step with your heels over its edge, up on both feet, slowly down on one."],
  [
    "Bridge",
    "on your back with one foot on the floor, lift your hips until thigh and back are in line.",
  ],
  ["Plank", "on forearms and toes, straight from head to heels, for half a minute."],
];

/** What to do for strength beside the runs. */
function Strength() {
  return (
    <>
      <h3 className="mt-4 text-lg">Strength, if you like</h3>
      <p>
        Twice a week, ten minutes after an easy run: two rounds of eight to twelve slow repetitions.
        It makes running cheaper and injuries rarer (Blagrove 2018, Lauersen 2014). Leave it out in
        the last ten days before the race.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {exercises.map(([name, how]) => (
          <li key={name}>
            {name}: {how}
          </li>
        ))}
      </ul>
    </>
  );
}
