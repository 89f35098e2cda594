import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { Table } from "#ui/list/table.tsx";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { ActivitySplit } from "../measure/laps.ts";

/** Each kilometre or mile of an activity, with a bar as long as it was fast. */
export function ActivitySplits({
  splits,
  unit,
}: {
  splits: readonly ActivitySplit[];
  unit: LengthUnit;
}) {
  const name = unit === "km" ? "Kilometer" : "Mile";
  const hasClimb = splits.some(({ climb }) => climb !== null);
  const hasHeart = splits.some(({ heartRate }) => heartRate !== null);
  const speeds = splits.map(({ meters, seconds }) => (seconds > 0 ? meters / seconds : 0));
  const fastest = Math.max(...speeds);
  const head = [name, "Pace", "Time"];
  if (hasClimb) head.push("Climb");
  if (hasHeart) head.push("Heart rate");
  let way = 0;
  let time = 0;
  return (
    <Table caption={`Each ${name.toLowerCase()}`} head={head}>
      {splits.map(({ meters, seconds, climb, descent, heartRate }, index) => {
        way += meters;
        time += seconds;
        const isPart = index === splits.length - 1;
        return (
          <tr key={way}>
            <td>{isPart ? `to ${formatLength(way, unit)}` : index + 1}</td>
            <td>
              <span className="split-pace">
                <span>{seconds > 0 ? formatPace({ meters, seconds }, unit) : "–"}</span>
                <i aria-hidden="true">
                  <i style={{ width: barOf((speeds[index] ?? 0) / fastest) }} />
                </i>
              </span>
            </td>
            <td>{formatDuration(time)}</td>
            {hasClimb && (
              <td>
                {climb === null || descent === null
                  ? "–"
                  : `+${formatHeight(climb, unit)} / −${formatHeight(descent, unit)}`}
              </td>
            )}
            {hasHeart && <td>{heartRate === null ? "–" : `${heartRate} bpm`}</td>}
          </tr>
        );
      })}
    </Table>
  );
}

/** Splits differ by little: half of the fastest speed is the beginning of the bar. */
function barOf(part: number): string {
  return `${Math.round(Math.max(0.02, part * 2 - 1) * 100)}%`;
}
