import { Form, href } from "react-router";
import { heartRateLimits } from "#features/activities/profile/messages.ts";
import type {
  HighestHeartRate,
  RunnerProfile,
} from "#features/activities/profile/queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { formatDay } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";

const sexes = [
  { value: "", label: "Not said" },
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

/** The form of the profile, with what it is for beside each field. */
export function ProfileForm({
  profile,
  highest,
  zones,
  errors,
}: {
  profile: RunnerProfile;
  highest: HighestHeartRate | null;
  zones: readonly string[];
  errors: FormErrors | null;
}) {
  const typed = errors?.typed ?? {};
  const said = errors?.fields ?? {};
  return (
    <Form method="post" noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <HeartRateField
          label="Maximum heart rate"
          name="max_heart_rate"
          value={typed.max_heart_rate ?? profile.maxHeartRate}
          limits={heartRateLimits.max}
          error={said.max_heart_rate}
          hint={maxHint(highest)}
        />
        <HeartRateField
          label="Resting heart rate"
          name="resting_heart_rate"
          value={typed.resting_heart_rate ?? profile.restingHeartRate}
          limits={heartRateLimits.resting}
          error={said.resting_heart_rate}
          hint="Beats a minute, measured lying down after waking up. With the maximum it gives the training impulse and with it fitness and fatigue."
        />
        <Select
          label="Sex"
          name="sex"
          defaultValue={typed.sex ?? profile.sex ?? ""}
          options={sexes}
          error={said.sex}
          hint="Banister's training impulse weighs effort differently for women and men. Without it we take the mean of both."
        />
        <Select
          label="Time zone"
          name="time_zone"
          defaultValue={typed.time_zone ?? profile.timeZone ?? ""}
          options={[
            { value: "", label: "Not said" },
            ...zones.map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
          ]}
          error={said.time_zone}
          hint="It says what day it is for you, and on which day you ran where a file that you upload does not."
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save profile</Button>
        <ButtonLink to={href("/training/analytics")} look="quiet">
          Back to analytics
        </ButtonLink>
      </div>
    </Form>
  );
}

function HeartRateField({
  label,
  name,
  value,
  limits: { from, to },
  error,
  hint,
}: {
  label: string;
  name: string;
  value: number | string | null;
  limits: { from: number; to: number };
  error: string | undefined;
  hint: string;
}) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={3}
      autoComplete="off"
      placeholder={`${from}–${to}`}
      defaultValue={value ?? ""}
      error={error}
      hint={hint}
    />
  );
}

/** What the recordings suggest, with what makes it right or wrong. */
function maxHint(highest: HighestHeartRate | null): string {
  const use = "Beats a minute. The zones, easy effort and the training impulse are measured by it.";
  if (!highest) return use;
  const { heartRate, day, name } = highest;
  return `${use} The highest in your recordings is ${heartRate} (${name}, ${formatDay(day)}): take it if you ran as hard as you could that day and the sensor was not wrong.`;
}
