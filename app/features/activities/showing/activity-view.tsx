import { Form, href } from "react-router";
import type { AxisMark } from "#drawing/course/axis.ts";
import { drawLine } from "#drawing/course/line.ts";
import { LineView } from "#features/courses/showing/line-view.tsx";
import { ProfileView } from "#features/courses/showing/profile-view.tsx";
import { WayFrame } from "#features/courses/showing/way-frame.tsx";
import { formatDuration } from "#features/pace/duration.ts";
import { formatMeasured, formatPace } from "#features/pace/pace.ts";
import { Button } from "#ui/button.tsx";
import { ChartNumbers } from "#ui/chart/chart-numbers.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Table } from "#ui/list/table.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { isBeyondRecords } from "../measure/efforts.ts";
import type { ActivitySplit } from "../measure/laps.ts";
import { activityNoticeText, sportNames } from "../messages.ts";
import type { ActivityChart } from "./activity-charts.ts";
import { chartPlane } from "./chart-scale.ts";
import type { ShownActivity } from "./shown-activity.server.ts";

/** An activity with its line, its charts, its splits and its best efforts. */
export function ActivityView({ activity, unit }: { activity: ShownActivity; unit: LengthUnit }) {
  const {
    name,
    description,
    sport,
    day,
    time,
    line,
    profile,
    charts,
    axis,
    splits,
    efforts,
    notices,
  } = activity;
  return (
    <article className={`activity type-${sport === "trail" ? "trail" : "road"}`}>
      <header className="activity-head">
        <h1>{name}</h1>
        {description && <p className="whitespace-pre-line">{description}</p>}
        <p>
          {sportNames[sport]} · {formatDay(day)}, {time}
          {activity.isTyped && " · typed in by hand"}
        </p>
      </header>
      <div className={line ? "activity-lead" : undefined}>
        <div className="activity-words">
          <p className="activity-big">
            {formatLength(activity.meters, unit)}
            <span>in {formatDuration(activity.movingSeconds)}</span>
          </p>
          <Facts items={factsOf(activity, unit)} />
          {notices.length > 0 && (
            <ul className="activity-notices">
              {notices.map((notice) => (
                <li key={notice.code}>{activityNoticeText(notice)}</li>
              ))}
            </ul>
          )}
        </div>
        {line && (
          <LineView
            drawing={drawLine(line, unit)}
            points={line}
            at={null}
            summary={`The way of ${name} from above, with ${unit === "km" ? "kilometer" : "mile"} marks. North is at the top.`}
          />
        )}
      </div>
      {axis && charts.length > 0 && (
        <Section title="Along the way">
          <TrackCharts charts={charts} axis={axis} />
        </Section>
      )}
      {profile && (
        <Section title="Elevation">
          <ProfileView profile={profile} unit={unit} summary={profileSummary(activity, unit)} />
        </Section>
      )}
      {splits.length > 0 && (
        <Section title={unit === "km" ? "Each kilometer" : "Each mile"}>
          <ActivitySplits splits={splits} unit={unit} />
        </Section>
      )}
      {efforts.length > 0 && (
        <Section title="Best efforts">
          <p className="activity-explained">
            The fastest time over each distance anywhere in this activity, with every stop.
          </p>
          <EffortTable id={activity.id} efforts={efforts} unit={unit} />
        </Section>
      )}
    </article>
  );
}

function factsOf(activity: ShownActivity, unit: LengthUnit) {
  const { meters, movingSeconds: seconds, elapsedSeconds, climb, descent, cadence } = activity;
  const { averageHeartRate, highestHeartRate } = activity;
  const hasPace = meters > 0 && !isBeyondRecords({ meters, seconds });
  const height = (value: number | null) => value !== null && formatHeight(value, unit);
  return [
    { label: "Pace", value: hasPace ? `${formatPace({ meters, seconds }, unit)} /${unit}` : "" },
    { label: "Elapsed time", value: formatDuration(elapsedSeconds) },
    { label: "Climb", value: height(climb) || null },
    { label: "Descent", value: height(descent) || null },
    { label: "Heart rate", value: averageHeartRate && `${averageHeartRate} bpm` },
    { label: "Highest heart rate", value: highestHeartRate && `${highestHeartRate} bpm` },
    { label: "Cadence", value: cadence && `${cadence} spm` },
  ];
}

