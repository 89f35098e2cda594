import { drawLine } from "#drawing/course/line.ts";
import { LineView } from "#features/courses/showing/line-view.tsx";
import { ProfileView } from "#features/courses/showing/profile-view.tsx";
import { formatDuration } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { Facts } from "#ui/list/facts.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { activityNoticeText, sportNames } from "../messages.ts";
import { ActivitySplits } from "./activity-splits.tsx";
import { EffortTable } from "./effort-table.tsx";
import type { ShownActivity } from "./shown-activity.server.ts";
import { TrackCharts } from "./track-charts.tsx";

/** An activity with its line, its charts, its splits and its best efforts. */
export function ActivityView({ activity, unit }: { activity: ShownActivity; unit: LengthUnit }) {
  const { name, sport, day, time, line, profile, charts, axis, splits, efforts, notices } =
    activity;
  return (
    <article className={`activity type-${sport === "trail" ? "trail" : "road"}`}>
      <header className="activity-head">
        <h1>{name}</h1>
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
          <EffortTable efforts={efforts} unit={unit} />
        </Section>
      )}
    </article>
  );
}

function factsOf(activity: ShownActivity, unit: LengthUnit) {
  const { meters, movingSeconds: seconds, elapsedSeconds, climb, descent, cadence } = activity;
  const { averageHeartRate, highestHeartRate } = activity;
  const height = (value: number | null) => value !== null && formatHeight(value, unit);
  return [
    { label: "Pace", value: meters > 0 ? `${formatPace({ meters, seconds }, unit)} /${unit}` : "" },
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
