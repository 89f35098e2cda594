import { href } from "react-router";
import { RaceFields } from "#features/races/editing/screens/race-fields.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { FormWays } from "#ui/form/form-ways.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";

/** The first step. */
export function NewRace({ errors, isBusy }: { errors: EditAnswer | null; isBusy: boolean }) {
  return (
    <>
      <RaceFields details={null} photo={null} errors={errors} />
      <SaveBar>
        <FormWays busy={isBusy} out={href("/admin/races")} outLook="plain">
          {isBusy ? "Saving…" : "Save & Add Distances"}
        </FormWays>
      </SaveBar>
    </>
  );
}
