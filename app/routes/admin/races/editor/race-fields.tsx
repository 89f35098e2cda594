import type { ReactNode } from "react";
import type { RaceDetails } from "#features/races/editing/details.ts";
import { raceTypeOptions, usualStartTime } from "#features/races/editing/details.ts";
import { categories } from "#features/races/editing/listing.ts";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "./edit-submission.server.ts";
import { type FieldValues, fieldValues } from "./field-values.ts";
import { LinkFields } from "./link-fields.tsx";
import { PictureField } from "./picture-field.tsx";

/** Everything that is asked about a race; `children` stand where its status does. */
export function RaceFields({
  details,
  photo,
  errors,
  children,
}: {
  /** `null` for a new race. */
  details: RaceDetails | null;
  photo: string | null;
  errors: EditAnswer | null;
  children?: ReactNode;
}) {
  const values = fieldValues(details ?? { start_time: usualStartTime }, errors);
  return (
    <>
      {errors?.form && !errors.meanwhile && <Notice kind="problem">{errors.form}</Notice>}
      <p className="text-sm text-muted">Fields with a * are needed.</p>
      <WhatFields {...values} />
      {children}
      <WhereFields {...values} />
      <TextArea
        label="Description"
        hint="Markdown: **bold**, lists with -, links as [words](https://…)"
        rows={8}
        {...values.field("description")}
      />
      <PictureField
        label="Race Photo"
        name="race_photo"
        stored={photo}
        error={errors?.fields.race_photo}
      />
      <LinkFields {...values} hasErrors={errors !== null} />
      <Choice
        key={String(values.isTicked("is_premium"))}
        name="is_premium"
        value="yes"
        defaultChecked={values.isTicked("is_premium")}
      >
        Premium race
      </Choice>
    </>
  );
}

function WhatFields({ field, text }: FieldValues) {
  const types = [...new Set([...raceTypeOptions, text("race_type")])].filter(Boolean);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Event Name *" required {...field("event")} />
      <TextField label="Race Name *" required {...field("race_name")} />
      <TextField label="Race Date *" type="date" required {...field("start_date")} />
      <TextField label="Start Time" type="time" {...field("start_time")} />
      <TextField
        label="Registration Deadline"
        type="date"
        hint="The last day on which runners can register"
        {...field("registration_deadline")}
      />
      <TextField label="Organizer" {...field("organizer")} />
      <Select
        label="Race Type Category *"
        required
        {...shown(field("race_type_category"))}
        options={[
          { value: "", label: "Please choose" },
          ...categories.map((value) => ({ value, label: categoryWords[value] })),
        ]}
      />
      <Select
        label="Race Type *"
        required
        {...shown(field("race_type"))}
        options={[
          { value: "", label: "Please choose" },
          ...types.map((value) => ({ value, label: value })),
        ]}
      />
    </div>
  );
}

function WhereFields({ field }: FieldValues) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Country *" required autoComplete="off" {...field("country")} />
      <TextField label="City *" required autoComplete="off" {...field("city")} />
      <TextField label="State/Province" autoComplete="off" {...field("state_province")} />
      <TextField label="Address" autoComplete="off" {...field("address")} />
      <TextField
        label="Google Maps Link"
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

/** A select has no room for `undefined`. */
export function shown<Field extends { error: string | undefined }>({ error, ...rest }: Field) {
  return error === undefined ? rest : { ...rest, error };
}
