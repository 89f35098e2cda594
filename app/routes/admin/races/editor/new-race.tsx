import { href } from "react-router";
import { RaceFields } from "#features/races/editing/screens/race-fields.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";

/** The first step. */
export function NewRace({ errors, isBusy }: { errors: EditAnswer | null; isBusy: boolean }) {
  return (
    <div className="grid gap-6">
      <RaceFields details={null} photo={null} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Saving…" : "Save & Add Distances"}
        </Button>
        <ButtonLink to={href("/admin/races")} look="plain">
          Cancel
        </ButtonLink>
      </div>
    </div>
  );
}
