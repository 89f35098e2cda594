import { href } from "react-router";
import type {
  AdvancedOffered,
  BasicAnalytics,
  PerformanceOffered,
} from "#features/activities/analytics/shown-analytics.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { ButtonLink } from "#ui/button.tsx";
import { formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import { GoalName } from "./goal.tsx";
import type { AnalyticsView } from "./screen.ts";
import { VolumePartView } from "./volume.tsx";

/** What a member with Sprinter would see here, said of the viewer's own runs and race. */
export function AdvancedOffer({
  analytics,
  offered: { goal, longest, distances },
  unit,
}: AnalyticsView<BasicAnalytics> & { offered: AdvancedOffered }) {
  const { total, volume } = analytics;
  const bestNames = distances.map((meters) => distanceName(meters, unit));
  return (
    <div className="analytics">
      {total > 0 && volume.runs > 0 && <VolumePartView analytics={analytics} unit={unit} />}
      <section aria-labelledby="offer" className="analytics-panel analytics-wide analytics-offer">
        <h2 id="offer">With Sprinter, this page also tells you</h2>
        <ul>
          <li>
            <b>A time for your goal race, with its spread.</b>{" "}
            {goal ? (
              <>
                For <GoalName goal={goal} unit={unit} />, from your hardest runs of the last 120
                days.
              </>
            ) : (
              "For the next race that you enter or keep, from your hardest runs."
            )}
          </li>
          <li>
            <b>Your best efforts, found inside your runs.</b>{" "}
            {bestNames.length > 0
              ? `We know yours over ${listOf(bestNames)}.`
              : "From 400 m to 50 km, wherever in a run they were."}
          </li>
          <li>
            <b>Whether easy running gets faster.</b> Your pace at the same effort, week by week.
          </li>
          <li>
            <b>Your longest runs.</b>{" "}
            {longest
              ? `The longest of this time is ${formatLength(longest.meters, unit)}, on ${formatDay(longest.day)}.`
              : "By week, month and year."}
          </li>
        </ul>
        <p className="analytics-small">
          Each number says how it is reckoned, from which source, and what it cannot tell.
        </p>
        <ButtonLink to={href("/membership")}>See Sprinter</ButtonLink>
      </section>
    </div>
  );
}

/** What Elite adds, said of what the viewer's recordings are enough for. */
export function PerformanceOffer({
  offered: { withHeartRate, describedEfforts, steadyRuns },
  analytics: { span, goal },
  unit,
}: AnalyticsView & { offered: PerformanceOffered }) {
  return (
    <section aria-labelledby="offer" className="analytics-panel analytics-wide analytics-offer">
      <h2 id="offer">With Elite, your heart rate speaks too</h2>
      {goal && (
        <p className="analytics-lead">
          How fit and how rested you will come to <GoalName goal={goal.goal} unit={unit} />.
        </p>
      )}
      <ul>
        <li>
          <b>Fitness, fatigue and form,</b> day by day, from the training impulse of{" "}
          {withHeartRate > 0
            ? `your ${withHeartRate} activities with a heart rate since ${formatDay(span.from)}.`
            : "runs with a heart rate."}
        </li>
        <li>
          <b>Your critical speed,</b> from{" "}
          {describedEfforts > 0
            ? `your best times over the ${describedEfforts} distances that took you 2 to 20 minutes.`
            : "hard efforts of 2 to 20 minutes."}
        </li>
        <li>
          <b>Aerobic decoupling</b>{" "}
          {steadyRuns > 0
            ? `of your ${steadyRuns} steady runs in this time: how well your heart keeps its pace.`
            : "of steady runs: how well your heart keeps its pace."}
        </li>
        <li>
          <b>Time in heart rate zones,</b> so that easy days stay easy.
        </li>
      </ul>
      <ButtonLink to={href("/membership")}>See Elite</ButtonLink>
    </section>
  );
}

/** `400 m, 1 km and 5K` */
function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
