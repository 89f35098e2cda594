import type { EditedDistance, EditedRace } from "#features/races/editing/details.ts";
import { distanceTexts } from "#features/races/editing/distances/distance-texts.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";
import { DistanceFields } from "./distance-fields.tsx";

/** The tab of one distance, or of one more. */
export function EditDistance({
  race,
  distance,
  isGone,
  answer: errors,
  isBusy,
}: {
  race: Pick<EditedRace, "id">;
  distance: EditedDistance | null;
  /** The distance was deleted: what was typed about it can be added as a new one. */
  isGone: boolean;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const at = useWorkplace();
  const cancel = (
    <ButtonLink look="plain" to={at.races}>
      Cancel
    </ButtonLink>
  );
  if (!distance) {
    return (
      <>
        {isGone && !errors && <Notice kind="problem">{editingProblems["no-distance"]}</Notice>}
        <DistanceFields distance={null} save="Add Distance" errors={errors} isBusy={isBusy}>
          {cancel}
        </DistanceFields>
      </>
    );
  }
  const texts =
    errors?.meanwhile?.stored ?? distanceTexts({ ...distance.details, ...distance.pictures });
  return (
    <>
      <OpenedWith texts={texts} answer={errors} />
      <DistanceFields
        save="Save Distance"
        distance={distance}
        errors={errors}
        isBusy={isBusy}
        course={
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
            <p className="min-w-0 flex-1 basis-60 text-muted">
              A GPX, TCX, KML or FIT file gives the page a profile, a line and the climb.
            </p>
            <ButtonLink look="quiet" to={at.course(race.id, distance.id)}>
              Course and Profile
            </ButtonLink>
          </div>
        }
      >
        {cancel}
      </DistanceFields>
    </>
  );
}
