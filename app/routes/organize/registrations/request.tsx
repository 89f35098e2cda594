import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { RequestScreen } from "#features/registrations/review-requests/screens/request-screen.tsx";
import {
  requestIn,
  submitRequest,
} from "#features/registrations/review-requests/screens/request-submission.server.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/request.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  return requestIn(args, await requireOrganizer(args), args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  return submitRequest(args, organizer, { at: workspace, id: args.params.id });
}

export const meta: Route.MetaFunction = () => officeMeta("Ask for a review");

/** Asks a runner of an own race for a review. */
export default function ReviewRequestPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  return <RequestScreen registrationId={params.id} found={loaderData} errors={actionData} />;
}
