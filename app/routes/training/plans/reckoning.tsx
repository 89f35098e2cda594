import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { isFitted, type RaceTime } from "#features/pace/prediction.ts";
import { effortWords, formatPaceRange } from "#features/training/messages.ts";
import type { LaterResult, PlanReckoning } from "#features/training/paces/paces.ts";
import { promiseCodes, promiseText } from "#features/training/promises.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Table } from "#ui/list/table.tsx";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the result promises for the race. */
function Predicted({ time: { seconds, fastest, slowest } }: { time: RaceTime }) {
  const say = useSay();
  return (
    <>
      <Rich
        text={say({
          en: `For your race today it promises about <0>${formatDuration(seconds)}</0>; four of five runners come in between ${formatDuration(fastest)} and ${formatDuration(slowest)}.`,
          es: `Para tu carrera promete hoy cerca de <0>${formatDuration(seconds)}</0>; cuatro de cada cinco corredores llegan entre ${formatDuration(fastest)} y ${formatDuration(slowest)}.`,
        })}
        parts={[(words) => <b>{words}</b>]}
      />
      {!isFitted(seconds) &&
        say({
          en: " Beyond four hours the day decides more than any formula.",
          es: " Más allá de cuatro horas, el día decide más que cualquier fórmula.",
        })}
    </>
  );
}

const efforts = ["easy", "marathon", "threshold", "interval", "repetition"] as const;
const names = {
  easy: { en: "Easy", es: "Suave" },
  marathon: { en: "Marathon", es: "Maratón" },
  threshold: { en: "Threshold", es: "Umbral" },
  interval: { en: "Interval", es: "Series" },
  repetition: { en: "Repetition", es: "Repeticiones" },
};

/** Where paces and amounts come from. */
export function Reckoning({
  reckoning: { known, slow },
  later,
  unit,
}: {
  reckoning: PlanReckoning;
  /** A better result since, which predicts in place of that of the plan. */
  later: LaterResult | null;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="plan-reckoning">
      {known ? (
        <>
          <p>
            {say({
              en: `${distanceName(known.result.meters, unit, lang)} in ${formatDuration(known.result.seconds)} on ${formatDay(known.result.day, lang)} is a VDOT of ${known.vdot.toFixed(1)} by the formulas of Daniels and Gilbert (1979). All paces follow from it.`,
              es: `${distanceName(known.result.meters, unit, lang)} en ${formatDuration(known.result.seconds)} el ${formatDay(known.result.day, lang)} es un VDOT de ${known.vdot.toFixed(1)} según las fórmulas de Daniels y Gilbert (1979). De ahí salen todos los ritmos.`,
            })}{" "}
            {!later && <Predicted time={known.predicted} />}
          </p>
          <Table
            caption={say({ en: "Your paces", es: "Tus ritmos" })}
            head={[
              say({ en: "Effort", es: "Esfuerzo" }),
              say({ en: "Pace", es: "Ritmo" }),
              say({ en: "How it feels", es: "Cómo se siente" }),
            ]}
          >
            {efforts.map((effort) => (
              <tr key={effort}>
                <td>{say(names[effort])}</td>
                <td className="tabular whitespace-nowrap">
                  {formatPaceRange(known.paces[effort], unit)}
                </td>
                <td>{say(effortWords[effort])}</td>
              </tr>
            ))}
          </Table>
        </>
      ) : slow ? (
        <p>
          {say({
            en: "Your result is slower than the published tables of paces reach, so this plan goes by effort: how a run feels.",
            es: "Tu resultado es más lento de lo que abarcan las tablas de ritmos publicadas, así que este plan va por esfuerzo: por cómo se siente cada sesión.",
          })}{" "}
          {!later && <Predicted time={slow} />}
        </p>
      ) : (
        <p>
          {say({
            en: "No result of the last six months stands behind this plan, so it goes by effort: how a run feels. Distances and times of sessions are estimates for your level.",
            es: "Este plan no tiene un resultado de los últimos seis meses, así que va por esfuerzo: por cómo se siente cada sesión. Las distancias y los tiempos de las sesiones son estimados para tu nivel.",
          })}
        </p>
      )}
      {later && (
        <p>
          {say({
            en: `Your best result is now ${distanceName(later.result.meters, unit, lang)} in ${formatDuration(later.result.seconds)} on ${formatDay(later.result.day, lang)}.`,
            es: `Tu mejor resultado ahora es ${distanceName(later.result.meters, unit, lang)} en ${formatDuration(later.result.seconds)}, el ${formatDay(later.result.day, lang)}.`,
          })}{" "}
          <Predicted time={later.predicted} />
        </p>
      )}
      <Strength />
      <p>
        {say({
          en: "No pace here knows heat or altitude. In heat, run by effort, and give a hot race one to two weeks of daily easy running in warm hours (Racinais 2015). Above about 1,500 m paces are slower for everybody: leave out the fast sessions of the first days.",
          es: "Ningún ritmo de aquí considera el calor ni la altitud. Con calor, corre por esfuerzo, y antes de una carrera calurosa trota suave todos los días en las horas cálidas durante una o dos semanas (Racinais 2015). Por encima de unos 1,500 m, los ritmos son más lentos para todos: deja las sesiones rápidas de los primeros días.",
        })}
      </p>
      <h3 className="mt-4 text-lg">
        {say({ en: "What the plan promises", es: "Lo que promete el plan" })}
      </h3>
      <ul className="grid list-disc gap-1 pl-5">
        {promiseCodes.map((code) => (
          <li key={code}>{say(promiseText(code, unit))}</li>
        ))}
      </ul>
    </div>
  );
}

