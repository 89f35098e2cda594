import { data } from "react-router";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { categoriesOf } from "#features/registrations/categories/queries.server.ts";
import { lineageOf } from "#features/registrations/orders/changes/queries.server.ts";
import { answersOfEntry } from "#features/registrations/questions/queries.server.ts";
import { requestsFor } from "#features/registrations/review-requests/queries.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { EntryScreen } from "#features/registrations/roster/screens/entry-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { services } from "#services/context.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registration.ts";
import { requireEditor } from "./editor.server.ts";

/** Organizers do not learn who else changes registrations. */
const otherPerson = "another person";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db } = services(args.context);
  const entry = await findEntry({ db }, editor, args.params.id);
  if (!entry)
    throw data({ en: "Registration not found", es: "No encontramos la inscripción" }, 404);
  const [history, requests, categories, toOrganizer, lineage] = await Promise.all([
    readAuditLog({ db }, { subjectId: entry.id }, 1),
    requestsFor({ db }, entry.id),
    categoriesOf(db, entry.race.id),
    answersOfEntry({ db }, entry.id),
    lineageOf({ db }, entry.id),
  ]);
  const named = (email: string | null) =>
    editor.isAdmin || email === editor.email ? email : otherPerson;
  return {
    entry,
    categories,
    toOrganizer,
    lineage,
    history: history.rows.map((row) => ({ ...row, adminEmail: named(row.adminEmail) })),
    requests: requests.map((row) => ({ ...row, by: named(row.by) })),
  };
}

/** Also after a refusal: somebody else may have changed the entry. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { editor } = await requireEditor(args);
  const entry = await findEntry(services(args.context), editor, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  return changeFrom(args, editor, pathOf(args.url));
}

/** The only screen with everything that a runner gave. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Registration", es: "Inscripción" }, pageLanguages(matches).lang);

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return <EntryScreen {...loaderData} problem={actionData} />;
}
