import {
  adminFields,
  type OwnRace,
  type RaceField,
  registrationStatusOptions,
} from "#features/races/editing/details.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { raceStatuses } from "#features/races/race.ts";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { fieldValues } from "#ui/form/field-values.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { OpenedWith } from "#ui/form/opened-with.tsx";
import { Select } from "#ui/form/select.tsx";
import type { FormErrors } from "#values/form/form.ts";
import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";
import { fieldTexts } from "#values/form/three-way.ts";
import { formatCount } from "#values/text/count.ts";
import { DistanceOrder } from "./distance-order.tsx";
import { RaceFields } from "./race-fields.tsx";
import { raceLabels } from "./race-labels.ts";

/** The tab of what a race is, with the order of its distances. */
export function EditDetails({
  race,
  answer,
  isBusy,
}: {
  race: OwnRace;
  answer: EditAnswer | null;
  isBusy: boolean;
}) {
  const at = useWorkplace();
  const stored = fieldTexts({ ...race.details, race_photo: race.photo });
  const shown = at.isOffice ? stored : withoutAdminFields(stored);
  const opened = answer?.meanwhile?.stored ?? shown;
  return (
    <>
      <OpenedWith texts={opened} answer={answer} />
      <RaceFields
        details={race.details}
        photo={race.photo}
        errors={answer}
        status={<StatusFields race={race} errors={answer} />}
      />
      <DistanceOrder race={race} />
      <SaveBar>
        <FormWays busy={isBusy} out={at.races} outLook="plain">
          {isBusy ? "Saving…" : "Save Changes"}
        </FormWays>
      </SaveBar>
    </>
  );
}

/** What an organizer's form has no field for was not opened with it either. */
function withoutAdminFields(texts: FieldTexts): FieldTexts {
  const hidden: readonly string[] = adminFields;
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}

function StatusFields({ race, errors }: { race: OwnRace; errors: FormErrors | null }) {
  const { text, field } = fieldValues<RaceField>(race.details, errors);
  const registration = [...new Set([...registrationStatusOptions, text("registration_status")])];
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={raceLabels.race_status}
          {...field("race_status")}
          options={raceStatuses.map((value) => ({ value, label: value }))}
        />
        <Select
          label={raceLabels.registration_status}
          {...field("registration_status")}
          options={registration.map((value) => ({ value, label: value }))}
        />
      </div>
      {race.runners > 0 && (
        <p className="mt-2 text-sm text-muted">
          <b className="font-semibold text-ink">
            {formatCount(race.runners)} {race.runners === 1 ? "runner is" : "runners are"}{" "}
            registered.
          </b>{" "}
          {race.details.race_status !== "completed" &&
            "Each gets a mail when you cancel the race or change its date, start time or place."}
        </p>
      )}
    </div>
  );
}
