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
import { typeIn } from "#features/races/race-type.ts";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import type { Words } from "#values/say.ts";
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
  const say = useSay();
  const { isOffice } = useWorkplace();
  const values = fieldValues<RaceField>(
    details ?? { start_time: usualStartTime, minimum_age: usualMinimumAge },
    errors,
  );
  const { field, isTicked } = values;
  return (
    <>
      {errors?.form && !errors.meanwhile && <Notice kind="problem">{errors.form}</Notice>}
      <p className="text-sm text-muted">
        {say({ en: "Fields marked * are required.", es: "Los campos con * son obligatorios." })}
      </p>
      <FieldGroup {...raceGroups.race}>
        <NameFields {...values} isOffice={isOffice} />
      </FieldGroup>
      <FieldGroup {...raceGroups.when}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={say(raceLabels.start_date)}
            type="date"
            required
            {...field("start_date")}
          />
          <TextField label={say(raceLabels.start_time)} type="time" {...field("start_time")} />
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
          label={say(raceLabels.description)}
          hint={say({
            en: "Markdown: **bold**, lists with -, links as [words](https://…)",
            es: "Markdown: **negrita**, listas con -, enlaces como [palabras](https://…)",
          })}
          rows={8}
          {...field("description")}
        />
        <PictureField
          label={say({ en: "Race Photo", es: "Foto de la carrera" })}
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
            {say(raceLabels.is_premium)}
          </Choice>
        )}
      </FieldGroup>
    </>
  );
}

type OfficeValues = FieldValues<RaceField> & { isOffice: boolean };

function NameFields({ field, text, isOffice }: OfficeValues) {
  const say = useSay();
  const lang = useLang();
  const types = [...new Set([...raceTypeOptions, text("race_type")])].filter(Boolean);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={say(raceLabels.event)} required {...field("event")} />
      <TextField label={say(raceLabels.race_name)} required {...field("race_name")} />
      <Select
        label={say(raceLabels.race_type)}
        required
        {...field("race_type")}
        options={[
          { value: "", label: say({ en: "Please choose", es: "Elige una opción" }) },
          ...types.map((value) => ({ value, label: typeIn(value, lang) })),
        ]}
      />
      {isOffice && <TextField label={say(raceLabels.organizer)} {...field("organizer")} />}
    </div>
  );
}

function RegistrationFields({ field, isOffice }: OfficeValues) {
  const say = useSay();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={say(raceLabels.registration_deadline)}
        type="date"
        hint={say({
          en: "The last day on which runners can register",
          es: "El último día para inscribirse",
        })}
        {...field("registration_deadline")}
      />
      <TextField
        label={say(raceLabels.minimum_age)}
        inputMode="numeric"
        hint={say({
          en: `On race day. Below ${adultAge}, a parent or guardian has to consent`,
          es: `El día de la carrera. Antes de los ${adultAge}, debe dar su consentimiento el padre, la madre o un tutor`,
        })}
        {...field("minimum_age")}
      />
      {isOffice && (
        <Select
          label={say(raceLabels.race_type_category)}
          required
          {...field("race_type_category")}
          options={[
            { value: "", label: say({ en: "Please choose", es: "Elige una opción" }) },
            ...categories.map((value) => ({ value, label: categoryWords[value] })),
          ]}
        />
      )}
    </div>
  );
}

function WhereFields({ field }: FieldValues<RaceField>) {
  const say = useSay();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={say(raceLabels.country)}
        required
        autoComplete="off"
        {...field("country")}
      />
      <TextField label={say(raceLabels.city)} required autoComplete="off" {...field("city")} />
      <TextField
        label={say(raceLabels.state_province)}
        autoComplete="off"
        {...field("state_province")}
      />
      <TextField label={say(raceLabels.address)} autoComplete="off" {...field("address")} />
      <TextField
        label={say(raceLabels.google_maps_link)}
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
  {
    name: "registration_link",
    hint: {
      en: "Where runners register, when not here",
      es: "Dónde se inscriben los corredores, si no es aquí",
    },
  },
  {
    name: "external_image_url",
    hint: { en: "Shown where there is no photo", es: "Se muestra cuando no hay foto" },
  },
  { name: "map_url" },
  { name: "elevation_profile_url" },
  { name: "gpx_url" },
  { name: "rules_url" },
] as const satisfies { name: RaceField; hint?: Words }[];

/** Optional links; shown open when one of them is invalid. */
function LinkFields({
  field,
  isOffice,
  hasErrors,
}: FieldValues<RaceField> & { isOffice: boolean; hasErrors: boolean }) {
  const say = useSay();
  const shown = links.filter(({ name }) => isOffice || name !== "external_image_url");
  const isWrong = shown.some(({ name }) => field(name).error !== undefined);
  return (
    <details className="card px-5 py-4" open={hasErrors && isWrong}>
      <summary className="disclosure">
        {say({ en: "Links and course", es: "Enlaces y recorrido" })}
      </summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {shown.map((link) => (
          <TextField
            key={link.name}
            type="url"
            label={say(raceLabels[link.name])}
            hint={"hint" in link ? say(link.hint) : undefined}
            {...field(link.name)}
          />
        ))}
        <TextField label={say(raceLabels.elevation_gain)} {...field("elevation_gain")} />
        <TextField label={say(raceLabels.elevation_loss)} {...field("elevation_loss")} />
      </div>
    </details>
  );
}
