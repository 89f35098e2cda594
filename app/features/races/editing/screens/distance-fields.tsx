import { type ReactNode, useState } from "react";
import type { DistanceField } from "#features/races/distance-columns.ts";
import {
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
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setNeeded({ ...needed, [name]: currentTarget.value }),
  });
  const fields = drawnFields(values, { follow, taken: distance?.taken ?? 0 });
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
        {picture("image", "Image")}
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
            A course file can be attached as soon as the distance is saved.
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.elevation_gain}
          {fields.elevation_loss}
        </div>
        {fields.profile_information}
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

type FieldProps = Parameters<typeof TextField>[0];

/** The control of each field. */
function drawnFields(
  { field }: FieldValues<DistanceField>,
  {
    follow,
    taken,
  }: { follow: (name: "distance" | "title") => Pick<FieldProps, "onInput">; taken: number },
): Record<DistanceField, ReactNode> {
  return {
    distance: (
      <NeededField
        label="Distance *"
        hint="Such as 10K, Half Marathon or 50 miles"
        sentence={editingMessages.distanceNeeded}
        {...field("distance")}
        {...follow("distance")}
      />
    ),
    title: (
      <NeededField
        label="Title *"
        sentence={editingMessages.titleNeeded}
        {...field("title")}
        {...follow("title")}
      />
    ),
    description: <TextArea label="Description" {...field("description")} />,
    price_currency: (
      <Select
        label="Currency"
        {...field("price_currency")}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    ),
    price: (
      <TextField
        label="Price"
        hint="A number, Free or TBD"
        autoComplete="off"
        {...field("price")}
      />
    ),
    discounted_price: (
      <TextField label="Discounted Price" autoComplete="off" {...field("discounted_price")} />
    ),
    price_includes: (
      <TextArea
        label="Price Includes"
        rows={2}
        className="sm:col-span-3"
        {...field("price_includes")}
      />
    ),
    start_time: <TextField label="Start Time" type="time" {...field("start_time")} />,
    time_limit: <TextField label="Time Limit" {...field("time_limit")} />,
    capacity: (
      <TextField
        label="Capacity"
        inputMode="numeric"
        autoComplete="off"
        hint={taken > 0 ? `${taken} taken. Leave empty for no limit.` : "Leave empty for no limit."}
        {...field("capacity")}
      />
    ),
    registration_link: (
      <TextField label="Registration Link" type="url" {...field("registration_link")} />
    ),
    additional_information: (
      <TextArea label="Additional Information" rows={3} {...field("additional_information")} />
    ),
    elevation_gain: <TextField label="Elevation Gain" {...field("elevation_gain")} />,
    elevation_loss: <TextField label="Elevation Loss" {...field("elevation_loss")} />,
    profile_information: (
      <TextArea label="Profile Information" rows={3} {...field("profile_information")} />
    ),
  };
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
function NeededField({ sentence, error, ...rest }: { sentence: string } & FieldProps) {
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
