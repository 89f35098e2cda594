import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findUpload } from "#features/activities/uploading/uploads.server.ts";
import { services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/upload.ts";
import { TrainingFrame } from "./frame.tsx";
import styles from "./upload/upload.css?url";
import { UploadAnswers } from "./upload/upload-answers.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { searchParams } = args.url;
  const upload = await findUpload(services(args.context), viewer, args.params.id);
  if (!upload) throw data("This upload is not there. Uploads are listed for 30 days.", 404);
  const [only] = upload.answers;
  // One file that became an activity needs no list.
  if (
    upload.isFinished &&
    upload.answers.length === 1 &&
    only?.state === "taken" &&
    !only.problem
  ) {
    if (only.activity && !searchParams.has("list")) {
      throw redirect(href("/training/activities/:id", { id: only.activity.id }));
    }
  }
  return upload;
}

export const meta: Route.MetaFunction = () => officeMeta("Upload");

/** What becomes of the files of an upload, one by one. */
export default function Upload({ loaderData }: Route.ComponentProps) {
  return (
    <TrainingFrame at="activities">
      <UploadAnswers upload={loaderData} />
    </TrainingFrame>
  );
}
