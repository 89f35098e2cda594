import { type ReactNode, useState } from "react";
import {
  type DistanceField,
  type DistancePicture,
  type EditedDistance,
  usualStartTime,
} from "#features/races/editing/details.ts";
import { editingMessages } from "#features/races/editing/messages.ts";
import { typedPrice } from "#features/races/price-text.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { currencies } from "#values/money.ts";
import { PictureField } from "./picture-field.tsx";
import { distanceGroups } from "./race-labels.ts";

/** Everything that is asked about a distance, with the button that saves it. */
export function DistanceFields({
  distance,
  errors,
  isBusy,
  save,
  course,
  children,
}: {
  /** `null` for a new one. */
  distance: EditedDistance | null;
  errors: EditAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
  /** The way to the course, once the distance is stored. */
  course?: ReactNode;
  /** Further actions beside the button. */
  children?: ReactNode;
}) {
  const values = fieldValues<DistanceField>(
    distance ? shownDetails(distance) : newDistance,
    errors,
  );
  const [needed, setNeeded] = useState({
    distance: values.text("distance"),
    title: values.text("title"),
  });
  const isAlive = useHydrated();
  const isBlank = needed.distance.trim() === "" || needed.title.trim() === "";
  const follow = (name: keyof typeof needed) => ({
    onInput: (event: { currentTarget: HTMLInputElement }) =>
      setNeeded({ ...needed, [name]: event.currentTarget.value }),
  });
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
          <NeededField
            label="Distance *"
            hint="Such as 10K, Half Marathon or 50 miles"
            sentence={editingMessages.distanceNeeded}
            {...values.field("distance")}
            {...follow("distance")}
          />
          <NeededField
            label="Title *"
            sentence={editingMessages.titleNeeded}
            {...values.field("title")}
            {...follow("title")}
          />
        </div>
        <TextArea label="Description" {...values.field("description")} />
        {picture("image", "Image")}
      </FieldGroup>
      <FieldGroup {...distanceGroups.price}>
        <PriceFields {...values} />
      </FieldGroup>
      <FieldGroup {...distanceGroups.start}>
        <StartFields {...values} taken={distance?.taken ?? 0} />
      </FieldGroup>
      <FieldGroup {...distanceGroups.course}>
        {course ?? (
          <p className="text-muted">
            A course file can be attached as soon as the distance is saved.
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Elevation Gain" {...values.field("elevation_gain")} />
          <TextField label="Elevation Loss" {...values.field("elevation_loss")} />
        </div>
        <TextArea label="Profile Information" rows={3} {...values.field("profile_information")} />
        {picture("profile_image", "Elevation Profile Image")}
        {picture("map_image", "Map Image")}
      </FieldGroup>
      <SaveBar>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy} disabled={isAlive && (isBlank || isBusy)}>
            {isBusy ? "Saving…" : save}
          </Button>
          {children}
        </div>
      </SaveBar>
    </>
  );
}

const newDistance = { price_currency: "USD", start_time: usualStartTime };

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
function NeededField({
  sentence,
  error,
  ...rest
}: { sentence: string } & Parameters<typeof TextField>[0]) {
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

function PriceFields({ field }: FieldValues<DistanceField>) {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <Select
        label="Currency"
        {...field("price_currency")}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <TextField
        label="Price"
        hint="A number, Free or TBD"
        autoComplete="off"
        {...field("price")}
      />
      <TextField label="Discounted Price" autoComplete="off" {...field("discounted_price")} />
      <TextArea
        label="Price Includes"
        rows={2}
        className="sm:col-span-3"
        {...field("price_includes")}
      />
    </div>
  );
}

function StartFields({ field, taken }: FieldValues<DistanceField> & { taken: number }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Start Time" type="time" {...field("start_time")} />
        <TextField label="Time Limit" {...field("time_limit")} />
        <TextField
          label="Capacity"
          inputMode="numeric"
          autoComplete="off"
          hint={
            taken > 0 ? `${taken} taken. Empty: as many as come` : "Places. Empty: as many as come"
          }
          {...field("capacity")}
        />
        <TextField label="Registration Link" type="url" {...field("registration_link")} />
      </div>
      <TextArea label="Additional Information" rows={3} {...field("additional_information")} />
    </>
  );
}