function profileSummary({ meters, climb, descent }: ShownActivity, unit: LengthUnit): string {
  const heights = `${formatHeight(climb ?? 0, unit)} of climb and ${formatHeight(descent ?? 0, unit)} of descent`;
  return `Elevation over ${formatLength(meters, unit)}: ${heights}.`;
}

/** Each kilometre or mile of an activity, with a bar as long as it was fast. */
function ActivitySplits({ splits, unit }: { splits: readonly ActivitySplit[]; unit: LengthUnit }) {
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

type Effort = ShownActivity["efforts"][number];

/** The fastest times over standard distances within an activity, which the runner may strike. */
function EffortTable({
  id,
  efforts,
  unit,
}: {
  id: string;
  efforts: readonly Effort[];
  unit: LengthUnit;
}) {
  return (
    <Table caption="Best efforts" head={["Distance", "Time", "Pace", "From", "Counts"]}>
      {efforts.map(({ meters, seconds, from, state }) => (
        <tr key={meters} className={state === "struck" ? "effort-struck" : undefined}>
          <td>{effortName(meters)}</td>
          <td>
            <b>{formatDuration(seconds)}</b>
          </td>
          <td>
            {formatPace({ meters, seconds }, unit)} /{unit}
          </td>
          <td>{formatLength(from, unit)}</td>
          <td className="effort-judged">
            {effortStates[state]}
            {state !== "struck" && <Judge id={id} meters={meters} change="strike" />}
            {state !== "counts" && <Judge id={id} meters={meters} change="restore" />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const effortStates: Record<Effort["state"], string> = {
  counts: "",
  struck: "Struck",
  doubtful: "In doubt: far above your other runs",
};

const judgments = { strike: "Strike", restore: "Count" } as const;

function Judge({
  id,
  meters,
  change,
}: {
  id: string;
  meters: number;
  change: keyof typeof judgments;
}) {
  return (
    <Form method="post" action={href("/training/activities/:id/:change?", { id, change })}>
      <input type="hidden" name="meters" value={meters} />
      <Button
        type="submit"
        look="quiet"
        size="small"
        aria-label={`${judgments[change]} the best ${effortName(meters)}`}
      >
        {judgments[change]}
      </Button>
    </Form>
  );
}

/** `400 m`, `1 mile`, `5 km`, `Marathon`. */
function effortName(meters: number): string {
  if (meters === metersPerMile) return "1 mile";
  return meters < 1000 ? `${meters} m` : formatMeasured(meters, "km");
}

type Axis = { marks: AxisMark[]; end: string };

/** Charts below each other that share the axis of the distance, each with its numbers. */
function TrackCharts({ charts, axis }: { charts: readonly ActivityChart[]; axis: Axis }) {
  return (
    <div className="track-charts">
      {charts.map((chart) => (
        <TrackChart key={chart.id} chart={chart} axis={axis} />
      ))}
    </div>
  );
}

function TrackChart({ chart, axis }: { chart: ActivityChart; axis: Axis }) {
  const { id, title, average, summary, levels, line, area, head, rows } = chart;
  return (
    <figure className={`track-chart track-${id}`}>
      <figcaption>
        <h3>{title}</h3>
        <span>{average}</span>
      </figcaption>
      <WayFrame levels={levels} {...axis}>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${chartPlane.width} ${chartPlane.height}`}
          preserveAspectRatio="none"
        >
          <path d={area} className="track-area" />
          <path d={line} className="track-line" />
        </svg>
      </WayFrame>
      <ChartNumbers
        label={title}
        heads={head}
        rows={rows.map(({ at, value }) => ({ name: at, values: [value] }))}
      />
    </figure>
  );
}
