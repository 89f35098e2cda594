import { standardDistances } from "#features/pace/standard-distances.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import type { Day } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { PlanFormErrors } from "./plan-form-errors.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Monday first, as runners count their weeks. */
const order = [1, 2, 3, 4, 5, 6, 0];
const usualDays = ["2", "3", "4", "6", "0"];

/** The answers of a personalized plan: running now, a result, days, and what keeps from running. */
export function OwnAnswers({
  unit,
  today,
  errors,
}: {
  unit: LengthUnit;
  today: Day;
  errors: PlanFormErrors | null;
}) {
  const typed = errors?.typed ?? {};
  const fields = errors?.fields ?? {};
  const days = errors ? errors.days : usualDays;
  const asked = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] });
  return (
    <>
      <section>
        <h2 className="text-xl">Your running now</h2>
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
