import { type ChangeEvent, useRef, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { type CoursePlan, descents } from "#features/courses/planning/course-plan.ts";
import {
  beyondText,
  descentNames,
  planAddress,
  readPlanQuery,
} from "#features/courses/planning/plan-query.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { limitWarning, unitNames } from "#features/pace/messages.ts";
import { formatPace, type Run } from "#features/pace/pace.ts";
import { shownFields } from "#features/pace/pace-query.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import { formatClockTime } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Say } from "#values/say.ts";
import { type BibSizes, PaceBib } from "../pace-bib.tsx";
import type { CourseScreen } from "./course.server.ts";

/** The pause after which typing counts as finished, in milliseconds. */
const pauseMs = 400;

/** The goal. With a script the plan follows the typing, without one the button. */
export function GoalForm({ screen }: { screen: CourseScreen }) {
  const say = useSay();
  const lang = useLang();
  const { query, unit, goal, race, course, kind } = screen;
  const form = useRef<HTMLFormElement>(null);
  const [changes, count] = useState(0);
  const navigate = useNavigate();

  function ask() {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === "string") params.set(name, value);
    }
    navigate(planAddress(readPlanQuery(params, unit)), {
      replace: true,
      preventScrollReset: true,
    });
  }
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // Of time and pace only one is a goal: the one that was typed last.
    const other = form.current?.elements.namedItem(target.name === "time" ? "pace" : "time");
    if (target.value && other instanceof HTMLInputElement) other.value = "";
    count(changes + 1);
  }
  const later = () => count(changes + 1);

  return (
    <Form
      key={course.distanceId}
      ref={form}
      action={href("/tools/course/:change?")}
      replace
      preventScrollReset
      className="card pace-form"
    >
      {changes > 0 && <Pause key={changes} onDue={ask} />}
      <input type="hidden" name="unit" value={unit} />
      {kind === "own" && <input type="hidden" name="own" value={query.own} />}
      {race && <input type="hidden" name="race" value={race.race.id} />}
      {race && race.others.length > 1 ? (
        <Select
          label={say({ en: "Distance", es: "Distancia" })}
          name="course"
          defaultValue={race.distance.id}
          onChange={later}
          options={race.others.map((one) => ({ value: one.id, label: formatDistance(one, unit) }))}
        />
      ) : (
        race && <input type="hidden" name="course" value={race.distance.id} />
      )}
      <div className="pace-pair">
        <TextField
          label={say({ en: "Goal time", es: "Tiempo objetivo" })}
          name="time"
          hint={say({ en: "3:45:00 or 5h30", es: "3:45:00 o 5h30" })}
          defaultValue={query.time}
          onChange={type}
          error={goal.errors.time}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          label={say({ en: `or pace per ${unit}`, es: `o ritmo por ${unit}` })}
          name="pace"
          hint={unit === "km" ? "6:30" : "10:30"}
          defaultValue={shownFields({ ...query, distance: "" }, unit).pace}
          onChange={type}
          error={goal.errors.pace}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          label={say({ en: "Start", es: "Salida" })}
          name="start"
          hint={say({
            en: "7:00, for the clock and cut-offs",
            es: "7:00, para la hora y los cortes",
          })}
          defaultValue={query.start}
          placeholder={
            race?.distance.startTime ? formatClockTime(race.distance.startTime, lang) : undefined
          }
          onChange={later}
          error={goal.errors.start}
          autoComplete="off"
          maxLength={20}
        />
        <Select
          label={say({ en: "Downhill", es: "En las bajadas" })}
          name="descent"
          defaultValue={query.descent}
          onChange={later}
          options={descents.map((one) => ({ value: one, label: say(descentNames[one]) }))}
        />
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {goal.hint && say(goal.hint)}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">{say({ en: "Plan it", es: "Planificar" })}</Button>
        <TextLink to={href("/tools/course/method")}>
          {say({ en: "How it is calculated", es: "Cómo se calcula" })}
        </TextLink>
      </div>
    </Form>
  );
}

function Pause({ onDue }: { onDue: () => void }) {
  useTimer(pauseMs, onDue);
  return null;
}

/** The goal in large letters, and what it means on this course. */
export function GoalAnswer({ screen: { plan, course, unit } }: { screen: CourseScreen }) {
  const say = useSay();
  const length = formatLength(course.length, unit);
  const climb = course.heights && `+${formatHeight(course.heights.climb, unit)}`;
  const edge = [length, climb].filter(Boolean).join(" · ");
  if (!plan) {
    return (
      <div className="pace-answer" role="status">
        <PaceBib
          edge={climb ?? say({ en: "Your course", es: "Tu recorrido" })}
          number={length}
          name={say({ en: "waits for your goal", es: "espera tu objetivo" })}
          sizes={sizes}
        />
      </div>
    );
  }
  const { run, flat, overLimit } = plan;
  const beyond = beyondText(plan.beyond);
  const late = plan.marks.filter(({ spare }) => spare !== null && spare < 0);
  const places = late.map(({ name }) => name).join(", ");
  return (
    <div className="pace-answer" role="status">
      <PaceBib
        sizes={sizes}
        edge={edge}
        number={formatDuration(run.seconds)}
        name={
          flat
            ? say({
                en: `as hard as ${formatPace(flat, unit)} /${unit} on flat ground`,
                es: `tan duro como ${formatPace(flat, unit)} /${unit} en plano`,
              })
            : say({
                en: `${formatPace(run, unit)} /${unit}, heights are not known`,
                es: `${formatPace(run, unit)} /${unit}, sin datos de altitud`,
              })
        }
      />
      <Facts items={factsOf(plan, unit, say)} />
      {overLimit && <Notice kind="problem">{limitWarning(overLimit)}</Notice>}
      {late.length > 0 && (
        <Notice kind="problem">
          {say({
            en: `This goal comes too late to ${places}.`,
            es: `Con este objetivo llegas tarde a ${places}.`,
          })}
        </Notice>
      )}
      {beyond && <p className="text-sm text-muted">{say(beyond)}</p>}
    </div>
  );
}

function factsOf({ run, flat, splits }: CoursePlan, unit: LengthUnit, say: Say) {
  const paceOf = ({ meters, seconds }: Run) => seconds / meters;
  const laps = splits.map(({ lap }) => lap).toSorted((a, b) => paceOf(a) - paceOf(b));
  const [fastest, slowest] = [laps[0], laps.at(-1)];
  const { en, es } = unitNames[unit];
  // `Kilómetro` is masculine, and `milla` feminine.
  const ending = unit === "km" ? "o" : "a";
  const fastestName = { en: `Fastest ${en}`, es: `${capital(es)} más rápid${ending}` };
  const slowestName = { en: `Slowest ${en}`, es: `${capital(es)} más lent${ending}` };
  return [
    { label: say({ en: "On average", es: "En promedio" }), value: formatPace(run, unit) },
    {
      label: say({ en: "On the flat", es: "En plano" }),
      value: flat ? formatPace(flat, unit) : null,
    },
    { label: say(fastestName), value: flat && fastest ? formatPace(fastest, unit) : null },
    { label: say(slowestName), value: flat && slowest ? formatPace(slowest, unit) : null },
  ];
}

const sizes: BibSizes = [
  { least: 8, name: "poster-bib-wide lab-bib-hours" },
  { least: 7, name: "poster-bib-wide lab-bib-time" },
  { least: 6, name: "poster-bib-wide" },
  { least: 4, name: "poster-bib-four" },
];

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