const exercises = [
  {
    name: { en: "Squat", es: "Sentadilla" },
    how: {
      en: "feet as wide as your shoulders, sit back as if onto a chair, and stand up.",
      es: "pies al ancho de los hombros, baja como si te sentaras en una silla y vuelve a subir.",
    },
  },
  {
    name: { en: "Lunge", es: "Zancada" },
    how: {
      en: "a long step forward, lower the back knee almost to the floor, push back, change legs.",
      es: "un paso largo hacia adelante, baja la rodilla de atrás casi hasta el piso, empuja para volver y cambia de pierna.",
    },
  },
  {
    name: { en: "Calf raise", es: "Elevación de talones" },
    how: {
      en: "on a step with your heels over its edge, up on both feet, slowly down on one.",
      es: "en un escalón con los talones en el aire, sube con los dos pies y baja lento con uno.",
    },
  },
  {
    name: { en: "Bridge", es: "Puente" },
    how: {
      en: "on your back with one foot on the floor, lift your hips until thigh and back are in line.",
      es: "de espaldas con un pie en el piso, levanta la cadera hasta alinear el muslo con la espalda.",
    },
  },
  {
    name: { en: "Plank", es: "Plancha" },
    how: {
      en: "on forearms and toes, straight from head to heels, for half a minute.",
      es: "sobre antebrazos y puntas de los pies, en línea recta de la cabeza a los talones, medio minuto.",
    },
  },
];

/** What to do for strength beside the runs. */
function Strength() {
  const say = useSay();
  return (
    <>
      <h3 className="mt-4 text-lg">
        {say({ en: "Strength, if you like", es: "Fuerza, si quieres" })}
      </h3>
      <p>
        {say({
          en: "Twice a week, ten minutes after an easy run: two rounds of eight to twelve slow repetitions. It makes running cheaper and injuries rarer (Blagrove 2018, Lauersen 2014). Leave it out in the last ten days before the race.",
          es: "Dos veces por semana, diez minutos después de un trote suave: dos vueltas de ocho a doce repeticiones lentas. Correr te cuesta menos y te lesionas menos (Blagrove 2018, Lauersen 2014). Déjala en los últimos diez días antes de la carrera.",
        })}
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {exercises.map(({ name, how }) => (
          <li key={name.en}>
            {say(name)}: {say(how)}
          </li>
        ))}
      </ul>
    </>
  );
}
