import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { Table } from "#ui/list/table.tsx";
import { formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import type { FastestStretch } from "../measure/efforts.ts";

/** The fastest times over standard distances within an activity. */
export function EffortTable({
  efforts,
  unit,
}: {
  efforts: readonly FastestStretch[];
  unit: LengthUnit;
}) {
  return (
    <Table caption="Best efforts" head={["Distance", "Time", "Pace", "From"]}>
      {efforts.map(({ meters, seconds, from }) => (
        <tr key={meters}>
          <td>{effortName(meters)}</td>
          <td>
            <b>{formatDuration(seconds)}</b>
          </td>
          <td>
            {formatPace({ meters, seconds }, unit)} /{unit}
          </td>
          <td>{formatLength(from, unit)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** `400 m`, `1 mile`, `5 km`, `Marathon`. */
export function effortName(meters: number): string {
  if (meters === metersPerMile) return "1 mile";
  return meters < 1000 ? `${meters} m` : formatMeasured(meters, "km");
}
