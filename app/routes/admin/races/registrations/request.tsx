import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { office } from "#features/races/editing/workplace.ts";
import { RequestScreen } from "#features/registrations/review-requests/screens/request-screen.tsx";
import {
  requestIn,
  submitRequest,
} from "#features/registrations/review-requests/screens/request-submission.server.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/request.ts";

export const handle: Handle = { keepsPages: true };

/** Also what the dialog reads. */
export async function loader(args: Route.LoaderArgs) {
  return requestIn(args, await requireAdmin(args), args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return submitRequest(args, admin, { at: office, id: args.params.id });
}

export const meta: Route.MetaFunction = () => officeMeta("Ask for a review");

/** The page of the dialog: without scripts, and in a tab of its own. */
export default function ReviewRequestPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return <RequestScreen registrationId={params.id} found={loaderData} errors={actionData} />;
}
