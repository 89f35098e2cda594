import { RequestScreen } from "#features/registrations/review-requests/screens/request-screen.tsx";
import {
  requestIn,
  submitRequest,
} from "#features/registrations/review-requests/screens/request-submission.server.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/review-request.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** Also what the dialog reads. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return requestIn(args, editor, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitRequest(args, editor, { at, id: args.params.id });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Ask for a review", es: "Pedir una reseña" }, pageLanguages(matches).lang);

/** The page of the dialog: without scripts, and in a tab of its own. */
export default function ReviewRequestPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return <RequestScreen registrationId={params.id} found={loaderData} errors={actionData} />;
}
