import { href, redirect } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { importStepProblems } from "#features/races/import/preview/messages.ts";
import { cancelImport } from "#features/races/import/steps.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/cancel.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/races/import/:id/cancel` stops an import after the batch that is being stored. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const { problem } = await cancelImport(services(args.context), admin, id);
  const own = href("/admin/races/import/:id", { id });
  return problem ? seeOtherSaying(own, importStepProblems[problem]) : redirect(own, 303);
}

/** A visit by address shows the import. */
export const loader = adminPostOnly(({ id }: { id: string }) =>
  href("/admin/races/import/:id", { id }),
);
