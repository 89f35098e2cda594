import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured } from "#features/pace/pace.ts";
import { isFitted, type RaceTime } from "#features/pace/prediction.ts";
import { effortWords, formatPaceRange } from "#features/training/messages.ts";
import type { PlanReckoning } from "#features/training/paces/goal-check.ts";
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

/** Beyond this share, a wish is faster than a plan can promise. */
const bold = 0.03;

/** Where paces and amounts come from. */
export function Reckoning({
  reckoning: { known, slow, wished },
  unit,
}: {
  reckoning: PlanReckoning;
  unit: LengthUnit;
}) {
  return (
    <div className="plan-reckoning">
      {known ? (
        <>
          <p>
            {formatMeasured(known.result.meters, unit)} in {formatDuration(known.result.seconds)} on{" "}
            {formatDay(known.result.day)} is a VDOT of {known.vdot.toFixed(1)} by the formulas of
            Daniels and Gilbert (1979). All paces follow from it.{" "}
            <Predicted time={known.predicted} />
          </p>
          {wished !== null && wished < known.predicted.seconds * (1 - bold) && (
            <p>
              Your goal of {formatDuration(wished)} is more than 3% faster. You train for what you
              can run now; a better result brings faster paces in a new plan.
            </p>
          )}
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
          effort: how a run feels. <Predicted time={slow} />
        </p>
      ) : (
        <p>
          No result of the last six months stands behind this plan, so it goes by effort: how a run
          feels. Distances and times of sessions are estimates for your level.
        </p>
      )}
      <p>
        Beside the runs, twice a week if you like, after an easy run: ten minutes of strength.
        Squats, lunges, calf raises on a step, a bridge on one leg and a plank, two rounds of eight
        to twelve slow repetitions. It makes running cheaper and injuries rarer, but not in the last
        ten days before the race (Blagrove 2018, Lauersen 2014).
      </p>
      <p>
        No pace here knows heat or altitude. In heat, run by effort, and give a hot race one to two
        weeks of daily easy running in warm hours (Racinais 2015). Above about 1,500 m paces are
        slower for everybody: leave out the fast sessions of the first days.
      </p>
      <p>
        A week has at most a tenth (or 2 km) more than the highest of the last four, a long run a
        tenth more than the longest of 30 days (Schuster Brandt Frandsen 2025). Easy runs end after
        75 to 90 minutes, so the distance of a week follows from your days. Every third or fourth
        week is lighter by a quarter. Four fifths of the minutes of a week are easy (Seiler 2010),
        hard days never follow one another, and ten easy minutes come before anything fast. The last
        one or two weeks have at least 40% less, at the same paces (Bosquet 2007). After a break of
        more than five days, all is easy and the load comes back in steps of 33, 50, 70 and 85%
        (Daniels); then weeks grow by 15% at most until the old load is reached (compare the
        50/30/20/10 rule, Caterisano 2019), and fast running returns with one short session at a
        time.
      </p>
    </div>
  );
}
