import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { receivingProblems } from "#features/activities/messages.ts";
import { uploadLimits } from "#features/activities/reading/recording.ts";
import { activityUpload } from "#features/activities/schema.ts";
import { receiveFiles } from "#features/activities/uploading/uploads.server.ts";
import { services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { readForm } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/list.ts";
import styles from "./activities.css?url";
import { loadActivities } from "./activity-list.server.ts";
import { ActivityList } from "./activity-list.tsx";

export const handle: Handle = { keepsPages: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader(args: Route.LoaderArgs) {
  return loadActivities(args);
}

const filesLimit = upTo(uploadLimits.megabytes + 4, {
  en: `The files are larger than ${uploadLimits.megabytes} MB together. Send them in parts.`,
  es: `Los archivos pesan juntos más de ${uploadLimits.megabytes} MB. Envíalos por partes.`,
});

/** `POST /training/activities` takes files of activities. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { value } = readForm(activityUpload, await fileFormOf(args, viewer, filesLimit));
  if (!value) throw data(null, 400);
  const received = await receiveFiles(services(args.context), viewer, value.files);
  if ("problem" in received) return data({ problem: receivingProblems[received.problem] }, 400);
  return redirect(href("/training/uploads/:id", { id: received.id }), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Activities", es: "Actividades" }, pageLanguages(matches).lang);

export default function Activities({ loaderData, actionData }: Route.ComponentProps) {
  return <ActivityList list={loaderData} problem={actionData?.problem ?? null} />;
}
