import { href, Link } from "react-router";
import type { Analytics, Goal } from "#features/activities/analytics/analytics.ts";
import {
  type GoalPrediction,
  type PredictingResult,
  recentDays,
} from "#features/activities/analytics/efforts/goal-prediction.ts";
import { noEfforts } from "#features/activities/analytics/messages.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { activityPath, NotEnough, Panel, paceText } from "./panel.tsx";

/** The time that is predicted for the goal race, and what it is made of. */
export function GoalPart({
  goal: { goal, prediction },
  unit,
}: {
  goal: NonNullable<Analytics["goal"]>;
  unit: LengthUnit;
}) {
  const say = useSay();
  return (
    <Panel part="goal" lead={<GoalName goal={goal} unit={unit} />} isWide>
      {"problem" in prediction ? (
        <NotEnough>{say(noEfforts)}</NotEnough>
      ) : (
        <Predicted prediction={prediction} meters={goal.meters} unit={unit} />
      )}
    </Panel>
  );
}

/** The race, its day and its distance. */
export function GoalName({ goal, unit }: { goal: Goal; unit: LengthUnit }) {
  const lang = useLang();
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
      , {formatDay(day, lang)} · {distanceName(meters, unit, lang)}
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
  const lang = useLang();
  const say = useSay();
  const { seconds, spread, by, others, byCriticalSpeed } = prediction;
  return (
    <div className="goal">
      <div>
        <p className="goal-time">
          <span className="num">{formatDuration(seconds)}</span>
          <span>{paceText({ meters, seconds }, unit)}</span>
        </p>
        <p>
          <Basis by={by} unit={unit} />
        </p>
        {spread ? (
          <SpreadLine prediction={prediction} spread={spread} />
        ) : (
          <p>
            {say({
              en: "One result says this: there is nothing to compare it with.",
              es: "Lo dice un solo resultado: no hay con qué compararlo.",
            })}
          </p>
        )}
        {cautions(prediction).map((caution) => (
          <p key={caution.en} className="analytics-small">
            {say(caution)}
          </p>
        ))}
      </div>
      <ul className="goal-by">
        {others.map(({ effort, seconds: promised }) => (
          <li key={effort.activityId}>
            <span>
              <Rich
                text={say({
                  en: `${distanceName(effort.meters, unit, lang)} in ${formatDuration(effort.seconds)}<0/>`,
                  es: `${distanceName(effort.meters, unit, lang)} en ${formatDuration(effort.seconds)}<0/>`,
                })}
                parts={[
                  () => (
                    <Link to={activityPath(effort.activityId)} className="analytics-source">
                      {effort.name}, {formatDay(effort.day, lang)}
                    </Link>
                  ),
                ]}
              />
            </span>
            <b>{formatDuration(promised)}</b>
          </li>
        ))}
        {byCriticalSpeed !== null && (
          <li>
            <span>{say({ en: "By critical speed", es: "Según la velocidad crítica" })}</span>
            <b>{formatDuration(byCriticalSpeed)}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The result that predicts, with its activity or as that of the plan. */
function Basis({ by: { result, effort }, unit }: { by: PredictingResult; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  const way = distanceName(result.meters, unit, lang);
  const [time, day] = [formatDuration(result.seconds), formatDay(result.day, lang)];
  if (!effort) {
    return say({
      en: `By ${way} in ${time}, the result of your plan, ${day}`,
      es: `Según ${way} en ${time}, el resultado de tu plan, ${day}`,
    });
  }
  return (
    <Rich
      text={say({
        en: `By ${way} in ${time}, <0/>, ${day}`,
        es: `Según ${way} en ${time}, <0/>, ${day}`,
      })}
      parts={[
        () => (
          <Link to={activityPath(effort.activityId)} className="link">
            {effort.name}
          </Link>
        ),
      ]}
    />
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
  const say = useSay();
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
        <span className="analytics-small">
          {say({ en: "how far your efforts differ", es: "lo que difieren tus marcas" })}
        </span>
        <span>{formatDuration(slowest)}</span>
      </p>
    </>
  );
}

function cautions({ isOld, isGuess, isFar }: GoalPrediction): Words[] {
  return [
    isOld && {
      en: `All your hard efforts are older than ${recentDays} days.`,
      es: `Todos tus esfuerzos fuertes tienen más de ${recentDays} días.`,
    },
    isFar && {
      en: "Your efforts are much shorter than the race: this is a long way to carry them.",
      es: "Tus esfuerzos son mucho más cortos que la carrera: la predicción queda lejos de lo que midieron.",
    },
    isGuess && {
      en: "Beyond four hours the day decides more than any formula: results lie up to a third above such times.",
      es: "Más allá de cuatro horas, el día decide más que cualquier fórmula: los resultados llegan a estar un tercio por encima de esos tiempos.",
    },
  ].filter((caution) => caution !== false);
}
