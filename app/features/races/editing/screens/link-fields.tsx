import type { RaceField } from "#features/races/editing/details.ts";
import { TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Icon } from "#ui/icon.tsx";
import { raceLabels } from "./race-labels.ts";

const links = [
  { name: "registration_link", hint: "Where runners register, when not here" },
  { name: "external_image_url", hint: "Shown where there is no photo" },
  { name: "map_url" },
  { name: "elevation_profile_url" },
  { name: "gpx_url" },
  { name: "rules_url" },
] as const satisfies { name: RaceField; hint?: string }[];

/** Optional links; shown open when one of them is invalid. */
export function LinkFields({
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
