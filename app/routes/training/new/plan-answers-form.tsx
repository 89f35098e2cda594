import { Form, href } from "react-router";
import { distanceName } from "#features/activities/showing/distance-name.ts";
import type { RaceToPlan } from "#features/pace/course.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { standardDistances } from "#features/pace/standard-distances.ts";
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
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";

type Asked = {
  race: RaceToPlan | null;
  /** Its distance that the form begins with. */
  course: string | null;
  unit: LengthUnit;
  today: Day;
  mayPersonalize: boolean;
  hasPlan: boolean;
  /** What activities say of the runner. */
  known: KnownRunner | null;
  /** What own answers would give, for those who may not give them. */
  example: OwnAnswersExample | null;
  errors: PlanFormErrors | null;
};

/** What a plan is built from, in one form. */
export function PlanAnswersForm(asked: Asked) {
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
            <p key={note.code}>{noteText(note, asked.unit)}</p>
          ))}
        </Notice>
      )}
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
      {errors?.isTooFar && (
        <Choice name="insist" value="yes">
          Make this plan anyway: I will run and walk
        </Choice>
      )}
      {errors && errors.objections.length > 0 && (
        <Choice name="insist" value="yes">
          Build it anyway
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

function GoalFields({ race, course, unit, today, errors }: Asked) {
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
      {!(race?.courses.every(({ elevationGain }) => elevationGain) ?? false) && (
        <TextField
          label={`Climb, if it is hilly (${unit === "km" ? "m" : "ft"})`}
          name="climb"
          inputMode="numeric"
          defaultValue={typed.climb}
          error={errors?.fields.climb}
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

const rows = [
  { effort: "easy", label: "Easy runs" },
  { effort: "threshold", label: "Tempo runs" },
  { effort: "interval", label: "Intervals" },
  { effort: "race", label: "Race pace" },
] as const;

/** What a plan from own answers would say of this very race, where the membership does not give it. */
function OwnExample({
  example: { name, known },
  unit,
}: {
  example: OwnAnswersExample;
  unit: LengthUnit;
}) {
  return (
    <section aria-labelledby="own-example" className="plan-example">
      <h2 id="own-example" className="text-xl">
        With Sprinter: paces of your own
      </h2>
      <p className="max-w-text">
        {distanceName(known.result.meters, unit)} in {formatDuration(known.result.seconds)}, for
        example, predicts <b>{formatDuration(known.predicted.seconds)}</b> for{" "}
        {name ?? "a half marathon"}, and every session gets its pace. Your days, your weekly
        distance, injuries and breaks shape the weeks.
      </p>
      <dl className="plan-paces">
        {rows.map(({ effort, label }) => (
          <div key={effort}>
            <dt>{label}</dt>
            <dd>{formatPaceRange(known.paces[effort], unit)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={href("/membership")}>See the memberships</TextLink>
      </p>
    </section>
  );
}

/** The known answers of a runner as values of the form's fields. */
function knownFields(known: KnownRunner | null, unit: LengthUnit): Record<string, string> {
  if (!known) return {};
  const { weeklyMeters, longestRecentMeters, result, longRunDay } = known;
  const inUnit = (meters: number) => (meters / (unit === "km" ? 1000 : metersPerMile)).toFixed(1);
  return {
    weekly: inUnit(weeklyMeters),
    longest: inUnit(longestRecentMeters),
    longDay: String(longRunDay),
    ...(result && {
      resultMeters: String(result.meters),
      resultTime: formatDuration(result.seconds),
      resultDay: result.day,
    }),
  };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Monday first, as runners count their weeks. */
const order = [1, 2, 3, 4, 5, 6, 0];
const usualDays = ["2", "3", "4", "6", "0"];

/** The answers of a personalized plan: running now, a result, days, and what keeps from running. */
function OwnAnswers({ unit, today, errors, known }: Asked) {
  const typed: Record<string, string> = errors?.typed ?? knownFields(known, unit);
  const fields = errors?.fields ?? {};
  const days = errors ? errors.days : (known?.freeDays.map(String) ?? usualDays);
  const asked = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] });
  return (
    <>
      <section>
        <h2 className="text-xl">Your running now</h2>
        {known && (
          <p className="text-muted">
            From your activities of the last weeks: {formatLength(known.weeklyMeters, unit)} a week,
            the longest run {formatLength(known.longestRecentMeters, unit)}
            {known.result &&
              `, ${distanceName(known.result.meters, unit)} in ${formatDuration(known.result.seconds)} on ${formatDay(known.result.day)}`}
            . Change what is wrong.
          </p>
        )}
        <div className="plan-fields">
          <TextField
            label={`In a usual week (${unit})`}
            {...asked("weekly")}
            inputMode="decimal"
            hint="0 if you do not run yet. Before an injury, if you are coming back from one."
          />
          <TextField
            label={`Longest run of the last 30 days (${unit})`}
            {...asked("longest")}
            inputMode="decimal"
          />
        </div>
        <div className="plan-fields">
          <Select
            label="Latest race or time trial"
            name="resultMeters"
            defaultValue={typed.resultMeters ?? "10000"}
            options={standardDistances.slice(0, 6).map(({ name, meters }) => ({
              value: String(meters),
              label: name,
            }))}
          />
          <TextField
            label="Its time (optional)"
            {...asked("resultTime")}
            placeholder="48:30"
            inputMode="numeric"
          />
          <TextField label="Its day" {...asked("resultDay")} type="date" max={today} />
        </div>
        <p className="text-sm text-muted">
          Paces follow from a result of the last six months. Without one, the plan goes by effort.
        </p>
      </section>
      <section>
        <h2 className="text-xl">Your days</h2>
        <ChoiceGroup label="Days on which you can run">
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
          label="Day of the long run"
          name="longDay"
          defaultValue={typed.longDay ?? "0"}
          options={order.map((day) => ({ value: String(day), label: weekdays[day] ?? "" }))}
          error={fields.longDay}
        />
      </section>
      <section>
        <h2 className="text-xl">A tune-up race</h2>
        <div className="plan-fields">
          <TextField
            label="Day of the other race (optional)"
            {...asked("tuneUpDay")}
            type="date"
            min={today}
          />
          <TextField
            label="Distance of the other race"
            {...asked("tuneUpDistance")}
            placeholder="10K"
            list="plan-distances"
          />
        </div>
      </section>
      <section>
        <h2 className="text-xl">Injuries and breaks</h2>
        <div className="plan-fields">
          <TextField
            label="Weeks without running (optional)"
            {...asked("injury")}
            inputMode="numeric"
          />
          <TextField label="Away from (optional)" {...asked("awayFrom")} type="date" min={today} />
          <TextField label="Until" {...asked("awayTo")} type="date" min={today} />
        </div>
      </section>
    </>
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
