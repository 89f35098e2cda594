import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured } from "#features/pace/pace.ts";
import { effortWords, formatPaceRange } from "#features/training/messages.ts";
import type { PlanReckoning } from "#features/training/paces/goal-check.ts";
import { Table } from "#ui/list/table.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

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
  reckoning: { known, wished },
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
            Daniels and Gilbert (1979). All paces follow from it, and it predicts about{" "}
            <b>{formatDuration(known.predicted)}</b> for your race today.
          </p>
          {wished !== null && wished < known.predicted * (1 - bold) && (
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
      ) : (
        <p>
          No result of the last six months stands behind this plan, so it goes by effort: how a run
          feels. Distances and times of sessions are estimates for your level.
        </p>
      )}
      <p>
        Weeks grow by a tenth at most (or 2 km), long runs by a tenth of the longest of 30 days.
        Every third or fourth week is lighter by a quarter. Four fifths of the minutes of a week are
        easy (Seiler 2010), and hard days never follow one another. The last one or two weeks have
        40 to 60% less, at the same paces (Bosquet 2007). After a break, the load comes back in
        steps (Daniels).
      </p>
    </div>
  );
}
