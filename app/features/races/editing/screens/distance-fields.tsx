import { type ReactNode, useState } from "react";
import type { DistanceField } from "#features/races/distance-columns.ts";
import {
  type DistancePicture,
  type EditedDistance,
  type RaceDetails,
  usualStartTime,
} from "#features/races/editing/details.ts";
import { editingMessages } from "#features/races/editing/messages.ts";
import { typedPrice } from "#features/races/price.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { currencies } from "#values/money.ts";
import type { Say, Sentence } from "#values/say.ts";
import { PictureField } from "./picture-field.tsx";
import { distanceGroups } from "./race-labels.ts";

/** Everything that is asked about a distance, with the button that saves it. */
export function DistanceFields({
  distance,
  race,
  currency,
  errors,
  isBusy,
  save,
  course,
  children,
}: {
  /** `null` for a new one. */
  distance: EditedDistance | null;
  /** A new distance starts with its race. */
  race: Pick<RaceDetails, "start_time">;
  /** What a new distance starts with: the currency of the one before it. */
  currency?: string | undefined;
  errors: EditAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
  /** The way to the course, once the distance is stored. */
  course?: ReactNode;
  /** Further actions beside the button. */
  children?: ReactNode;
}) {
  const say = useSay();
  const values = fieldValues<DistanceField>(
    distance ? shownDetails(distance) : newDistance(race, currency),
    errors,
  );
  const [needed, setNeeded] = useState({
    distance: values.text("distance"),
    title: values.text("title"),
  });
  const isAlive = useHydrated();
  const isBlank = needed.distance.trim() === "" || needed.title.trim() === "";
  const follow = (name: keyof typeof needed) => ({
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setNeeded({ ...needed, [name]: currentTarget.value }),
  });
  const fields = drawnFields(values, { follow, taken: distance?.taken ?? 0, say });
  const picture = (name: DistancePicture, label: string) => (
    <PictureField
      name={name}
      label={label}
      stored={distance?.pictures[name] ?? null}
      error={errors?.fields[name]}
    />
  );
  return (
    <>
      {errors?.form && !errors.meanwhile && <Notice kind="problem">{errors.form}</Notice>}
      <FieldGroup {...distanceGroups.distance}>
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.distance}
          {fields.title}
        </div>
        {fields.description}
        {picture("image", say({ en: "Image", es: "Imagen" }))}
      </FieldGroup>
      <FieldGroup {...distanceGroups.price}>
        <div className="grid gap-5 sm:grid-cols-3">
          {fields.price_currency}
          {fields.price}
          {fields.discounted_price}
          {fields.price_includes}
        </div>
      </FieldGroup>
      <FieldGroup {...distanceGroups.start}>
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.start_time}
          {fields.time_limit}
          {fields.capacity}
          {fields.registration_link}
        </div>
        {fields.additional_information}
      </FieldGroup>
      <FieldGroup {...distanceGroups.course}>
        {course ?? (
          <p className="text-muted">
            {say({
              en: "A course file can be attached as soon as the distance is saved.",
              es: "Podrás agregar un archivo del recorrido en cuanto guardes la distancia.",
            })}
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.elevation_gain}
          {fields.elevation_loss}
        </div>
        {fields.profile_information}
        {picture(
          "profile_image",
          say({ en: "Elevation Profile Image", es: "Imagen del perfil de altimetría" }),
        )}
        {picture("map_image", say({ en: "Map Image", es: "Imagen del mapa" }))}
      </FieldGroup>
      <SaveBar>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy} disabled={isAlive && (isBlank || isBusy)}>
            {isBusy ? say({ en: "Saving…", es: "Guardando…" }) : save}
          </Button>
          {children}
        </div>
      </SaveBar>
    </>
  );
}

type FieldProps = Parameters<typeof TextField>[0];

