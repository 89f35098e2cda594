import { type ChangeEvent, useRef, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { descentNames } from "#features/courses/planning/messages.ts";
import { planAddress, readPlanQuery } from "#features/courses/planning/plan-query.ts";
import { descents } from "#features/courses/planning/running-cost.ts";
import { shownFields } from "#features/pace/pace-query.ts";
import { formatDistance } from "#features/races/distance.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { useTimer } from "#ui/timer.ts";
import { formatClockTime } from "#values/day.ts";
import type { CourseScreen } from "./screen.ts";

/** The pause after which typing counts as finished, in milliseconds. */
const pauseMs = 400;

/** The goal. With a script the plan follows the typing, without one the button. */
export function GoalForm({ screen }: { screen: CourseScreen }) {
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
      action={href("/tools/course")}
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
          label="Distance"
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
          label="Goal time"
          name="time"
          hint="3:45:00 or 5h30"
          defaultValue={query.time}
          onChange={type}
          error={goal.errors.time}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          label={`or pace per ${unit}`}
          name="pace"
          hint={unit === "km" ? "6:30" : "10:30"}
          defaultValue={shownFields({ ...query, distance: "" }, unit).pace}
          onChange={type}
          error={goal.errors.pace}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          label="Start"
          name="start"
          hint="7:00, for the clock and cut-offs"
          defaultValue={query.start}
          placeholder={
            race?.distance.startTime ? formatClockTime(race.distance.startTime) : undefined
          }
          onChange={later}
          error={goal.errors.start}
          autoComplete="off"
          maxLength={20}
        />
        <Select
          label="Downhill"
          name="descent"
          defaultValue={query.descent}
          onChange={later}
          options={descents.map((one) => ({ value: one, label: descentNames[one] }))}
        />
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {goal.hint}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit">Plan it</Button>
        <TextLink to={href("/tools/course/method")}>How it is calculated</TextLink>
      </div>
    </Form>
  );
}

function Pause({ onDue }: { onDue: () => void }) {
  useTimer(pauseMs, onDue);
  return null;
}
