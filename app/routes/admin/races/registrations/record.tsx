import { data } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { requestsFor } from "#features/registrations/review-requests/queries.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { EntryScreen } from "#features/registrations/roster/screens/entry-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { services } from "#services/context.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/record.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db } = services(args.context);
  const entry = await findEntry({ db }, admin, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  const [history, requests] = await Promise.all([
    readAuditLog({ db }, { subjectId: entry.id }, 1),
    requestsFor({ db }, entry.id),
  ]);
  return { entry, history: history.rows, requests };
}

/** Also after a refusal: another admin may have changed the entry. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  return changeFrom(args, admin, args.url.pathname);
}

/** The only screen with everything that a runner gave. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = () => officeMeta("Registration");

export default function RegistrationRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryScreen {...loaderData} problem={actionData} />;
}
