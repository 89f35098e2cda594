import type { ReactNode } from "react";
import {
  type RaceDetails,
  type RaceField,
  raceTypeOptions,
  usualStartTime,
} from "#features/races/editing/details.ts";
import { categories } from "#features/races/editing/listing.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { adultAge, usualMinimumAge } from "#features/races/page/age.ts";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { PictureField } from "./picture-field.tsx";
import { raceGroups, raceLabels } from "./race-labels.ts";

/** Everything that is asked about a race, in groups. */
export function RaceFields({
  details,
  photo,
  errors,
  status,
}: {
  /** `null` for a new race. */
  details: Partial<RaceDetails> | null;
  photo: string | null;
  errors: EditAnswer | null;
  /** The fields of what the race has come to; a new race has none. */
  status?: ReactNode;
}) {
  const { isOffice } = useWorkplace();
  const values = fieldValues<RaceField>(
    details ?? { start_time: usualStartTime, minimum_age: usualMinimumAge },
    errors,
  );
  const { field, isTicked } = values;
  return (
    <>
      {errors?.form && !errors.meanwhile && <Notice kind="problem">{errors.form}</Notice>}
      <p className="text-sm text-muted">Fields with a * are needed.</p>
      <FieldGroup {...raceGroups.race}>
        <NameFields {...values} isOffice={isOffice} />
      </FieldGroup>
      <FieldGroup {...raceGroups.when}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={raceLabels.start_date} type="date" required {...field("start_date")} />
          <TextField label={raceLabels.start_time} type="time" {...field("start_time")} />
        </div>
      </FieldGroup>
      <FieldGroup {...raceGroups.where}>
        <WhereFields {...values} />
      </FieldGroup>
      <FieldGroup {...raceGroups.registration}>
        <RegistrationFields {...values} isOffice={isOffice} />
        {status}
      </FieldGroup>
      <FieldGroup {...raceGroups.page}>
        <TextArea
          label={raceLabels.description}
          hint="Markdown: **bold**, lists with -, links as [words](https://…)"
          rows={8}
          {...field("description")}
        />
        <PictureField
          label="Race Photo"
          name="race_photo"
          stored={photo}
          error={errors?.fields.race_photo}
        />
        <LinkFields {...values} isOffice={isOffice} hasErrors={errors !== null} />
        {isOffice && (
          <Choice
            key={String(isTicked("is_premium"))}
            name="is_premium"
            value="yes"
            defaultChecked={isTicked("is_premium")}
          >
            {raceLabels.is_premium}
          </Choice>
        )}
      </FieldGroup>
    </>
  );
}

type OfficeValues = FieldValues<RaceField> & { isOffice: boolean };

function NameFields({ field, text, isOffice }: OfficeValues) {
  const types = [...new Set([...raceTypeOptions, text("race_type")])].filter(Boolean);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={raceLabels.event} required {...field("event")} />
      <TextField label={raceLabels.race_name} required {...field("race_name")} />
      <Select
        label={raceLabels.race_type}
        required
        {...field("race_type")}
        options={[
          { value: "", label: "Please choose" },
          ...types.map((value) => ({ value, label: value })),
        ]}
      />
      {isOffice && <TextField label={raceLabels.organizer} {...field("organizer")} />}
    </div>
  );
}

function RegistrationFields({ field, isOffice }: OfficeValues) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={raceLabels.registration_deadline}
        type="date"
        hint="The last day on which runners can register"
        {...field("registration_deadline")}
      />
      <TextField
        label={raceLabels.minimum_age}
        inputMode="numeric"
        hint={`On race day. Below ${adultAge}, a parent or guardian has to consent`}
        {...field("minimum_age")}
      />
      {isOffice && (
        <Select
          label={raceLabels.race_type_category}
          required
          {...field("race_type_category")}
          options={[
            { value: "", label: "Please choose" },
            ...categories.map((value) => ({ value, label: categoryWords[value] })),
          ]}
        />
      )}
    </div>
  );
}

function WhereFields({ field }: FieldValues<RaceField>) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={raceLabels.country} required autoComplete="off" {...field("country")} />
      <TextField label={raceLabels.city} required autoComplete="off" {...field("city")} />
      <TextField
        label={raceLabels.state_province}
        autoComplete="off"
        {...field("state_province")}
      />
      <TextField label={raceLabels.address} autoComplete="off" {...field("address")} />
      <TextField
        label={raceLabels.google_maps_link}
        type="url"
        className="sm:col-span-2"
        {...field("google_maps_link")}
      />
    </div>
  );
}

const categoryWords = {
  internal: "internal: runners register here",
  external: "external: runners register elsewhere",
} as const;

const links = [
  { name: "registration_link", hint: "Where runners register, when not here" },
  { name: "external_image_url", hint: "Shown where there is no photo" },
  { name: "map_url" },
  { name: "elevation_profile_url" },
  { name: "gpx_url" },
  { name: "rules_url" },
] as const satisfies { name: RaceField; hint?: string }[];

/** Optional links; shown open when one of them is invalid. */
function LinkFields({
  field,
  isOffice,
  hasErrors,
}: FieldValues<RaceField> & { isOffice: boolean; hasErrors: boolean }) {
  const shown = links.filter(({ name }) => isOffice || name !== "external_image_url");
  const isWrong = shown.some(({ name }) => field(name).error !== undefined);
  return (
    <details className="card px-5 py-4" open={hasErrors && isWrong}>
      <summary className="flex cursor-pointer items-center gap-2 py-1 font-semibold">
        <Icon name="chevron-down" /> Links and course
      </summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {shown.map(({ name, ...rest }) => (
          <TextField key={name} type="url" label={raceLabels[name]} {...rest} {...field(name)} />
        ))}
        <TextField label={raceLabels.elevation_gain} {...field("elevation_gain")} />
        <TextField label={raceLabels.elevation_loss} {...field("elevation_loss")} />
      </div>
    </details>
  );
}
