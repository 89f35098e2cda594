import { TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import type { FieldValues } from "./field-values.ts";

const links = [
  ["registration_link", "Registration Link", "Where runners register, when not here"],
  ["external_image_url", "Image Address", "Shown where there is no photo"],
  ["map_url", "Course Map"],
  ["elevation_profile_url", "Elevation Profile"],
  ["gpx_url", "GPX Track"],
  ["rules_url", "Rules"],
] as const;

/** What only some races have; open where it holds something wrong. */
export function LinkFields({ field, hasErrors }: FieldValues & { hasErrors: boolean }) {
  const isWrong = links.some(([name]) => field(name).error !== undefined);
  return (
    <details className="card px-5 py-4" open={hasErrors && isWrong}>
      <summary className="flex cursor-pointer items-center gap-2 py-1 font-semibold">
        <Icon name="chevron-down" /> Links and course
      </summary>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        {links.map(([name, label, hint]) => (
          <TextField key={name} type="url" label={label} hint={hint} {...field(name)} />
        ))}
        <TextField label="Elevation Gain" {...field("elevation_gain")} />
        <TextField label="Elevation Loss" {...field("elevation_loss")} />
      </div>
    </details>
  );
}
