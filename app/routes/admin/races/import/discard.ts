import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { importStepProblems } from "#features/races/import/preview/messages.ts";
import { discardUpload } from "#features/races/import/steps.server.ts";
import { services } from "#services/context.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import { adminPostOnly } from "../../admin-post-only.server.ts";
import type { Route } from "./+types/discard.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /admin/races/import/:id/discard` lets go of a file that was not imported. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { problem } = await discardUpload(services(args.context), admin, args.params.id);
  const said = problem ? importStepProblems[problem] : "The file is discarded.";
  return seeOtherSaying(href("/admin/races/import"), said);
}

/** A visit by address shows the import. */
export const loader = adminPostOnly(({ id }: { id: string }) =>
  href("/admin/races/import/:id", { id }),
);
