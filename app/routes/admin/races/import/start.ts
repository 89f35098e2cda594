import { href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { importStepProblems } from "#features/races/import/preview/messages.ts";
import { startImport } from "#features/races/import/steps.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/start.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/races/import/:id/start` begins an import, or goes on with one that stopped. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const onlyExisting = form.has("only_existing");
  const tellOrigin = form.get("tell") === "yes" ? publicOrigin(args.request) : null;
  const { id } = args.params;
  const options = { onlyExisting, tellOrigin };
  const { problem } = await startImport(services(args.context), admin, id, options);
  const own = href("/admin/races/import/:id", { id });
  return problem ? seeOtherSaying(own, importStepProblems[problem]) : redirect(own, 303);
}

/** A visit by address shows the import. */
export const loader = adminPostOnly(({ id }: { id: string }) =>
  href("/admin/races/import/:id", { id }),
);
