import { type ChangeEvent, useState } from "react";
import { Form, href, Link, useNavigate } from "react-router";
import type { Calculation, PacePlan } from "#features/pace/calculation.ts";
import type { Course, RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { paceHints, problemSentence, timeOrPace, unitNames } from "#features/pace/messages.ts";
import {
  distanceName,
  formatMeasured,
  formatPace,
  metersIn,
  standardDistances,
} from "#features/pace/pace.ts";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import { negativeSplits, type Split } from "#features/pace/splits.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFollowing } from "#ui/form/following/following.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Table } from "#ui/list/table.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { useTimer } from "#ui/timer.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang, Say } from "#values/say.ts";

/** The data for the parts of the calculator. */
type PaceScreen = {
  unit: LengthUnit;
  query: PaceQuery;
  fields: Pick<PaceQuery, "distance" | "time" | "pace">;
  /** The length of the typed distance; read on the server, which knows many words. */
  meters: number | null;
  calculation: Calculation;
  /** Nothing was asked for. */
  isExample: boolean;
  plan: PacePlan | null;
  /** The race to plan for; `null` for visitors without the right to it. */
  race: RaceToPlan | null;
  course: Course | null;
};

/** The form to which controls outside of it belong. */
const formId = "pace-form";

type PaceFields = PaceScreen["fields"];

/** The pause after which typing counts as finished, in milliseconds. */
const pauseMs = 350;

const isSame = (one: PaceFields, other: PaceFields) =>
  one.distance === other.distance && one.time === other.time && one.pace === other.pace;

/** Distance, time and pace. With a script the answer follows the typing, without one the button. */
export function Calculator({ screen }: { screen: PaceScreen }) {
  const say = useSay();
  const lang = useLang();
  const { query, unit, calculation, race, course } = screen;
  const [typed, hold] = useFollowing(screen.fields, isSame);
  const [changes, count] = useState(0);
  const navigate = useNavigate();
  const isMeasured = course !== null && course.meters !== null;

  const ask = (change: Partial<PaceQuery>) =>
    navigate(paceAddress({ ...query, ...typed, unit, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    hold({ ...typed, [target.name]: target.value });
    count(changes + 1);
  };
  const sentenceAt = (name: keyof PaceFields) => {
    const problem = calculation.errors[name];
    return problem && problemSentence(problem, unit);
  };
  const field = (name: keyof PaceFields) => ({
    name,
    value: typed[name],
    onChange: type,
    error: sentenceAt(name),
    placeholder: placeholder(screen, name, lang),
    autoComplete: "off",
    maxLength: 60,
  });

  return (
    <Form
      id={formId}
      action={href("/tools/pace")}
      replace
      preventScrollReset
      className="card pace-form"
    >
      {changes > 0 && <Pause key={changes} onDue={() => ask({})} />}
      <input type="hidden" name="unit" value={unit} />
      {race && <input type="hidden" name="race" value={race.id} />}
      {race && course && <CourseField race={race} course={course} unit={unit} choose={ask} />}
      {!isMeasured && (
        <>
          <TextField
            label={say({ en: "Distance", es: "Distancia" })}
            inputMode="text"
            {...field("distance")}
          />
          {!race && <Presets query={{ ...query, ...typed, unit }} meters={screen.meters} />}
        </>
      )}
      <div className="pace-pair">
        <TextField
          label={say({ en: "Time", es: "Tiempo" })}
          hint={say({ en: "45:00 or 1:45:30", es: "45:00 o 1:45:30" })}
          {...field("time")}
        />
        <TextField
          label={say({
            en: `Pace per ${unitNames[unit].en}`,
            es: `Ritmo por ${unitNames[unit].es}`,
          })}
          hint={unit === "km" ? "5:30" : "8:50"}
          {...field("pace")}
        />
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {calculation.hint
          ? say(paceHints[calculation.hint])
          : isMeasured && !screen.plan && say(timeOrPace)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">{say({ en: "Calculate", es: "Calcular" })}</Button>
        <TextLink to={href("/tools/pace")}>
          {say({ en: "Start again", es: "Empezar de nuevo" })}
        </TextLink>
      </div>
    </Form>
  );
}

/** The calculated field shows its value; an example, all of them. */
function placeholder(
  { calculation, unit, isExample }: PaceScreen,
  name: keyof PaceFields,
  lang: Lang,
): string | undefined {
  const { run, worked } = calculation;
  if (!run || (worked !== name && !isExample)) return undefined;
  if (name === "distance") return formatMeasured(run.meters, unit, lang);
  return name === "time" ? formatDuration(run.seconds) : formatPace(run, unit);
}

function Pause({ onDue }: { onDue: () => void }) {
  useTimer(pauseMs, onDue);
  return null;
}

/** The distance of the race to plan for. */
function CourseField({
  race,
  course,
  unit,
  choose,
}: {
  race: RaceToPlan;
  course: Course;
  unit: LengthUnit;
  choose: (change: Partial<PaceQuery>) => void;
}) {
  const say = useSay();
  return (
    <Select
      label={say({ en: "Distance", es: "Distancia" })}
      name="course"
      defaultValue={course.id}
      onChange={(event) => choose({ course: event.target.value })}
      options={race.courses.map((one) => ({ value: one.id, label: formatDistance(one, unit) }))}
    />
  );
}

/** The common distances, to choose with one click. */
function Presets({
  query,
  meters,
}: {
  query: PaceQuery;
  /** The length of the typed distance. */
  meters: number | null;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <ul
      aria-label={say({ en: "Common distances", es: "Distancias comunes" })}
      className="pace-presets"
    >
      {standardDistances.map(({ name, meters: length }) => (
        <li key={name}>
          <Link
            to={paceAddress({ ...query, distance: distanceName(name, lang) })}
            replace
            preventScrollReset
            aria-current={length === meters ? "true" : undefined}
            className="chip chip-outline"
          >
            {distanceName(name, lang)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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
