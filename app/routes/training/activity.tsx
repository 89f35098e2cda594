import { Form, href, redirect, useHref } from "react-router";
import { sportOptions } from "#features/activities/messages.ts";
import { activityLimits } from "#features/activities/reading/recording.ts";
import { ActivityView } from "#features/activities/showing/activity-view.tsx";
import type { ShownActivity } from "#features/activities/showing/shown-activity.server.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { offering } from "#ui/form/files/accepted-files.ts";
import { useShown } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
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
  officeMeta(
    loaderData?.activity.name ?? { en: "Activity", es: "Actividad" },
    pageLanguages(matches).lang,
  );

/** One activity: its course, pace, climb and effort. */
export default function Activity({ loaderData, actionData, params }: Route.ComponentProps) {
  const say = useSay();
  const { activity, unit, said } = loaderData;
  return (
    <TrainingFrame at="activities" said={said}>
      <BackLink to={href("/training/activities")}>
        {say({ en: "All activities", es: "Todas las actividades" })}
      </BackLink>
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
  const say = useSay();
  const errors = refusal && "naming" in refusal ? refusal.naming : null;
  const problem = refusal && "problem" in refusal ? refusal.problem : errors?.form;
  const section = useShown<HTMLElement>(refusal);
  return (
    <section ref={section} className="activity-manage" aria-labelledby="manage">
      <h2 id="manage">{say({ en: "Change this activity", es: "Cambiar esta actividad" })}</h2>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <RenameForm activity={activity} errors={errors} isOpen={isNaming} />
      <FileForms activity={activity} />
      <Deletion activity={activity} />
    </section>
  );
}

function RenameForm({
  activity: { id, name, sport },
  errors,
  isOpen,
}: {
  activity: ShownActivity;
  errors: FormErrors | null;
  isOpen: boolean;
}) {
  const lang = useLang();
  const say = useSay();
  const rename = href("/training/activities/:id/:change?", { id, change: "rename" });
  const isRenaming = useIsSending(rename);
  return (
    <details open={isOpen}>
      <summary className="disclosure">
        {say({ en: "Name and sport", es: "Nombre y deporte" })}
      </summary>
      <Form method="post" action={rename} className="activity-rename">
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          name="name"
          required
          maxLength={activityLimits.name}
          defaultValue={errors?.typed.name ?? name}
          error={errors?.fields.name}
        />
        <Select
          label={say({ en: "Sport", es: "Deporte" })}
          name="sport"
          defaultValue={errors?.typed.sport ?? sport}
          options={sportOptions(lang)}
        />
        <Button type="submit" look="quiet" busy={isRenaming}>
          {say({ en: "Save", es: "Guardar" })}
        </Button>
      </Form>
    </details>
  );
}

/** The file that the numbers are measured from: to download, to replace and to remove. */
function FileForms({ activity: { id, file } }: { activity: ShownActivity }) {
  const say = useSay();
  const own = href("/training/activities/:id/:change?", { id });
  const download = useHref(href("/training/activities/:id/file", { id }));
  const isSendingFile = useIsSending(own);
  return (
    <details>
      <summary className="disclosure">
        {file
          ? say({ en: "The file", es: "El archivo" })
          : say({ en: "Add a file", es: "Agregar un archivo" })}
      </summary>
      {file && (
        <p>
          <a href={download} download className="link-strong">
            {say({ en: `Download ${file.name}`, es: `Descargar ${file.name}` })}
          </a>{" "}
          <span className="text-muted">
            {file.format.toUpperCase()}, {file.size}
          </span>
        </p>
      )}
      <Form method="post" action={own} encType="multipart/form-data" className="activity-replace">
        <Field
          label={
            file
              ? say({ en: "Another file of this activity", es: "Otro archivo de esta actividad" })
              : say({ en: "The file of this activity", es: "El archivo de esta actividad" })
          }
          hint={say({
            en: `FIT, GPX, TCX or KML, up to ${activityLimits.megabytes} MB. The activity is measured again from it.`,
            es: `FIT, GPX, TCX o KML, de hasta ${activityLimits.megabytes} MB. La actividad se mide de nuevo con él.`,
          })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept={offering(".fit", ".gpx", ".tcx", ".kml", ".kmz", ".gz")}
              className="input file-input"
            />
          )}
        </Field>
        <Button type="submit" look="quiet" busy={isSendingFile}>
          {isSendingFile
            ? say({ en: "Measuring…", es: "Midiendo…" })
            : file
              ? say({ en: "Replace File", es: "Reemplazar archivo" })
              : say({ en: "Add File", es: "Agregar archivo" })}
        </Button>
      </Form>
      {file && (
        <Form
          method="post"
          action={href("/training/activities/:id/:change?", { id, change: "remove-file" })}
        >
          <p className="mb-3 text-muted">
            {say({
              en: "Without its file, the numbers stay as they are.",
              es: "Sin su archivo, los números se quedan como están.",
            })}
          </p>
          <Button type="submit" look="quiet">
            {say({ en: "Remove File", es: "Quitar archivo" })}
          </Button>
        </Form>
      )}
    </details>
  );
}

function Deletion({ activity: { id, name } }: { activity: ShownActivity }) {
  const say = useSay();
  return (
    <details>
      <summary className="disclosure text-danger">
        {say({ en: "Delete this activity", es: "Eliminar esta actividad" })}
      </summary>
      <Form
        method="post"
        action={href("/training/activities/:id/:change?", { id, change: "delete" })}
        className="grid gap-3"
      >
        <p>
          {say({
            en: `“${name}” is deleted with its file and its numbers. This cannot be undone.`,
            es: `“${name}” se elimina con su archivo y sus números. Esto no se puede deshacer.`,
          })}
        </p>
        <div>
          <Button type="submit" look="danger">
            {say({ en: "Delete Activity", es: "Eliminar actividad" })}
          </Button>
        </div>
      </Form>
    </details>
  );
}
