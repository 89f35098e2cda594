import { href } from "react-router";
import { ActivityView } from "#features/activities/showing/activity-view.tsx";
import type { ShownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
import type { LengthUnit } from "#values/length.ts";
import { TrainingFrame } from "../frame.tsx";
import { ManageForms } from "./manage-forms.tsx";

/** One activity: where it led, how fast, how high, and with what effort. */
export function ActivityPage({
  page: { activity, unit, said },
  problem = null,
  naming = null,
}: {
  page: { activity: ShownActivity; unit: LengthUnit; said: string | null };
  /** Why it was not changed. */
  problem?: string | null;
  /** The form of its name, if it is open, with what was wrong. */
  naming?: { errors: FormErrors | null } | null;
}) {
  return (
    <TrainingFrame at="activities" said={said}>
      <BackLink to={href("/training/activities")}>All activities</BackLink>
      <ActivityView activity={activity} unit={unit} />
      <ManageForms activity={activity} problem={problem} naming={naming} />
    </TrainingFrame>
  );
}
