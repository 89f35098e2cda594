import { Form, href, useNavigation } from "react-router";
import { sportOptions } from "#features/activities/messages.ts";
import { activityLimits } from "#features/activities/reading/limits.ts";
import type { ShownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";

/** What its runner may change of an activity: its name, its file, and whether it is there. */
export function ManageForms({
  activity,
  problem,
  naming,
}: {
  activity: ShownActivity;
  /** Why it was not changed. */
  problem: string | null;
  /** The form of its name, if it is open, with what was wrong. */
  naming: { errors: FormErrors | null } | null;
}) {
  const { id, name, sport, file } = activity;
  const sentTo = useNavigation().formAction;
  const own = href("/training/activities/:id", { id });
  const rename = href("/training/activities/:id/rename", { id });
  const errors = naming?.errors;
  const said = errors?.form ?? problem;
  const section = useShown<HTMLElement>(errors ?? problem);
  return (
    <section ref={section} className="activity-manage" aria-labelledby="manage">
      <h2 id="manage">Change this activity</h2>
      {said && <Notice kind="problem">{said}</Notice>}
      <details open={naming !== null}>
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
                accept=".fit,.gpx,.tcx,.gz"
                className="input file-input"
              />
            )}
          </Field>
          <Button type="submit" look="quiet" busy={sentTo === own}>
            {sentTo === own ? "Measuring…" : file ? "Replace File" : "Add File"}
          </Button>
        </Form>
        {file && (
          <Form method="post" action={href("/training/activities/:id/remove-file", { id })}>
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
          action={href("/training/activities/:id/delete", { id })}
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
