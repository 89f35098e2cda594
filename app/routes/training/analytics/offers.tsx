import { href } from "react-router";
import type {
  AdvancedOffered,
  BasicAnalytics,
  PerformanceOffered,
} from "#features/activities/analytics/analytics.ts";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { formatLength } from "#values/length.ts";
import type { Words } from "#values/say.ts";
import { listOf } from "#values/text/list-of.ts";
import { GoalName } from "./goal.tsx";
import type { AnalyticsView } from "./panel.tsx";
import { VolumePartView } from "./volume.tsx";

/** What a member with Sprinter would see here, said of the viewer's own runs and race. */
export function AdvancedOffer({
  analytics,
  offered: { goal, longest, distances },
  unit,
}: AnalyticsView<BasicAnalytics> & { offered: AdvancedOffered }) {
  const lang = useLang();
  const say = useSay();
  const { total, volume } = analytics;
  const bestNames = distances.map((meters) => distanceName(meters, unit, lang));
  return (
    <div className="analytics">
      {total > 0 && volume.runs > 0 && <VolumePartView analytics={analytics} unit={unit} />}
      <section aria-labelledby="offer" className="analytics-panel analytics-wide analytics-offer">
        <h2 id="offer">
          {say({
            en: "With Sprinter, this page also shows",
            es: "Con Sprinter, esta página también te dice",
          })}
        </h2>
        <ul>
          <li>
            <b>
              {say({
                en: "A time for your goal race, with its spread.",
                es: "Un tiempo para tu carrera objetivo, con su rango.",
              })}
            </b>{" "}
            {goal ? (
              <Rich
                text={say({
                  en: "For <0/>, from your hardest runs of the last 120 days.",
                  es: "Para <0/>, a partir de tus sesiones más fuertes de los últimos 120 días.",
                })}
                parts={[() => <GoalName goal={goal} unit={unit} />]}
              />
            ) : (
              say({
                en: "For the next race that you enter or keep, from your hardest runs.",
                es: "Para la próxima carrera en la que te inscribas o que guardes, a partir de tus sesiones más fuertes.",
              })
            )}
          </li>
          <li>
            <b>
              {say({
                en: "Your best efforts, found inside your runs.",
                es: "Tus mejores marcas, encontradas dentro de tus sesiones.",
              })}
            </b>{" "}
            {bestNames.length > 0
              ? say({
                  en: `We know yours over ${listOf(bestNames, lang)}.`,
                  es: `Conocemos las tuyas en ${listOf(bestNames, lang)}.`,
                })
              : say({
                  en: "From 400 m to 50 km, wherever in a run they were.",
                  es: "De 400 m a 50 km, en cualquier parte de una sesión.",
                })}
          </li>
          <li>
            <Rich
              text={say({
                en: "<0>Whether easy running gets faster.</0> Your pace at the same effort, week by week.",
                es: "<0>Si tu trote suave es cada vez más rápido.</0> Tu ritmo al mismo esfuerzo, semana a semana.",
              })}
              parts={[(words) => <b>{words}</b>]}
            />
          </li>
          <li>
            <b>{say({ en: "Your longest runs.", es: "Tus sesiones más largas." })}</b>{" "}
            {longest
              ? say({
                  en: `The longest of this time is ${formatLength(longest.meters, unit)}, on ${formatDay(longest.day, lang)}.`,
                  es: `La más larga de este periodo es de ${formatLength(longest.meters, unit)}, el ${formatDay(longest.day, lang)}.`,
                })
              : say({ en: "By week, month and year.", es: "Por semana, mes y año." })}
          </li>
        </ul>
        <p className="analytics-small">
          {say({
            en: "The page says how each number is calculated, from which source, and what it cannot tell.",
            es: "Cada número dice cómo se calcula, de qué fuente sale y qué no puede decir.",
          })}
        </p>
        <ButtonLink to={href("/membership")}>
          {say({ en: "See Sprinter", es: "Ver Sprinter" })}
        </ButtonLink>
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
  const say = useSay();
  return (
    <section aria-labelledby="offer" className="analytics-panel analytics-wide analytics-offer">
      <h2 id="offer">
        {say({
          en: "With Elite, your heart rate speaks too",
          es: "Con Elite, tu frecuencia cardíaca también habla",
        })}
      </h2>
      {goal && (
        <p className="analytics-lead">
          <Rich
            text={say({
              en: "How fit and how rested you will come to <0/>.",
              es: "Con cuánta condición y descanso llegarás a <0/>.",
            })}
            parts={[() => <GoalName goal={goal.goal} unit={unit} />]}
          />
        </p>
      )}
      <ul>
        <li>
          <Rich
            text={say(loadWords(withHeartRate, span.from))}
            parts={[(words) => <b>{words}</b>]}
          />
        </li>
        <li>
          <Rich text={say(criticalWords(describedEfforts))} parts={[(words) => <b>{words}</b>]} />
        </li>
        <li>
          <Rich text={say(driftWords(steadyRuns))} parts={[(words) => <b>{words}</b>]} />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>Time in heart rate zones,</0> so that easy days stay easy.",
              es: "<0>Tiempo en zonas de frecuencia cardíaca,</0> para que los días suaves sigan siendo suaves.",
            })}
            parts={[(words) => <b>{words}</b>]}
          />
        </li>
      </ul>
      <ButtonLink to={href("/membership")}>{say({ en: "See Elite", es: "Ver Elite" })}</ButtonLink>
    </section>
  );
}

function loadWords(withHeartRate: number, from: Day): Words {
  if (withHeartRate === 0) {
    return {
      en: "<0>Fitness, fatigue and form,</0> day by day, from the training impulse of runs with a heart rate.",
      es: "<0>Condición, fatiga y forma,</0> día a día, a partir del impulso de entrenamiento de sesiones con frecuencia cardíaca.",
    };
  }
  return {
    en: `<0>Fitness, fatigue and form,</0> day by day, from the training impulse of your ${withHeartRate} activities with a heart rate since ${formatDay(from, "en")}.`,
    es: `<0>Condición, fatiga y forma,</0> día a día, a partir del impulso de entrenamiento de tus ${withHeartRate} actividades con frecuencia cardíaca desde el ${formatDay(from, "es")}.`,
  };
}

function criticalWords(efforts: number): Words {
  if (efforts === 0) {
    return {
      en: "<0>Your critical speed,</0> from hard efforts of 2 to 20 minutes.",
      es: "<0>Tu velocidad crítica,</0> a partir de esfuerzos fuertes de 2 a 20 minutos.",
    };
  }
  return {
    en: `<0>Your critical speed,</0> from your best times over the ${efforts} distances that took you 2 to 20 minutes.`,
    es: `<0>Tu velocidad crítica,</0> a partir de tus mejores tiempos en las ${efforts} distancias que te tomaron de 2 a 20 minutos.`,
  };
}

function driftWords(runs: number): Words {
  if (runs === 0) {
    return {
      en: "<0>Aerobic decoupling</0> of steady runs: how well your heart keeps its pace.",
      es: "<0>Desacople aeróbico</0> de sesiones parejas: qué tan bien tu corazón mantiene su ritmo.",
    };
  }
  return {
    en: `<0>Aerobic decoupling</0> of your ${runs} steady runs in this time: how well your heart keeps its pace.`,
    es: `<0>Desacople aeróbico</0> de tus ${runs} sesiones parejas en este periodo: qué tan bien tu corazón mantiene su ritmo.`,
  };
}
