import type { EasyPace } from "#features/activities/analytics/easy-pace.ts";
import { noEasyPace } from "#features/activities/analytics/messages.ts";
import type { AnalyticsSpan } from "#features/activities/analytics/period.ts";
import { formatDuration, formatHours } from "#features/pace/duration.ts";
import { metersIn } from "#features/pace/pace.ts";
import { Plot } from "#ui/chart/plot.tsx";
import { labelledPlaces, ticksBetween } from "#ui/chart/scale.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { type AnalyticsView, mostLabels, paceText, partLabel, partName } from "./screen.ts";

const paceSteps = [5, 10, 15, 30, 60];

/** Seconds from the top to the bottom at least: a few seconds are no mountains. */
const leastSpan = 30;

/** The pace at easy effort over time, the faster the higher. */
export function EasyPacePart({ analytics: { easy, span }, unit }: AnalyticsView) {
  return (
    <Panel title="Pace at easy effort" reckoned="easy" lead={easy && bandText(easy)}>
      {easy ? (
        <EasyPlot easy={easy} span={span} unit={unit} />
      ) : (
        <NotEnough>{noEasyPace}</NotEnough>
      )}
    </Panel>
  );
}

function EasyPlot({
  easy: { parts },
  span,
  unit,
}: {
  easy: EasyPace;
  span: AnalyticsSpan;
  unit: AnalyticsView["unit"];
}) {
  const { part } = span;
  const paceOf = ({ seconds, meters }: { seconds: number; meters: number }) =>
    (seconds / meters) * metersIn(unit);
  const known = parts.filter(({ isEnough }) => isEnough);
  const paces = known.map(paceOf);
  const [fastest, slowest] = [Math.min(...paces), Math.max(...paces)];
  const room = Math.max(0, leastSpan - (slowest - fastest)) / 2;
  const ticks = ticksBetween(fastest - room, slowest + room, paceSteps, 5);
  const [first, last] = [known[0], known.at(-1)];
  const told = first && last ? `from ${paceText(first, unit)} to ${paceText(last, unit)}` : "";
  return (
    <Plot
      summary={`Pace at easy effort by ${part}, ${told}`}
      x={{
        from: -0.5,
        to: parts.length - 0.5,
        labels: labelledPlaces(parts.length, mostLabels(span)).map((at) => ({
          at,
          label: partLabel(parts[at]?.from ?? "", span),
        })),
      }}
      y={{
        from: ticks.at(-1) ?? 0,
        to: ticks[0] ?? 0,
        labels: ticks.map((at) => ({ at, label: formatDuration(at) })),
      }}
      series={[
        {
          label: "Pace",
          kind: "line",
          look: "main",
          points: parts.map((each, x) => ({ x, y: each.isEnough ? paceOf(each) : null })),
        },
      ]}
      numbers={{
        heads: [part === "week" ? "Week" : "Month", `Pace (min/${unit})`, "Easy time"],
        rows: parts.map((each) => ({
          name: partName(each.from, part),
          values: [each.isEnough ? formatDuration(paceOf(each)) : "–", formatHours(each.seconds)],
        })),
      }}
    />
  );
}

function bandText({ band }: EasyPace): string {
  if (!band) return "Without heart rate: your slower runs of half an hour or more.";
  return `At ${Math.ceil(band.from)} to ${Math.floor(band.to)} beats a minute. The line rises as you get faster.`;
}
