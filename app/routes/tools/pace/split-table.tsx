import { useNavigate } from "react-router";
import { formatDuration } from "#features/pace/duration.ts";
import { unitNames } from "#features/pace/messages.ts";
import { formatPace, metersIn } from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import type { PacePlan } from "#features/pace/plan.ts";
import { negativeSplits, type Split } from "#features/pace/splits.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import type { LengthUnit } from "#values/length.ts";
import type { Say } from "#values/say.ts";
import { formId } from "./calculator.tsx";

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
  const say = useSay();
  const hasClock = plan.splits.some(({ clock }) => clock !== null);
  const head = [
    say({ en: "At", es: "En" }),
    say({ en: "Pace", es: "Ritmo" }),
    say({ en: "Time", es: "Tiempo" }),
    ...(hasClock ? [say({ en: "Clock", es: "Hora" })] : []),
  ];
  return (
    <Section title={say({ en: "Splits", es: "Parciales" })} className="">
      <SplitTools plan={plan} query={query} unit={unit} />
      <Table caption={say({ en: "Splits", es: "Parciales" })} head={head}>
        {plan.splits.map((split) => (
          <tr key={split.meters}>
            <td className="font-semibold">{markOf(split, plan, unit, say)}</td>
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
  const say = useSay();
  const navigate = useNavigate();
  const ask = (change: Partial<PaceQuery>) =>
    navigate(paceAddress({ ...query, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className="pace-tools">
      <Select
        label={say({ en: "Effort", es: "Esfuerzo" })}
        name="faster"
        form={formId}
        defaultValue={String(query.faster)}
        onChange={({ target }) => ask({ faster: Number(target.value) })}
        options={negativeSplits.map((percent) => ({
          value: String(percent),
          label:
            percent === 0
              ? say({ en: "Even pace", es: "Ritmo parejo" })
              : say({
                  en: `Second half ${percent}% faster`,
                  es: `Segunda mitad ${percent}% más rápida`,
                }),
        }))}
      />
      <Select
        label={say({ en: "A split every", es: "Un parcial cada" })}
        name="every"
        form={formId}
        defaultValue={String(plan.step)}
        onChange={({ target }) => ask({ every: Number(target.value) })}
        options={plan.steps.map((step) => ({
          value: String(step),
          label:
            step === 1
              ? say(unitNames[unit])
              : say({
                  en: `${step} ${unitNames[unit].en}s`,
                  es: `${step} ${unitNames[unit].es}s`,
                }),
        }))}
      />
      <noscript>
        <Button type="submit" look="quiet" form={formId}>
          {say({ en: "Show", es: "Mostrar" })}
        </Button>
      </noscript>
    </div>
  );
}

/** The label of a mark: `5 km`, `Finish`. */
function markOf({ meters }: Split, plan: PacePlan, unit: LengthUnit, say: Say): string {
  if (meters === plan.run.meters) return say({ en: "Finish", es: "Meta" });
  return `${Math.round(meters / metersIn(unit))} ${unit}`;
}
