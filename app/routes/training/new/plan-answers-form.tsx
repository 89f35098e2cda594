import { Form, href } from "react-router";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import type { RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { standardDistances } from "#features/pace/pace.ts";
import { formatDistance } from "#features/races/distance.ts";
import type { PlanNote } from "#features/training/building/plan-notes.ts";
import type { OwnAnswersExample } from "#features/training/example.server.ts";
import {
  formatPaceRange,
  levelNames,
  medicalCaution,
  noteText,
} from "#features/training/messages.ts";
import type { KnownRunner } from "#features/training/plans/known-runner.server.ts";
import { runnerLevels } from "#features/training/rules/plan.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay, weekdayNames } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { capitalized } from "#values/text/sentences.ts";

type Asked = {
  race: RaceToPlan | null;
  /** Its distance that the form begins with. */
  course: string | null;
  unit: LengthUnit;
  today: Day;
  mayPersonalize: boolean;
  hasPlan: boolean;
  /** What activities and results of races say of the runner. */
  known: KnownRunner | null;
  /** What own answers would give, for those who may not give them. */
  example: OwnAnswersExample | null;
  errors: PlanFormErrors | null;
};

/** What a plan is built from, in one form. */
export function PlanAnswersForm(asked: Asked) {
  const lang = useLang();
  const { race, mayPersonalize, hasPlan, errors } = asked;
  const say = useSay();
  const typed = errors?.typed ?? {};
  const isStandard = typed.kind === "standard" || !mayPersonalize;
  return (
    <Form method="post" className="plan-form" ref={useFirstInvalid(errors)}>
      {errors?.form && (
        <Notice kind="problem">
          <p>{say(errors.form)}</p>
          {errors.objections.map((note) => (
            <p key={note.code}>{noteText(note, asked.unit, lang)}</p>
          ))}
        </Notice>
      )}
      {errors && !errors.form && (
        <Notice kind="problem">
          {say({ en: "Please look at the marked answers.", es: "Revisa las respuestas marcadas." })}
        </Notice>
      )}
      <section>
        <h2 className="text-xl">{say({ en: "The goal", es: "El objetivo" })}</h2>
        {race && (
          <p className="text-muted">
            {formatDay(race.startDate, lang)}, {race.place}
          </p>
        )}
        <GoalFields {...asked} />
      </section>
      <section>
        <h2 className="text-xl">{say({ en: "The plan", es: "El plan" })}</h2>
        <ChoiceGroup label={say({ en: "What it is built from", es: "Base del plan" })}>
          <Choice
            kind="radio"
            name="kind"
            value="personalized"
            defaultChecked={!isStandard}
            disabled={!mayPersonalize}
          >
            {say({
              en: "My own answers: results, days, weekly distance",
              es: "Mis propias respuestas: resultados, días, kilometraje semanal",
            })}
          </Choice>
          <Choice kind="radio" name="kind" value="standard" defaultChecked={isStandard}>
            {say({ en: "The standard plan of a level", es: "El plan estándar de un nivel" })}
          </Choice>
        </ChoiceGroup>
        <Select
          label={say({ en: "Level", es: "Nivel" })}
          name="level"
          defaultValue={typed.level ?? "intermediate"}
          options={runnerLevels.map((value) => ({ value, label: say(levelNames[value]) }))}
          hint={say({
            en: "Beginner: less than a year of regular running. Advanced: years of it, with fast sessions.",
            es: "Principiante: menos de un año corriendo con regularidad. Avanzado: varios años, con sesiones rápidas.",
          })}
          error={errors?.fields.level}
        />
      </section>
      {mayPersonalize && (
        <div className="plan-own">
          <OwnAnswers {...asked} />
        </div>
      )}
      {asked.example && <OwnExample example={asked.example} unit={asked.unit} />}
      <p className="max-w-text text-sm text-muted">{say(medicalCaution)}</p>
      {hasPlan && (
        <Choice name="replaces" value="yes" required defaultChecked={typed.replaces === "yes"}>
          {say({
            en: "It takes the place of the plan that I follow now, which stays readable",
            es: "Toma el lugar del plan que sigo ahora, que puedo seguir leyendo",
          })}
        </Choice>
      )}
      {errors?.isTooFar && (
        <Choice name="insist" value="yes">
          {say({
            en: "Make this plan anyway: I will run and walk",
            es: "Crear este plan de todos modos: voy a trotar y caminar",
          })}
        </Choice>
      )}
      {errors && errors.objections.length > 0 && (
        <Choice name="insist" value="yes">
          {say({ en: "Build it anyway", es: "Crearlo de todos modos" })}
        </Choice>
      )}
      <div>
        <Button type="submit" size="large">
          {say({ en: "Make the plan", es: "Crear el plan" })}
        </Button>
      </div>
    </Form>
  );
}

function GoalFields({ race, course, unit, today, errors }: Asked) {
  const lang = useLang();
  const say = useSay();
  const typed = errors?.typed ?? {};
  const isMeasured = race?.courses.every(({ meters }) => meters !== null) ?? false;
  return (
    <div className="plan-fields">
      {race ? (
        <>
          <input type="hidden" name="race" value={race.id} />
          <Select
            label={say({ en: "Distance", es: "Distancia" })}
            name="course"
            defaultValue={typed.course ?? course ?? undefined}
            options={race.courses.map((course) => ({
              value: course.id,
              label: formatDistance(course, unit),
            }))}
            error={errors?.fields.course}
          />
        </>
      ) : (
        <TextField
          label={say({ en: "Day of the race", es: "Día de la carrera" })}
          name="day"
          type="date"
          min={today}
          defaultValue={typed.day}
          error={errors?.fields.day}
        />
      )}
      {!isMeasured && (
        <TextField
          label={
            race
              ? say({
                  en: "Its length, where we do not know it",
                  es: "Su distancia, si no la conocemos",
                })
              : say({ en: "Distance", es: "Distancia" })
          }
          name="distance"
          placeholder={formatLength(21_100, "km")}
          list="plan-distances"
          defaultValue={typed.distance}
          error={errors?.fields.distance}
        />
      )}
      {!(race?.courses.every(({ elevationGain }) => elevationGain) ?? false) && (
        <TextField
          label={say({
            en: `Climb, if it is hilly (${unit === "km" ? "m" : "ft"})`,
            es: `Desnivel positivo, si tiene subidas (${unit === "km" ? "m" : "ft"})`,
          })}
          name="climb"
          inputMode="numeric"
          defaultValue={typed.climb}
          error={errors?.fields.climb}
        />
      )}
      <TextField
        label={say({ en: "Time to reach (optional)", es: "Tiempo objetivo (opcional)" })}
        name="goalTime"
        placeholder="1:45:00"
        inputMode="numeric"
        defaultValue={typed.goalTime}
        error={errors?.fields.goalTime}
      />
      <datalist id="plan-distances">
        {standardDistances.slice(1).map(({ name, meters }) => (
          <option key={name} value={name} label={distanceName(meters, unit, lang)} />
        ))}
      </datalist>
    </div>
  );
}

const rows = [
  { effort: "easy", label: { en: "Easy runs", es: "Trotes suaves" } },
  { effort: "threshold", label: { en: "Tempo runs", es: "Ritmo umbral" } },
  { effort: "interval", label: { en: "Intervals", es: "Series" } },
  { effort: "race", label: { en: "Race pace", es: "Ritmo de carrera" } },
] as const;

/** What a plan from own answers would say of this very race, where the membership does not give it. */
function OwnExample({
  example: { name, known },
  unit,
}: {
  example: OwnAnswersExample;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  return (
    <section aria-labelledby="own-example" className="plan-example">
      <h2 id="own-example" className="text-xl">
        {say({ en: "With Sprinter: paces of your own", es: "Con Sprinter: tus propios ritmos" })}
      </h2>
      <p className="max-w-text">
        <Rich
          text={say({
            en: `${distanceName(known.result.meters, unit, lang)} in ${formatDuration(known.result.seconds)}, for example, predicts <0>${formatDuration(known.predicted.seconds)}</0> for ${name ?? "a half marathon"}, and every session gets its pace. Your days, your weekly distance, injuries and breaks shape the weeks.`,
            es: `${distanceName(known.result.meters, unit, lang)} en ${formatDuration(known.result.seconds)}, por ejemplo, predice <0>${formatDuration(known.predicted.seconds)}</0> para ${name ?? "una media maratón"}, y cada sesión recibe su ritmo. Tus días, tu kilometraje semanal, las lesiones y las pausas dan forma a las semanas.`,
          })}
          parts={[(words) => <b>{words}</b>]}
        />
      </p>
      <dl className="plan-paces">
        {rows.map(({ effort, label }) => (
          <div key={effort}>
            <dt>{say(label)}</dt>
            <dd>{formatPaceRange(known.paces[effort], unit)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={href("/membership")}>
          {say({ en: "See the memberships", es: "Ver las membresías" })}
        </TextLink>
      </p>
    </section>
  );
}

/** The known answers of a runner as values of the form's fields. */
function knownFields(known: KnownRunner | null, unit: LengthUnit): Record<string, string> {
  if (!known) return {};
  const { habits, result } = known;
  const inUnit = (meters: number) => (meters / (unit === "km" ? 1000 : metersPerMile)).toFixed(1);
  return {
    ...(habits && {
      weekly: inUnit(habits.weeklyMeters),
      longest: inUnit(habits.longestRecentMeters),
      longDay: String(habits.longRunDay),
    }),
    ...(result && {
      resultMeters: String(result.meters),
      resultTime: formatDuration(result.seconds),
      resultDay: result.day,
    }),
  };
}

/** Monday first, as runners count their weeks. */
const order = [1, 2, 3, 4, 5, 6, 0];
const usualDays = ["2", "3", "4", "6", "0"];

/** What activities and results of races say of the runner. */
function knownWords({ habits, result }: KnownRunner, unit: LengthUnit): Words {
  const inEach = (lang: Lang) => {
    const say = sayIn(lang);
    const length = (meters: number) => formatLength(meters, unit);
    const parts = [
      habits &&
        say({
          en: `${length(habits.weeklyMeters)} a week, the longest run ${length(habits.longestRecentMeters)}`,
          es: `${length(habits.weeklyMeters)} por semana, el fondo más largo de ${length(habits.longestRecentMeters)}`,
        }),
      result &&
        say({
          en: `${distanceName(result.meters, unit, "en")} in ${formatDuration(result.seconds)} on ${formatDay(result.day, "en")}`,
          es: `${distanceName(result.meters, unit, "es")} en ${formatDuration(result.seconds)} el ${formatDay(result.day, "es")}`,
        }),
    ];
    return parts.filter(Boolean).join(", ");
  };
  return {
    en: `From your activities and results of the last months: ${inEach("en")}. Change what is wrong.`,
    es: `Según tus actividades y resultados de los últimos meses: ${inEach("es")}. Cambia lo que no sea correcto.`,
  };
}

/** The answers of a personalized plan: running now, a result, days, and what keeps from running. */
function OwnAnswers(asked: Asked) {
  return (
    <>
      <RunningNow {...asked} />
      <RunningDays {...asked} />
      <TuneUpRace {...asked} />
      <Breaks {...asked} />
    </>
  );
}

/** What was typed, or else what is known. */
function answersOf({ unit, errors, known }: Asked) {
  const typed: Record<string, string> = errors?.typed ?? knownFields(known, unit);
  const fields = errors?.fields ?? {};
  const asked = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] });
  return { typed, fields, asked };
}

function RunningNow(form: Asked) {
  const lang = useLang();
  const say = useSay();
  const { unit, today, known } = form;
  const { typed, asked } = answersOf(form);
  return (
    <section>
      <h2 className="text-xl">{say({ en: "Your running now", es: "Lo que corres ahora" })}</h2>
      {known && <p className="text-muted">{say(knownWords(known, unit))}</p>}
      <div className="plan-fields">
        <TextField
          label={say({ en: `In a usual week (${unit})`, es: `En una semana normal (${unit})` })}
          {...asked("weekly")}
          inputMode="decimal"
          hint={say({
            en: "0 if you do not run yet. Before an injury, if you are coming back from one.",
            es: "0 si aún no corres. Lo de antes de la lesión, si vuelves de una.",
          })}
        />
        <TextField
          label={say({
            en: `Longest run of the last 30 days (${unit})`,
            es: `Tu fondo más largo de los últimos 30 días (${unit})`,
          })}
          {...asked("longest")}
          inputMode="decimal"
        />
      </div>
      <div className="plan-fields">
        <Select
          label={say({
            en: "Latest race or time trial",
            es: "Última carrera o prueba contra reloj",
          })}
          name="resultMeters"
          defaultValue={typed.resultMeters ?? "10000"}
          options={standardDistances.slice(0, 6).map(({ meters }) => ({
            value: String(meters),
            label: distanceName(meters, unit, lang),
          }))}
        />
        <TextField
          label={say({ en: "Its time (optional)", es: "Su tiempo (opcional)" })}
          {...asked("resultTime")}
          placeholder="48:30"
          inputMode="numeric"
        />
        <TextField
          label={say({ en: "Its day", es: "Su día" })}
          {...asked("resultDay")}
          type="date"
          max={today}
        />
      </div>
      <p className="text-sm text-muted">
        {say({
          en: "Paces follow from a result of the last six months. Without one, the plan goes by effort.",
          es: "Los ritmos salen de un resultado de los últimos seis meses. Sin uno, el plan va por esfuerzo.",
        })}
      </p>
    </section>
  );
}

function RunningDays(form: Asked) {
  const lang = useLang();
  const say = useSay();
  const weekdays = weekdayNames[lang].map(capitalized);
  const { typed, fields } = answersOf(form);
  const days = form.errors?.days ?? form.known?.habits?.freeDays.map(String) ?? usualDays;
  return (
    <section>
      <h2 className="text-xl">{say({ en: "Your days", es: "Tus días" })}</h2>
      <ChoiceGroup
        label={say({ en: "Days on which you can run", es: "Días en los que puedes correr" })}
      >
        <div className="plan-days">
          {order.map((day) => (
            <Choice
              key={day}
              name="days"
              value={String(day)}
              defaultChecked={days.includes(String(day))}
            >
              {weekdays[day]}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <Select
        label={say({ en: "Day of the long run", es: "Día del fondo" })}
        name="longDay"
        defaultValue={typed.longDay ?? "0"}
        options={order.map((day) => ({ value: String(day), label: weekdays[day] ?? "" }))}
        error={fields.longDay}
      />
    </section>
  );
}

function TuneUpRace(form: Asked) {
  const say = useSay();
  const { asked } = answersOf(form);
  return (
    <section>
      <h2 className="text-xl">{say({ en: "A tune-up race", es: "Una carrera de preparación" })}</h2>
      <div className="plan-fields">
        <TextField
          label={say({
            en: "Day of the other race (optional)",
            es: "Día de la otra carrera (opcional)",
          })}
          {...asked("tuneUpDay")}
          type="date"
          min={form.today}
        />
        <TextField
          label={say({ en: "Distance of the other race", es: "Distancia de la otra carrera" })}
          {...asked("tuneUpDistance")}
          placeholder="10K"
          list="plan-distances"
        />
      </div>
    </section>
  );
}

function Breaks(form: Asked) {
  const say = useSay();
  const { asked } = answersOf(form);
  return (
    <section>
      <h2 className="text-xl">{say({ en: "Injuries and breaks", es: "Lesiones y pausas" })}</h2>
      <div className="plan-fields">
        <TextField
          label={say({
            en: "Weeks without running (optional)",
            es: "Semanas sin correr (opcional)",
          })}
          {...asked("injury")}
          inputMode="numeric"
        />
        <TextField
          label={say({ en: "Away from (optional)", es: "Sin correr desde (opcional)" })}
          {...asked("awayFrom")}
          type="date"
          min={form.today}
        />
        <TextField
          label={say({ en: "Until", es: "Hasta" })}
          {...asked("awayTo")}
          type="date"
          min={form.today}
        />
      </div>
    </section>
  );
}

/**
 * What is wrong with the form of a plan, with the ticked days, of which there are several, and what the
 * runner should know before they have the plan anyway.
 */
type PlanFormErrors = FormErrors & {
  days: string[];
  isTooFar: boolean;
  objections: readonly PlanNote[];
};
