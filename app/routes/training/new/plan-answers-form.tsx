import { Form } from "react-router";
import type { RaceToPlan } from "#features/pace/course.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
import { formatDistance } from "#features/races/distance.ts";
import type { OwnAnswersExample } from "#features/training/example.server.ts";
import { levelNames, medicalCaution } from "#features/training/messages.ts";
import { runnerLevels } from "#features/training/rules/plan.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { OwnAnswers } from "./own-answers.tsx";
import { OwnExample } from "./own-example.tsx";
import type { PlanFormErrors } from "./plan-form-errors.ts";

type Asked = {
  race: RaceToPlan | null;
  unit: LengthUnit;
  today: Day;
  mayPersonalize: boolean;
  hasPlan: boolean;
  /** What own answers would give, for those who may not give them. */
  example: OwnAnswersExample | null;
  errors: PlanFormErrors | null;
};

/** What a plan is built from, in one form. */
export function PlanAnswersForm(asked: Asked) {
  const { race, mayPersonalize, hasPlan, errors } = asked;
  const typed = errors?.typed ?? {};
  const isStandard = typed.kind === "standard" || !mayPersonalize;
  return (
    <Form method="post" className="plan-form" ref={useFirstInvalid(errors)}>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      {errors && !errors.form && <Notice kind="problem">Please look at the marked answers.</Notice>}
      <section>
        <h2 className="text-xl">The goal</h2>
        {race && (
          <p className="text-muted">
            {formatDay(race.startDate)}, {race.place}
          </p>
        )}
        <GoalFields {...asked} />
      </section>
      <section>
        <h2 className="text-xl">The plan</h2>
        <ChoiceGroup label="What it is built from">
          <Choice
            kind="radio"
            name="kind"
            value="personalized"
            defaultChecked={!isStandard}
            disabled={!mayPersonalize}
          >
            My own answers: results, days, weekly distance
          </Choice>
          <Choice kind="radio" name="kind" value="standard" defaultChecked={isStandard}>
            The standard plan of a level
          </Choice>
        </ChoiceGroup>
        <Select
          label="Level"
          name="level"
          defaultValue={typed.level ?? "intermediate"}
          options={runnerLevels.map((value) => ({ value, label: levelNames[value] }))}
          hint="Beginner: less than a year of regular running. Advanced: years of it, with fast sessions."
          error={errors?.fields.level}
        />
      </section>
      {mayPersonalize && (
        <div className="plan-own">
          <OwnAnswers {...asked} />
        </div>
      )}
      {asked.example && <OwnExample example={asked.example} unit={asked.unit} />}
      <p className="max-w-text text-sm text-muted">{medicalCaution}</p>
      {hasPlan && (
        <Choice name="replaces" value="yes" required defaultChecked={typed.replaces === "yes"}>
          It takes the place of the plan that I follow now, which stays readable
        </Choice>
      )}
      <div>
        <Button type="submit" size="large">
          Make the plan
        </Button>
      </div>
    </Form>
  );
}

function GoalFields({ race, unit, today, errors }: Asked) {
  const typed = errors?.typed ?? {};
  const isMeasured = race?.courses.every(({ meters }) => meters !== null) ?? false;
  return (
    <div className="plan-fields">
      {race ? (
        <>
          <input type="hidden" name="race" value={race.id} />
          <Select
            label="Distance"
            name="course"
            defaultValue={typed.course ?? race.courses[0]?.id}
            options={race.courses.map((course) => ({
              value: course.id,
              label: formatDistance(course, unit),
            }))}
            error={errors?.fields.course}
          />
        </>
      ) : (
        <TextField
          label="Day of the race"
          name="day"
          type="date"
          min={today}
          defaultValue={typed.day}
          error={errors?.fields.day}
        />
      )}
      {!isMeasured && (
        <TextField
          label={race ? "Its length, where we do not know it" : "Distance"}
          name="distance"
          placeholder="21.1 km"
          list="plan-distances"
          defaultValue={typed.distance}
          error={errors?.fields.distance}
        />
      )}
      <TextField
        label="Time to reach (optional)"
        name="goalTime"
        placeholder="1:45:00"
        inputMode="numeric"
        defaultValue={typed.goalTime}
        error={errors?.fields.goalTime}
      />
      <datalist id="plan-distances">
        {standardDistances.slice(1).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
