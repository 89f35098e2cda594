import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import type { Prediction } from "#features/pace/prediction.ts";
import { Table } from "#ui/list/table.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";

/** The predicted times over other distances, and how reliable they are. */
export function Predictions({
  rows,
  query,
  unit,
}: {
  rows: Prediction[];
  query: PaceQuery;
  unit: LengthUnit;
}) {
  return (
    <Section title="Race predictor" id="predictions">
      <p className="mb-4 max-w-text text-muted">
        If you can run this, you can expect the following over other distances, on a similar course
        and with training for them.
      </p>
      <Table caption="Predicted times" head={["Distance", "Time", `Pace /${unit}`]}>
        {rows.map((row) => (
          <tr key={row.meters} className={row.isKnown ? "pace-known" : undefined}>
            <td className="font-semibold">{row.name}</td>
            <td>
              {row.isKnown ? (
                <>
                  <b>{formatDuration(row.seconds)}</b> <span className="text-muted">yours</span>
                </>
              ) : (
                <>
                  <TextLink to={planPath(query, row)}>{formatDuration(row.seconds)}</TextLink>
                  {row.isGuess && <span className="text-muted"> a guess</span>}
                </>
              )}
            </td>
            <td>{formatPace(row, unit)}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-4 max-w-text text-sm text-muted">
        Riegel's formula: T<sub>2</sub> = T<sub>1</sub> × (D<sub>2</sub> ÷ D<sub>1</sub>)
        <sup>1.06</sup>. P. S. Riegel, “Athletic Records and Human Endurance”,{" "}
        <i>American Scientist</i>, 1981. It was made for efforts of about 3.5 to 230 minutes. A time
        outside of that, or predicted from one outside of that, is a guess, and hills, heat and thin
        air are not in it.
      </p>
    </Section>
  );
}

/** The plan for a predicted time. */
function planPath({ unit, faster }: PaceQuery, { name, seconds }: Prediction): string {
  return paceAddress({ distance: name, time: formatDuration(seconds), unit, faster });
}
