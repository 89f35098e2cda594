import { Form, href, redirect, useNavigation } from "react-router";
import { sportOptions } from "#features/activities/messages.ts";
import { activityLimits } from "#features/activities/reading/limits.ts";
import { ActivityView } from "#features/activities/showing/activity-view.tsx";
import type { ShownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { offering } from "#ui/form/files/accepted-files.ts";
import { useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/activity.ts";
import styles from "./activity/activity.css?url";
import {
  type ActivityRefusal,
  activityPath,
  loadActivity,
  submitDeletion,
  submitFile,
  submitFileRemoval,
  submitName,
  submitRestoration,
  submitStrike,
} from "./activity/activity.server.ts";
import { TrainingFrame } from "./frame.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const changes = {
  delete: submitDeletion,
  "remove-file": submitFileRemoval,
  /** Its address shows the page with the form of the name open. */
  rename: submitName,
  /** One of its best efforts. */
  strike: submitStrike,
  restore: submitRestoration,
};

export function loader(args: Route.LoaderArgs) {
  const { change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  if (change !== undefined && change !== "rename") throw redirect(activityPath(args));
  return loadActivity(args);
}

/** Replaces the file, or makes another change; a refusal is shown on the page of the activity. */
export function action(args: Route.ActionArgs) {
  const { change } = args.params;
  if (change === undefined) return submitFile(args);
  return changeOf<(typeof changes)[keyof typeof changes]>(changes, change)(args);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData?.activity.name ?? "Activity", pageLanguages(matches).lang);

/** One activity: its course, pace, climb and effort. */
export default function Activity({ loaderData, actionData, params }: Route.ComponentProps) {
  const { activity, unit, said } = loaderData;
  return (
    <TrainingFrame at="activities" said={said}>
      <BackLink to={href("/training/activities")}>All activities</BackLink>
      <ActivityView activity={activity} unit={unit} />
      <ManageForms
        activity={activity}
        refusal={actionData ?? null}
        isNaming={params.change === "rename"}
      />
    </TrainingFrame>
  );
}

/** What runners may change of their activity: its name, its file, and whether it exists. */
function ManageForms({
  activity,
  refusal,
  isNaming,
}: {
  activity: ShownActivity;
  refusal: ActivityRefusal | null;
  /** Whether the form of the name is open. */
  isNaming: boolean;
}) {
  const { id, name, sport, file } = activity;
  const sentTo = useNavigation().formAction;
  const own = href("/training/activities/:id/:change?", { id });
  const rename = href("/training/activities/:id/:change?", { id, change: "rename" });
  const errors = refusal && "naming" in refusal ? refusal.naming : null;
  const problem = refusal && "problem" in refusal ? refusal.problem : errors?.form;
  const section = useShown<HTMLElement>(refusal);
  return (
    <section ref={section} className="activity-manage" aria-labelledby="manage">
      <h2 id="manage">Change this activity</h2>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <details open={isNaming}>
        <summary>Name and sport</summary>
        <Form method="post" action={rename} className="activity-rename">
          <TextField
            label="Name"
            name="name"
            required
            maxLength={activityLimits.name}
            defaultValue={errors?.typed.name ?? name}
            error={errors?.fields.name}
          />
          <Select
            label="Sport"
            name="sport"
            defaultValue={errors?.typed.sport ?? sport}
            options={sportOptions}
          />
          <Button type="submit" look="quiet" busy={sentTo === rename}>
            Save
          </Button>
        </Form>
      </details>
      <details>
        <summary>{file ? "The file" : "Add a file"}</summary>
        {file && (
          <p>
            <a href={href("/training/activities/:id/file", { id })} download className="link">
              Download {file.name}
            </a>{" "}
            <span className="text-muted">
              {file.format.toUpperCase()}, {file.size}
            </span>
          </p>
        )}
        <Form method="post" action={own} encType="multipart/form-data" className="activity-replace">
          <Field
            label={file ? "Another file of this activity" : "The file of this activity"}
            hint={`FIT, GPX or TCX, up to ${activityLimits.megabytes} MB. The activity is measured again from it.`}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept={offering(".fit", ".gpx", ".tcx", ".gz")}
                className="input file-input"
              />
            )}
          </Field>
          <Button type="submit" look="quiet" busy={sentTo === own}>
            {sentTo === own ? "Measuring…" : file ? "Replace File" : "Add File"}
          </Button>
        </Form>
        {file && (
          <Form
            method="post"
            action={href("/training/activities/:id/:change?", { id, change: "remove-file" })}
          >
            <p className="mb-3 text-muted">Without its file, the numbers stay as they are.</p>
            <Button type="submit" look="quiet">
              Remove File
            </Button>
          </Form>
        )}
      </details>
      <details>
        <summary className="text-danger">Delete this activity</summary>
        <Form
          method="post"
          action={href("/training/activities/:id/:change?", { id, change: "delete" })}
          className="grid gap-3"
        >
          <p>“{name}” is deleted with its file and its numbers. This cannot be undone.</p>
          <div>
            <Button type="submit" look="danger">
              Delete Activity
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
