import { useNavigate } from "react-router";
import { formatDuration } from "#features/pace/duration.ts";
import { unitNames } from "#features/pace/messages.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import { negativeSplits, type Split } from "#features/pace/splits.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";
import { formId } from "./screen.ts";

/** The time at each mark, at an even pace or faster in the second half. */
export function SplitTable({
  plan,
  query,
  unit,
}: {
  plan: PacePlan;
  query: PaceQuery;
  unit: LengthUnit;
}) {
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  const head = ["At", "Pace", "Time", ...(hasClock ? ["Clock"] : [])];
  return (
    <Section title="Splits" className="">
      <SplitTools plan={plan} query={query} unit={unit} />
      <Table caption="Splits" head={head}>
        {plan.splits.map((split) => (
          <tr key={split.meters}>
            <td className="font-semibold">{markOf(split, plan, unit)}</td>
            <td>{formatPace(split.lap, unit)}</td>
            <td className="font-semibold">{formatDuration(split.seconds)}</td>
            {hasClock && <td>{split.clock}</td>}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function SplitTools({ plan, query, unit }: { plan: PacePlan; query: PaceQuery; unit: LengthUnit }) {
  const navigate = useNavigate();
  const ask = (change: Partial<PaceQuery>) =>
    navigate(paceAddress({ ...query, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className="pace-tools">
      <Select
        label="Effort"
        name="faster"
        form={formId}
        defaultValue={String(query.faster)}
        onChange={({ target }) => ask({ faster: Number(target.value) })}
        options={negativeSplits.map((percent) => ({
          value: String(percent),
          label: percent === 0 ? "Even pace" : `Second half ${percent}% faster`,
        }))}
      />
      <Select
        label="A split every"
        name="every"
        form={formId}
        defaultValue={String(plan.step)}
        onChange={({ target }) => ask({ every: Number(target.value) })}
        options={plan.steps.map((step) => ({
          value: String(step),
          label: step === 1 ? unitNames[unit] : `${step} ${unitNames[unit]}s`,
        }))}
      />
      <noscript>
        <Button type="submit" look="quiet" form={formId}>
          Show
        </Button>
      </noscript>
    </div>
  );
}

/** The label of a mark: `5 km`, `Finish`. */
function markOf({ meters }: Split, plan: PacePlan, unit: LengthUnit): string {
  if (meters === plan.run.meters) return "Finish";
  return `${Math.round(meters / metersIn(unit))} ${unit}`;
}