/** The control of each field. */
function drawnFields(
  { field }: FieldValues<DistanceField>,
  {
    follow,
    taken,
    say,
  }: {
    follow: (name: "distance" | "title") => Pick<FieldProps, "onInput">;
    taken: number;
    say: Say;
  },
): Record<DistanceField, ReactNode> {
  return {
    distance: (
      <NeededField
        label={say({ en: "Distance *", es: "Distancia *" })}
        hint={say({
          en: "Such as 10K, Half Marathon or 50 miles",
          es: "Por ejemplo: 10K, Half Marathon o 50 miles",
        })}
        sentence={editingMessages.distanceNeeded}
        {...field("distance")}
        {...follow("distance")}
      />
    ),
    title: (
      <NeededField
        label={say({ en: "Title *", es: "Título *" })}
        sentence={editingMessages.titleNeeded}
        {...field("title")}
        {...follow("title")}
      />
    ),
    description: (
      <TextArea label={say({ en: "Description", es: "Descripción" })} {...field("description")} />
    ),
    price_currency: (
      <Select
        label={say({ en: "Currency", es: "Moneda" })}
        {...field("price_currency")}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    ),
    price: (
      <TextField
        label={say({ en: "Price", es: "Precio" })}
        hint={say({
          en: "A number, Free or TBD. Where entries are sold here, the amounts under Prices are shown instead",
          es: "Un número, Free (gratis) o TBD (por confirmar). Si aquí se venden inscripciones, se muestran los montos de Precios",
        })}
        autoComplete="off"
        {...field("price")}
      />
    ),
    discounted_price: (
      <TextField
        label={say({ en: "Discounted Price", es: "Precio con descuento" })}
        autoComplete="off"
        {...field("discounted_price")}
      />
    ),
    price_includes: (
      <TextArea
        label={say({ en: "Price Includes", es: "El precio incluye" })}
        rows={2}
        className="sm:col-span-3"
        {...field("price_includes")}
      />
    ),
    start_time: (
      <TextField
        label={say({ en: "Start Time", es: "Hora de salida" })}
        type="time"
        {...field("start_time")}
      />
    ),
    time_limit: (
      <TextField label={say({ en: "Time Limit", es: "Tiempo límite" })} {...field("time_limit")} />
    ),
    capacity: (
      <TextField
        label={say({ en: "Capacity", es: "Cupos" })}
        inputMode="numeric"
        autoComplete="off"
        hint={
          taken > 0
            ? say({
                en: `${taken} taken. Leave empty for no limit.`,
                es: `${taken} ocupados. Déjalo vacío si no hay límite.`,
              })
            : say({ en: "Leave empty for no limit.", es: "Déjalo vacío si no hay límite." })
        }
        {...field("capacity")}
      />
    ),
    registration_link: (
      <TextField
        label={say({ en: "Registration Link", es: "Enlace de inscripción" })}
        type="url"
        {...field("registration_link")}
      />
    ),
    additional_information: (
      <TextArea
        label={say({ en: "Additional Information", es: "Información adicional" })}
        rows={3}
        {...field("additional_information")}
      />
    ),
    elevation_gain: (
      <TextField
        label={say({ en: "Elevation Gain", es: "Desnivel positivo" })}
        {...field("elevation_gain")}
      />
    ),
    elevation_loss: (
      <TextField
        label={say({ en: "Elevation Loss", es: "Desnivel negativo" })}
        {...field("elevation_loss")}
      />
    ),
    profile_information: (
      <TextArea
        label={say({ en: "Profile Information", es: "Información del perfil" })}
        rows={3}
        {...field("profile_information")}
      />
    ),
  };
}

function newDistance({ start_time }: Pick<RaceDetails, "start_time">, currency = "USD") {
  return { price_currency: currency, start_time: start_time || usualStartTime };
}

/** As stored, the prices without the symbol that saving puts there. */
function shownDetails({ details }: EditedDistance) {
  const { price, discounted_price } = details;
  return {
    ...details,
    price: typedPrice(price),
    discounted_price: typedPrice(discounted_price),
  };
}

/** A required line; it shows its error as soon as it loses the focus. */
function NeededField({ sentence, error, ...rest }: { sentence: Sentence } & FieldProps) {
  const [isLeftBlank, setLeftBlank] = useState(false);
  return (
    <TextField
      required
      {...rest}
      error={isLeftBlank ? sentence : error}
      onBlur={(event) => setLeftBlank(event.currentTarget.value.trim() === "")}
    />
  );
}
