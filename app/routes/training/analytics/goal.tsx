import { href, Link } from "react-router";
import type { Analytics } from "#features/activities/analytics/analytics.ts";
import type { Goal } from "#features/activities/analytics/analytics-row.ts";
import {
  type GoalPrediction,
  recentDays,
} from "#features/activities/analytics/efforts/goal-prediction.ts";
import { noEfforts } from "#features/activities/analytics/messages.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { NotEnough, Panel } from "./panel.tsx";
import { activityPath, paceText } from "./screen.ts";

/** The time that is predicted for the goal race, and what it is made of. */
export function GoalPart({
  goal: { goal, prediction },
  unit,
}: {
  goal: NonNullable<Analytics["goal"]>;
  unit: LengthUnit;
}) {
  return (
    <Panel
      title="Your goal race"
      lead={<GoalName goal={goal} unit={unit} />}
      reckoned="goal"
      isWide
    >
      {"problem" in prediction ? (
        <NotEnough>{noEfforts}</NotEnough>
      ) : (
        <Predicted prediction={prediction} meters={goal.meters} unit={unit} />
      )}
    </Panel>
  );
}

/** The race, its day and its distance. */
export function GoalName({ goal, unit }: { goal: Goal; unit: LengthUnit }) {
  const { name, raceId, day, meters } = goal;
  return (
    <>
      {raceId ? (
        <Link to={href("/races/:id", { id: raceId })} className="link">
          {name}
        </Link>
      ) : (
        name
      )}
      , {formatDay(day)} · {distanceName(meters, unit)}
    </>
  );
}

function Predicted({
  prediction,
  meters,
  unit,
}: {
  prediction: GoalPrediction;
  meters: number;
  unit: LengthUnit;
}) {
  const { seconds, spread, by, others, byCriticalSpeed } = prediction;
  return (
    <div className="goal">
      <div>
        <p className="goal-time">
          <span className="num">{formatDuration(seconds)}</span>
          <span>{paceText({ meters, seconds }, unit)}</span>
        </p>
        <p>
          By {distanceName(by.result.meters, unit)} in {formatDuration(by.result.seconds)}
          {by.effort ? (
            <>
              ,{" "}
              <Link to={activityPath(by.effort.activityId)} className="link">
                {by.effort.name}
              </Link>
            </>
          ) : (
            ", the result of your plan"
          )}
          , {formatDay(by.result.day)}
        </p>
        {spread ? (
          <SpreadLine prediction={prediction} spread={spread} />
        ) : (
          <p>One result says this: there is nothing to compare it with.</p>
        )}
        {cautions(prediction).map((caution) => (
          <p key={caution} className="analytics-small">
            {caution}
          </p>
        ))}
      </div>
      <ul className="goal-by">
        {others.map(({ effort, seconds: promised }) => (
          <li key={effort.activityId}>
            <span>
              {distanceName(effort.meters, unit)} in {formatDuration(effort.seconds)}
              <Link to={activityPath(effort.activityId)} className="analytics-source">
                {effort.name}, {formatDay(effort.day)}
              </Link>
            </span>
            <b>{formatDuration(promised)}</b>
          </li>
        ))}
        {byCriticalSpeed !== null && (
          <li>
            <span>By critical speed</span>
            <b>{formatDuration(byCriticalSpeed)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What each effort promises, as dots on a line from the fastest to the slowest. */
function SpreadLine({
  prediction: { others, byCriticalSpeed, seconds },
  spread: { fastest, slowest },
}: {
  prediction: GoalPrediction;
  spread: NonNullable<GoalPrediction["spread"]>;
}) {
  const times = [...others.map((each) => each.seconds), byCriticalSpeed].filter(
    (time) => time !== null,
  );
  const place = (time: number) =>
    slowest === fastest ? 50 : Math.round(((time - fastest) / (slowest - fastest)) * 1000) / 10;
  return (
    <>
      <div aria-hidden="true" className="goal-spread">
        {times.map((time) => (
          <i key={time} style={{ left: `${place(time)}%` }} />
        ))}
        <em style={{ left: `${place(seconds)}%` }} />
      </div>
      <p className="goal-range">
        <span>{formatDuration(fastest)}</span>
        <span className="analytics-small">what your efforts disagree by</span>
        <span>{formatDuration(slowest)}</span>
      </p>
    </>
  );
}

function cautions({ isOld, isGuess, isFar }: GoalPrediction): string[] {
  return [
    isOld && `All your hard efforts are older than ${recentDays} days.`,
    isFar && "Your efforts are much shorter than the race: this is a long way to carry them.",
    isGuess &&
      "Beyond four hours the day decides more than any formula: results lie up to a third above such times.",
  ].filter((caution) => caution !== false);
}
