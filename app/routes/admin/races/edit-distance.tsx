import { href } from "react-router";
import type { EditedDistance, EditedRace } from "#features/races/editing/details.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { FormErrors } from "#values/form.ts";
import { DistanceFields } from "./distance-fields.tsx";

/** The tab of one distance, or of one more. */
export function EditDistance({
  race,
  distance,
  errors,
  version = distance?.version,
  isBusy,
}: {
  race: EditedRace;
  distance: EditedDistance | null;
  errors: FormErrors | null;
  /** What is stored now, where it is not what was loaded. */
  version: string | undefined;
  isBusy: boolean;
}) {
  if (!distance) {
    return <DistanceFields distance={null} save="Add Distance" {...{ errors, isBusy }} />;
  }
  const ids = { id: race.id, distanceId: distance.id };
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <DistanceFields save="Save Distance" {...{ distance, errors, isBusy }}>
        <ButtonLink
          look="plain"
          className="text-danger"
          to={href("/admin/races/edit/:id/distances/:distanceId/delete", ids)}
        >
          Delete Distance
        </ButtonLink>
      </DistanceFields>
    </>
  );
}
